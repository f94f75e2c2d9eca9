package dev.cleave.acks.space;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Trail;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody goes, as people write it: "to 4,5", "to 6,5 by 4,4 by 5,4", "to 4.5,5 facing N".
 *
 * @param facing where he looks all the way, null if it does not matter to him
 */
public record Places(Spot to, @Nullable Facing facing) {

  public static String text(Spot to, @Nullable Facing facing) {
    return (to instanceof Bearing ? "" : "to ")
        + to.text()
        + (facing == null ? "" : " facing " + facing.name());
  }

  /**
   * Null if it is written in no such way. On a map "toward Orc 1" is short for the squares that
   * lead there.
   */
  public static @Nullable Places read(String text, Battle battle) {
    if (!text.startsWith("to ")) {
      Bearing bearing = bearing(text, battle);
      return bearing == null ? null : new Places(bearing, null);
    }
    String way = text.substring(3);
    Facing facing = null;
    int at = way.indexOf(" facing ");
    if (at >= 0) {
      facing = facing(way.substring(at + 8).strip());
      way = way.substring(0, at);
      if (facing == null) {
        return null;
      }
    }
    Spot to = spot(way);
    return to == null ? null : new Places(to, facing);
  }

  private static @Nullable Bearing bearing(String text, Battle battle) {
    for (Combatant other : battle.combatants()) {
      String name = other.name().toLowerCase(Locale.ROOT);
      if (text.equals("toward " + name)) {
        return new Bearing(other, true);
      }
      if (text.equals("away from " + name)) {
        return new Bearing(other, false);
      }
    }
    return null;
  }

  private static @Nullable Spot spot(String way) {
    var squares = new ArrayList<Square>();
    for (String each : way.split(" by ", -1)) {
      Square square = square(each);
      if (square == null) {
        return null;
      }
      squares.add(square);
    }
    if (squares.size() == 1) {
      return squares.getFirst();
    }
    squares.add(squares.removeFirst());
    return new Trail(squares);
  }

  public static @Nullable Square square(String text) {
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

  private static int halves(String squares) {
    return new BigDecimal(squares.strip()).multiply(BigDecimal.TWO).intValueExact();
  }

  private static @Nullable Facing facing(String name) {
    for (Facing facing : Facing.values()) {
      if (facing.name().equals(name.toUpperCase(Locale.ROOT))) {
        return facing;
      }
    }
    return null;
  }
}
