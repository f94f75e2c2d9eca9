package dev.cleave.engine.table;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import org.jspecify.annotations.Nullable;

/** Reads the Judge's acts from text, as journals and people write them. */
public final class Acts {

  private Acts() {}

  /**
   * "set Marcus to 5 hp", "move Marcus to 4,5", "move Marcus to toward Orc 1", "remove Marcus".
   *
   * @return null if it is none of these or names nobody here
   */
  public static @Nullable Act read(String text, Battle battle) {
    for (Combatant who : battle.combatants()) {
      String set = "set " + who.name() + " to ";
      if (text.startsWith(set) && text.endsWith(" hp")) {
        return hitPoints(who, text.substring(set.length(), text.length() - 3));
      }
      String move = "move " + who.name() + " to ";
      if (text.startsWith(move)) {
        Spot spot = spot(text.substring(move.length()), battle);
        return spot == null ? null : new Act.Placed(who, spot);
      }
      if (text.equals("remove " + who.name())) {
        return new Act.Removed(who);
      }
    }
    return null;
  }

  private static @Nullable Act hitPoints(Combatant who, String number) {
    try {
      return new Act.HitPoints(who, Integer.parseInt(number.strip()));
    } catch (NumberFormatException notANumber) {
      return null;
    }
  }

  private static @Nullable Spot spot(String text, Battle battle) {
    for (Combatant other : battle.combatants()) {
      if (text.equals("toward " + other.name())) {
        return new Bearing(other, true);
      }
      if (text.equals("away from " + other.name())) {
        return new Bearing(other, false);
      }
    }
    int comma = text.indexOf(',');
    if (comma < 0) {
      return null;
    }
    try {
      double across = Double.parseDouble(text.substring(0, comma).strip());
      double down = Double.parseDouble(text.substring(comma + 1).strip());
      return new Square((int) Math.round(across * 2), (int) Math.round(down * 2));
    } catch (NumberFormatException notASquare) {
      return null;
    }
  }
}
