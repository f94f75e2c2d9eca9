package dev.cleave.rulebooks;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Who engages whom on a map, worked out square by square from where everybody stands: slow, and
 * plainly what the book says. A2.ENGAGE.01-04, A2.ENGAGE.16, A2.GAP.101-107, A2.GAP.121, A2.GAP.305
 */
final class Positions {

  private static final Set<String> OUT =
      Set.of("helpless", "cowering", "hidden", "prone", "sanctuary");

  /** Small to colossal against small to colossal. A2.T.ENGAGE-SIZE */
  private static final int[][] NEEDED = {
    {1, 1, 2, 2, 3, 4},
    {1, 1, 2, 2, 3, 4},
    {1, 1, 1, 1, 2, 3},
    {1, 1, 1, 1, 1, 2},
    {1, 1, 1, 1, 1, 2},
    {1, 1, 1, 1, 1, 1},
  };

  private record Cell(int x, int y) {}

  private final Rulebook rulebook;
  private final Battle battle;
  private final Field field;

  Positions(Rulebook rulebook, Battle battle) {
    this.rulebook = rulebook;
    this.battle = battle;
    this.field = battle.field();
  }

  /**
   * "Orc 1 > Kara" for each that engages another.
   *
   * @param bySize whether it takes several of the smaller to engage the larger. A2.ENGAGE.19
   */
  List<String> engaged(boolean bySize) {
    var all = new ArrayList<String>();
    for (Combatant one : battle.combatants()) {
      for (Combatant other : battle.combatants()) {
        if (engages(one, other) && (!bySize || share(other) > 0.999)) {
          all.add(one.name() + " > " + other.name());
        }
      }
    }
    return all;
  }

  /** What all who bear on somebody come to, each by the table of sizes. A2.GAP.124 */
  private double share(Combatant who) {
    double share = 0;
    for (Combatant one : battle.combatants()) {
      int rank = one.sheet().size().rank();
      int against = who.sheet().size().rank();
      if (engages(one, who) && (rank > 0 || against == 0)) {
        share += against == 0 ? 1 : 1.0 / NEEDED[rank - 1][against - 1];
      }
    }
    return share;
  }

  private boolean engages(Combatant one, Combatant other) {
    if (isUpon(one, other)) {
      return false;
    }
    if (isUpon(other, one)) {
      return one.isStanding()
          && other.isStanding()
          && conditions(one).stream().noneMatch(OUT::contains); // A2.COND.CLAMB.01
    }
    return one.isEnemyOf(other)
        && one.isStanding()
        && other.isStanding()
        && conditions(one).stream().noneMatch(OUT::contains)
        && conditions(other).stream().noneMatch(Set.of("hidden", "sanctuary")::contains)
        && feet(one, other) <= 5
        && isBefore(one, other)
        && !isOutOfReachInFlight(one, other)
        && field.sees(one, other);
  }

  /** Clambers about on the other, who then is where he is. */
  private boolean isUpon(Combatant who, Combatant other) {
    return who.isEnemyOf(other)
        && conditions(who).contains("clambering")
        && field.spot(who).equals(field.spot(other));
  }

  private List<String> conditions(Combatant who) {
    var names = new ArrayList<String>();
    for (var condition : rulebook.conditions()) {
      if (who.is(condition)) {
        names.add(condition.label());
      }
    }
    return names;
  }

  private boolean isOutOfReachInFlight(Combatant one, Combatant other) {
    return other.sheet().has("flies")
        && !one.sheet().has("flies")
        && field.elevation(other) > field.elevation(one);
  }

  private int feet(Combatant one, Combatant other) {
    int least = Integer.MAX_VALUE;
    for (Cell a : cells(one)) {
      for (Cell b : cells(other)) {
        int dx = Math.abs(a.x - b.x);
        int dy = Math.abs(a.y - b.y);
        int diagonal = Math.min(dx, dy);
        int straight = Math.max(dx, dy) - diagonal;
        least = Math.min(least, 5 * straight + 5 * diagonal + 5 * (diagonal / 2));
      }
    }
    return least;
  }

  /** Whether any square of the other lies wholly ahead of the one's front. */
  private boolean isBefore(Combatant one, Combatant other) {
    Facing facing = field.facing(one);
    List<Cell> mine = cells(one);
    for (Cell cell : cells(other)) {
      boolean ahead = true;
      if (facing.isDiagonal()) {
        double middleX = mine.stream().mapToInt(Cell::x).average().orElseThrow();
        double middleY = mine.stream().mapToInt(Cell::y).average().orElseThrow();
        ahead = facing.dx() * (cell.x - middleX) + facing.dy() * (cell.y - middleY) > 0;
      } else {
        for (Cell own : mine) {
          ahead &= facing.dx() * (cell.x - own.x) + facing.dy() * (cell.y - own.y) > 0;
        }
      }
      if (ahead) {
        return true;
      }
    }
    return false;
  }

  /** The squares somebody counts as standing in. */
  private List<Cell> cells(Combatant who) {
    var at = (Square) field.spot(who);
    Facing facing = field.facing(who);
    boolean sideways = facing == Facing.E || facing == Facing.W;
    int wide = sideways ? who.sheet().depth() : who.sheet().frontage();
    int deep = sideways ? who.sheet().frontage() : who.sheet().depth();
    int left = at.halvesAcross();
    int top = at.halvesDown();
    if (!facing.isDiagonal()) {
      // half a square along the way he faces: he counts as in the square behind. A2.GAP.105
      left -= facing.dx() * (left & 1) * Math.abs(facing.dx());
      top -= facing.dy() * (top & 1) * Math.abs(facing.dy());
    }
    var cells = new ArrayList<Cell>();
    for (int x = Math.floorDiv(left, 2); x <= Math.floorDiv(left + 2 * wide - 1, 2); x++) {
      for (int y = Math.floorDiv(top, 2); y <= Math.floorDiv(top + 2 * deep - 1, 2); y++) {
        cells.add(new Cell(x, y));
      }
    }
    return cells;
  }
}
