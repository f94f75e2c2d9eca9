package dev.cleave.engine.table;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import java.math.BigDecimal;
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
      Act act = read(text, who, battle);
      if (act != null) {
        return act;
      }
    }
    return null;
  }

  /** Names may begin alike, so what is no act of this one may still be another's. */
  private static @Nullable Act read(String text, Combatant who, Battle battle) {
    String set = "set " + who.name() + " to ";
    if (text.startsWith(set) && text.endsWith(" hp") && text.length() >= set.length() + 3) {
      return hitPoints(who, text.substring(set.length(), text.length() - 3));
    }
    String move = "move " + who.name() + " to ";
    if (text.startsWith(move)) {
      Spot spot = spot(text.substring(move.length()), battle);
      return spot == null || !battle.field().has(spot, who) ? null : new Act.Placed(who, spot);
    }
    return text.equals("remove " + who.name()) ? new Act.Removed(who) : null;
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
      return new Square(halves(text.substring(0, comma)), halves(text.substring(comma + 1)));
    } catch (NumberFormatException | ArithmeticException notASquare) {
      return null;
    }
  }

  /** "4" or "4.5" in half squares; anything finer is no place. */
  private static int halves(String squares) {
    return new BigDecimal(squares.strip()).multiply(BigDecimal.TWO).intValueExact();
  }
}
