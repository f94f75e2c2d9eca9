package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Asides.Then;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Trail;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.scene.Overruled;
import dev.cleave.engine.table.Judge;
import org.jspecify.annotations.Nullable;

/** The Judge sets the rules aside: what is said after {@code judge}. */
final class JudgeWord {
  private final Battle battle;
  private final Page page;

  JudgeWord(Battle battle, Page page) {
    this.battle = battle;
    this.page = page;
  }

  Then obey(String words, Judge judge) {
    Act act = battle.act(words);
    String objection = act == null ? "nobody here knows how to \"" + words + "\"" : objection(act);
    if (act == null || objection != null) {
      page.tell(
          Ink.YELLOW,
          objection
              + "; the Judge may set NAME to 5 hp, "
              + move()
              + ", give NAME prone, lift prone from NAME, hide NAME, reveal NAME or remove NAME",
          2,
          4);
      return Then.SAME;
    }
    judge.act(act);
    return Then.NEW;
  }

  private String move() {
    return battle.field().map() != null
        ? "move NAME to 4,5"
        : "move NAME to toward OTHER, move NAME to away from OTHER";
  }

  private @Nullable String objection(Act act) {
    return switch (act) {
      case BattleAct.Placed(Battle _, Combatant who, Spot spot) -> objection(who, spot);
      case Overruled _ -> "dice are ordered at a live table only";
      default -> null;
    };
  }

  private @Nullable String objection(Combatant who, Spot spot) {
    return switch (spot) {
      case Square square when battle.field().map() != null ->
          battle.field().has(square, who)
              ? null
              : square.text() + " is not on the map for " + who.name();
      case Square _ -> "there is no map";
      case Trail _ -> "the Judge moves people to one place, not along a way";
      case Bearing _ -> battle.field().map() != null ? "there is a map" : null;
    };
  }
}
