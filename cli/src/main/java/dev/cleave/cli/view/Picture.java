package dev.cleave.cli.view;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Line;
import dev.cleave.cli.page.Page;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.battle.Fate;
import dev.cleave.engine.battle.Side;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;
import java.util.ArrayList;

/**
 * The battlemap in letters. A square is a mark and an arrow, {@code M→}, or the mark alone where
 * the map is too wide for arrows; a map too large even so is shown where people are.
 */
final class Picture implements Scene {
  private static final int MOST_ROWS = 50;
  private static final String COVER = "░▒▓▤";

  private final Labels labels;

  Picture(Labels labels) {
    this.labels = labels;
  }

  @Override
  public void draw(Battle battle, Page page) {
    var map = (Battlemap) battle.field();
    Extent whole = Extent.whole(map);
    int margin = Integer.toString(whole.bottom()).length() + 2;
    int room = Page.WIDTH - margin;
    Extent people = people(map, whole);
    int cell = cell(whole.columns(), people.columns(), room);
    Extent shown = whole.around(people, room / cell, MOST_ROWS);
    page.say(axis(shown, cell, margin));
    var squares = new Squares(map, shown);
    for (int row = shown.top(); row <= shown.bottom(); row++) {
      page.say(row(map, squares, shown, row, cell, margin));
    }
    if (!shown.equals(whole)) {
      page.say(Ink.DIM, part(shown, whole));
    }
    legend(battle, map, squares, page);
    String signs = signs(map.ground(), shown);
    if (!signs.isEmpty()) {
      page.say(Ink.DIM, signs);
    }
  }

  /**
   * How wide a square is: with an arrow if the map then fits, or if it never does but people do.
   */
  private int cell(int map, int people, int room) {
    int bare = labels.width();
    boolean arrows = map * (bare + 1) <= room || (map * bare > room && people * (bare + 1) <= room);
    return arrows ? bare + 1 : bare;
  }

  private static Extent people(Battlemap map, Extent whole) {
    return map.present().stream()
        .map(who -> Extent.of(map, who))
        .reduce(Extent::with)
        .orElse(whole);
  }

  /** Numbers above the columns, as many as fit. */
  private static Line axis(Extent shown, int cell, int margin) {
    int digits = Integer.toString(shown.right()).length();
    int step = 1;
    while (step * cell <= digits) {
      step = step == 1 ? 2 : step == 2 ? 5 : step * 2;
    }
    var line = Line.of(" ".repeat(margin));
    for (int column = shown.left(); column <= shown.right(); column++) {
      if (column % step == 0) {
        int at = margin + (column - shown.left()) * cell;
        line.add(" ".repeat(Math.max(0, at - line.width()))).add(Ink.DIM, Integer.toString(column));
      }
    }
    return line;
  }

  private Line row(Battlemap map, Squares squares, Extent shown, int row, int cell, int margin) {
    String number = Integer.toString(row);
    var line = Line.of(Ink.DIM, " ".repeat(margin - 1 - number.length()) + number + " ");
    for (int column = shown.left(); column <= shown.right(); column++) {
      Combatant who = squares.at(column, row);
      if (who == null) {
        line.add(Ink.DIM, ground(map.ground(), column, row, cell));
      } else {
        line.add(ink(who), token(map, who, cell));
      }
    }
    return line;
  }

  private static String ground(Ground ground, int column, int row, int cell) {
    if (ground.isWall(column, row)) {
      return "█".repeat(cell);
    }
    int cover = ground.cover(column, row);
    if (cover == 0) {
      return "·" + " ".repeat(cell - 1);
    }
    String shade = COVER.substring(cover - 1, cover);
    return cell == 1 ? shade : shade.repeat(cell - 1) + cover;
  }

  private String token(Battlemap map, Combatant who, int cell) {
    String label = labels.of(who);
    String padded = label + " ".repeat(labels.width() - label.length());
    if (cell == labels.width()) {
      return padded;
    }
    String sign = who.isStanding() ? arrow(map.facing(who)) : "x";
    return label + sign + " ".repeat(cell - label.length() - 1);
  }

  private static String arrow(Facing facing) {
    return switch (facing) {
      case N -> "↑";
      case NE -> "↗";
      case E -> "→";
      case SE -> "↘";
      case S -> "↓";
      case SW -> "↙";
      case W -> "←";
      case NW -> "↖";
    };
  }

  private static Ink ink(Combatant who) {
    return who.isStanding() ? Ink.ofSide(who.side().index()) : Ink.DIM;
  }

  private static String part(Extent shown, Extent whole) {
    return "Columns "
        + shown.left()
        + " to "
        + shown.right()
        + " and rows "
        + shown.top()
        + " to "
        + shown.bottom()
        + " of a map of "
        + whole.columns()
        + " by "
        + whole.rows()
        + ".";
  }

  private void legend(Battle battle, Battlemap map, Squares squares, Page page) {
    for (Side side : battle.sides()) {
      var entries = new ArrayList<String>();
      for (Combatant who : map.present()) {
        if (who.side() == side && (who.fate() != Fate.DEAD || squares.shows(who))) {
          entries.add(entry(map, who, squares));
        }
      }
      if (!entries.isEmpty()) {
        page.list(Ink.ofSide(side.index()), side.name() + ": ", entries, 2);
      }
    }
  }

  private String entry(Battlemap map, Combatant who, Squares squares) {
    String state = who.hitPoints() + "/" + who.mostHitPoints() + " hp";
    if (!who.isStanding()) {
      state = who.fate() == Fate.DEAD ? "dead" : who.fate().label() + ", " + state;
    }
    if (!squares.shows(who)) {
      state += ", at " + map.spot(who).text();
    }
    return labels.of(who) + " " + who.name() + " (" + state + ")";
  }

  /** What the signs of the ground mean, where there are any. */
  private static String signs(Ground ground, Extent shown) {
    boolean walls = false;
    boolean cover = false;
    for (int row = shown.top(); row <= shown.bottom(); row++) {
      for (int column = shown.left(); column <= shown.right(); column++) {
        walls |= ground.isWall(column, row);
        cover |= ground.cover(column, row) > 0;
      }
    }
    String meaning = "░ ▒ ▓ ▤ cover of grade 1 to 4";
    return walls && cover ? "█ wall, " + meaning : walls ? "█ wall" : cover ? meaning : "";
  }
}
