package dev.cleave.acks.play;

import dev.cleave.acks.gear.Belongings;
import dev.cleave.acks.magic.Remedies;
import dev.cleave.acks.space.Foes;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.wounds.FirstAid;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import org.jspecify.annotations.Nullable;

/** Looking after oneself and the fallen, as people do whom nobody plays. */
final class Care {

  /** Below a third of his hit points. */
  private static final int BADLY_HURT = 3;

  private final Fight fight;

  Care(Fight fight) {
    this.fight = fight;
  }

  /** A draught for the badly hurt, help for the fallen when nobody is near. */
  @Nullable Action usual(Combatant who) {
    if (BADLY_HURT * who.hitPoints() < who.mostHitPoints() && !fight.engagement().isEngaged(who)) {
      Action draught = draught(who);
      if (draught != null) {
        return draught;
      }
    }
    Combatant fallen = fight.memory.anybodyFell ? fallen(who) : null;
    return fallen == null ? null : new FirstAid.Treat(fight, fallen, null, false);
  }

  private @Nullable Action draught(Combatant who) {
    for (Item item : who.items()) {
      if (item.is("potion") && item.heals().most() > 0) {
        if (item.isInHand()) {
          return new Remedies.Treat(fight, Remedies.Way.DRINK, item, who);
        }
        var take = new Belongings.Take(fight, item);
        if (take.bars(who, Slot.MOVEMENT) == null) {
          return take;
        }
      }
    }
    return null;
  }

  /** A friend at hand whom nobody has treated, unless an enemy could run up meanwhile. */
  private @Nullable Combatant fallen(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend != who && fight.firstAid().isDue(friend) && !friend.isEnemyOf(who)) {
        if (!isSafe(who)) {
          return null;
        }
        if (fight.firstAid().bars(who, friend) == null) {
          return friend;
        }
      }
    }
    return null;
  }

  private boolean isSafe(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      if (Foes.isFoe(who, fighter.who)
          && (fight.field.within(who, fighter.who, fight.book.meleeReach)
              || fight.field.within(who, fighter.who, fight.movement().running(fighter.who)))) {
        return false;
      }
    }
    return true;
  }
}
