package dev.cleave.acks.space;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Thing;

/** Light of torches and lanterns, and whom it falls on. A2.MOVE.08 */
final class Light {

  private final SpaceRoom fight;

  Light(SpaceRoom fight) {
    this.fight = fight;
  }

  /** Light from a hand, or from where it was dropped. */
  boolean shinesOn(Combatant target) {
    return fight.memory.anythingShines && (isLitByHand(target) || isLitFromGround(target));
  }

  private boolean isLitByHand(Combatant target) {
    for (Fighter fighter : fight.fighters) {
      Combatant bearer = fighter.who;
      int feet = fight.field.isOn(bearer) ? reach(bearer) : 0;
      feet = fighter.infirmity.has("half light") ? feet / 2 : feet; // A2.T.TAMPERING
      if (feet > 0 && fight.field.within(bearer, target, feet)) {
        return true;
      }
    }
    return false;
  }

  private static int reach(Combatant bearer) {
    int feet = 0;
    for (Item item : bearer.items()) {
      feet = item.lit() && item.isInHand() ? Math.max(feet, item.light()) : feet;
    }
    return feet;
  }

  private boolean isLitFromGround(Combatant target) {
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Thing thing) {
        Item item = thing.item();
        if (item != null && item.lit() && fight.field.distance(target, thing) <= item.light()) {
          return true;
        }
      }
    }
    return false;
  }
}
