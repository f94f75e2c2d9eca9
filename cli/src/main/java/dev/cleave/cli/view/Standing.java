package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Condition;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Field;
import java.util.List;
import java.util.function.Function;

/** How everybody stands now. */
public final class Standing {
  private static final int NAME = 24;

  private Standing() {}

  public static void print(Battle battle, Rulebook rulebook, Page page) {
    int names = widest(battle, Standing::name);
    int left = widest(battle, who -> Integer.toString(who.hitPoints()));
    int most = widest(battle, who -> Integer.toString(who.mostHitPoints()));
    for (Combatant who : battle.combatants()) {
      Ink ink = who.isStanding() ? Ink.ofSide(who.side().index()) : Ink.DIM;
      page.tell(
          Line.of("  ")
              .add(ink, name(who))
              .to(names + 4)
              .add(right(who.hitPoints(), left) + " of " + right(who.mostHitPoints(), most))
              .add(" hp  ")
              .add(who.isStanding() ? Ink.PLAIN : Ink.DIM, how(battle, rulebook, who)),
          0,
          names + 6);
    }
  }

  private static int widest(Battle battle, Function<Combatant, String> text) {
    return battle.combatants().stream().map(text).mapToInt(Visible::width).max().orElse(0);
  }

  private static String right(int number, int width) {
    String digits = Integer.toString(number);
    return " ".repeat(width - digits.length()) + digits;
  }

  private static String name(Combatant who) {
    return Visible.within(Visible.of(who.name()), NAME);
  }

  private static String how(Battle battle, Rulebook rulebook, Combatant who) {
    var text = new StringBuilder(who.fate().label());
    Field field = battle.field();
    if (who.isPresent() && field.isOn(who)) {
      if (field.seat(who) != who) {
        text.append(" on ").append(field.seat(who).name());
      } else if (field.map() != null) {
        text.append(" at ").append(field.spot(who).text());
      }
    }
    conditions(rulebook, who).forEach(label -> text.append(", ").append(label));
    health(rulebook, who, text);
    return text.toString();
  }

  /** Wounds and the like that outlive the fight. */
  private static void health(Rulebook rulebook, Combatant who, StringBuilder text) {
    rulebook.infirmary().scars(who).forEach(one -> text.append(", ").append(one));
    rulebook.infirmary().remarks(who).forEach(one -> text.append("; ").append(one));
  }

  /** His state besides hurt: prone, disordered. */
  static List<String> conditions(Rulebook rulebook, Combatant who) {
    return rulebook.conditions().stream().filter(who::is).map(Condition::label).toList();
  }
}
