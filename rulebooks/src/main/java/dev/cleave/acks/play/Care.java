package dev.cleave.acks.play;

import dev.cleave.acks.gear.Belongings;
import dev.cleave.acks.magic.Remedies;
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
    Combatant fallen = fallen(who);
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
      if (friend != who
          && !friend.isEnemyOf(who)
          && fight.firstAid().isDue(friend)
          && fight.firstAid().bars(who, friend) == null) {
        Combatant nearest = fight.foes().nearest(who);
        boolean safe =
            nearest == null
                || fight.field.distance(who, nearest) > fight.movement().running(nearest);
        return safe ? friend : null;
      }
    }
    return null;
  }
}
