package dev.cleave.acks1;

import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * How one who means to let a foe come keeps his blow for it: he sets his weapon if he is the one
 * who would be charged, or lets the next of them act before him. A1.INIT.11, A1.CHARGE.11-15
 */
final class Biding {

  private final FirstEdition fight;

  Biding(FirstEdition fight) {
    this.fight = fight;
  }

  /** Null where nobody is left who could still come. */
  @Nullable Action of(Combatant who) {
    int next = Integer.MIN_VALUE;
    boolean charged = false;
    for (Fighter fighter : fight.fighters) {
      Combatant foe = fighter.who;
      if (Foes.isFoe(who, foe) && fight.initiative().isToCome(foe) && mayCome(who, foe)) {
        next = Math.max(next, fighter.due);
        charged |= isForemost(who, foe);
      }
    }
    if (next == Integer.MIN_VALUE) {
      return null;
    }
    if (charged && fight.setWeapon().canBrace(who)) {
      return new SetWeapon.Brace(fight, who.weapon());
    }
    int count = Math.min(next, fight.initiative().count()) - 1;
    return new Initiative.DelayTo(fight, count);
  }

  /** At him, or at whoever stands before him. */
  private boolean mayCome(Combatant who, Combatant foe) {
    return fight.canAct(foe)
        && !fight.engagement().isEngaged(foe)
        && fight.field.distance(who, foe) <= fight.movement().running(foe) + fight.book.meleeReach;
  }

  /** No friend is nearer to this foe. */
  private boolean isForemost(Combatant who, Combatant foe) {
    int feet = fight.field.distance(who, foe);
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend.isStanding()
          && friend.side() == who.side()
          && fight.field.distance(friend, foe) < feet) {
        return false;
      }
    }
    return true;
  }
}
