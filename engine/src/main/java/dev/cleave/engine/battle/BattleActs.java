package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.scene.Overruled;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Reads the Judge's acts in a battle from text, as journals and people write them. */
final class BattleActs {

  private static final String ADD = "add ";

  private BattleActs() {}

  /**
   * "set Marcus to 5 hp", "move Marcus to 4,5", "move Marcus to toward Orc 1", "turn Marcus to NE",
   * "remove Marcus", "hide Marcus", "reveal Marcus", "give Marcus prone", "lift prone from Marcus",
   * "add Orc 9 at 4,5", "fog off", "next d20 shows 15".
   *
   * @return null if it is none of these or names nobody here
   */
  static @Nullable Act read(String text, Battle battle) {
    Act dice = Overruled.read(text);
    if (dice != null) {
      return dice;
    }
    if (text.equals("fog on") || text.equals("fog off")) {
      return battle.field().map() == null
          ? null
          : new BattleAct.Fogged(battle, text.equals("fog on"));
    }
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
      return hitPoints(battle, who, text.substring(set.length(), text.length() - 3));
    }
    String move = "move " + who.name() + " to ";
    if (text.startsWith(move)) {
      Spot spot = spot(text.substring(move.length()), battle);
      return spot == null || !battle.field().has(spot, who)
          ? null
          : new BattleAct.Placed(battle, who, spot);
    }
    if (text.startsWith(ADD)) {
      return who.fate() == Fate.WAITING ? entered(text, who, battle) : null;
    }
    if (text.startsWith("turn " + who.name() + " to ")) {
      return turned(who, text.substring(("turn " + who.name() + " to ").length()), battle);
    }
    return text.equals("remove " + who.name())
        ? new BattleAct.Removed(battle, who)
        : stated(text, who, battle);
  }

  /** States by their names; what hides somebody has words of its own. */
  private static @Nullable Act stated(String text, Combatant who, Battle battle) {
    for (Condition condition : battle.conditions()) {
      boolean hides = condition.label().equals("hidden");
      var given = new BattleAct.Stated(battle, who, condition, true);
      if (text.equals(given.text()) || hides && text.equals("hide " + who.name())) {
        return given;
      }
      var lifted = new BattleAct.Stated(battle, who, condition, false);
      if (text.equals(lifted.text()) || hides && text.equals("reveal " + who.name())) {
        return lifted;
      }
    }
    return null;
  }

  /** A long base looks along the squares only. */
  private static @Nullable Act turned(Combatant who, String word, Battle battle) {
    for (Facing facing : Facing.values()) {
      if (facing.name().equals(word)) {
        boolean square = who.sheet().frontage() == 1 && who.sheet().depth() == 1;
        boolean map = battle.field().map() != null;
        return map && (square || !facing.isDiagonal())
            ? new BattleAct.Turned(battle, who, facing)
            : null;
      }
    }
    return null;
  }

  /** "add Grub at 4,5", or with what he is: "add orc as Grub to monsters at 4,5". */
  private static @Nullable Act entered(String text, Combatant who, Battle battle) {
    String made = " as " + who.name() + " to " + who.side().name();
    int as = text.indexOf(made);
    String rest;
    if (text.startsWith(ADD + who.name())) {
      rest = text.substring(ADD.length() + who.name().length());
    } else if (as >= 0) {
      rest = text.substring(as + made.length());
    } else {
      return null;
    }
    boolean map = battle.field().map() != null;
    if (rest.isEmpty()) {
      return map ? null : new BattleAct.Entered(battle, who, null, text);
    }
    Spot spot =
        rest.startsWith(" at ")
            ? spot(rest.substring(" at ".length()), battle)
            : rest.startsWith(" beside ")
                ? spot("toward " + rest.substring(" beside ".length()), battle)
                : null;
    return spot == null || !battle.field().has(spot, who)
        ? null
        : new BattleAct.Entered(battle, who, spot, text);
  }

  private static @Nullable Act hitPoints(Battle battle, Combatant who, String number) {
    try {
      return new BattleAct.HitPoints(battle, who, Integer.parseInt(number.strip()));
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
