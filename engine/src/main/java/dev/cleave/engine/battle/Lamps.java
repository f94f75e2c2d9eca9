package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.field.Square;

/** What burns in people's hands, and how far it shines where it is dark. */
public final class Lamps {

  private Lamps() {}

  /** Somebody's light falls on him. */
  public static boolean shineOn(Battle battle, Combatant who) {
    for (Combatant bearer : battle.combatants()) {
      int feet = feet(battle, bearer);
      if (feet > 0 && battle.field().within(bearer, who, feet)) {
        return true;
      }
    }
    return false;
  }

  /** The same of a square of the map. */
  public static boolean shineOn(Battle battle, Square square) {
    for (Combatant bearer : battle.combatants()) {
      int feet = feet(battle, bearer);
      if (feet > 0 && battle.field().distance(bearer, square) <= feet) {
        return true;
      }
    }
    return false;
  }

  private static int feet(Battle battle, Combatant bearer) {
    int feet = 0;
    for (Item item : bearer.items()) {
      if (item.lit() && item.isInHand()) {
        feet = Math.max(feet, item.light());
      }
    }
    return feet > 0 && battle.field().isOn(bearer) ? feet : 0;
  }
}
