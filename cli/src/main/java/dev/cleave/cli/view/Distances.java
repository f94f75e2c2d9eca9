package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Where there is no map: how far apart enemies are, as a table or, if there are many, as a list.
 */
final class Distances implements Scene {
  private static final int LISTED = 5;
  private static final int NAME = 24;

  private final Insight insight;

  Distances(Insight insight) {
    this.insight = insight;
  }

  @Override
  public void draw(Battle battle, Page page, Ways ways) {
    distances(battle, page);
    Engagements.print(battle, insight, page);
  }

  private static void distances(Battle battle, Page page) {
    List<Side> sides =
        battle.sides().stream().filter(side -> !standing(battle, side).isEmpty()).toList();
    if (sides.size() < 2) {
      return;
    }
    if (sides.size() == 2 && table(battle, sides.get(0), sides.get(1), page)) {
      return;
    }
    page.say("Feet to the nearest enemies:");
    for (Side side : sides) {
      standing(battle, side).forEach(who -> list(battle, who, page));
    }
  }

  private static List<Combatant> standing(Battle battle, Side side) {
    return battle.combatants().stream()
        .filter(who -> who.side() == side && who.isStanding() && battle.field().isOn(who))
        .toList();
  }

  /** False if it would not fit. */
  private static boolean table(Battle battle, Side one, Side other, Page page) {
    List<Combatant> rows = standing(battle, one);
    List<Combatant> columns = standing(battle, other);
    String title = "feet apart";
    int first = rows.stream().mapToInt(who -> width(who) + 4).max().orElse(0);
    first = Math.max(first, title.length() + 2);
    if (first + columns.stream().mapToInt(who -> width(who) + 2).sum() > Page.WIDTH) {
      return false;
    }
    var head = Line.of(Ink.DIM, title).to(first);
    columns.forEach(who -> head.add(Ink.ofSide(other.index()), shown(who)).add("  "));
    page.say(head);
    for (Combatant row : rows) {
      var line = Line.of("  ").add(Ink.ofSide(one.index()), shown(row)).to(first);
      for (Combatant column : columns) {
        String feet = Integer.toString(battle.field().distance(row, column));
        line.add(" ".repeat(Math.max(0, width(column) - feet.length())) + feet + "  ");
      }
      page.say(line);
    }
    return true;
  }

  private static String shown(Combatant who) {
    return Visible.within(Visible.of(who.name()), NAME);
  }

  private static int width(Combatant who) {
    return Math.max(3, Visible.width(shown(who)));
  }

  private static void list(Battle battle, Combatant who, Page page) {
    List<Combatant> enemies =
        battle.combatants().stream()
            .filter(other -> other.isEnemyOf(who) && other.isStanding())
            .filter(other -> battle.field().isOn(other))
            .sorted(Comparator.comparingInt(other -> battle.field().distance(who, other)))
            .toList();
    String nearest =
        enemies.stream()
            .limit(LISTED)
            .map(other -> other.name() + " " + battle.field().distance(who, other) + "'")
            .collect(Collectors.joining(", "));
    int more = enemies.size() - LISTED;
    String text = who.name() + ": " + nearest + (more > 0 ? " and " + more + " more" : "");
    page.tell(Ink.PLAIN, text, 2, 6);
  }
}
