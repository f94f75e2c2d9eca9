package dev.cleave.acks.space;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Thing;
import org.jspecify.annotations.Nullable;

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

  /** The same of a square of the map. */
  boolean shinesOnGround(Square square) {
    return fight.memory.anythingShines
        && (isGroundLitByHand(square) || isGroundLitByThings(square));
  }

  private boolean isLitByHand(Combatant target) {
    for (Fighter fighter : fight.fighters) {
      int feet = feet(fighter);
      if (feet > 0 && fight.field.within(fighter.who, target, feet)) {
        return true;
      }
    }
    return false;
  }

  private boolean isGroundLitByHand(Square square) {
    for (Fighter fighter : fight.fighters) {
      int feet = feet(fighter);
      if (feet > 0 && fight.field.distance(fighter.who, square) <= feet) {
        return true;
      }
    }
    return false;
  }

  private int feet(Fighter fighter) {
    int feet = fight.field.isOn(fighter.who) ? reach(fighter.who) : 0;
    int left = fighter.infirmity.has("half light") ? feet / 2 : feet; // A2.T.TAMPERING
    return Math.max(0, left - fighter.infirmity.sum("less light"));
  }

  private int reach(Combatant bearer) {
    int feet = 0;
    for (Item item : bearer.items()) {
      feet = item.isInHand() ? Math.max(feet, reach(item)) : feet;
    }
    return feet;
  }

  /** With the dim light beyond the bright, where the book has any. A1.R.37 */
  private int reach(@Nullable Item item) {
    return item == null || !item.lit() || item.light() == 0
        ? 0
        : item.light() + fight.spaceNumbers().dimLight;
  }

  private boolean isLitFromGround(Combatant target) {
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Thing thing) {
        int feet = reach(thing.item());
        if (feet > 0 && fight.field.distance(target, thing) <= feet) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isGroundLitByThings(Square square) {
    for (Feature feature : fight.field.features()) {
      if (feature instanceof Thing thing) {
        int feet = reach(thing.item());
        if (feet > 0 && fight.field.feet(square, thing) <= feet) {
          return true;
        }
      }
    }
    return false;
  }
}
