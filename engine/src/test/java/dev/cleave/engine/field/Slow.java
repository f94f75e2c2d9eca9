package dev.cleave.engine.field;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;

/**
 * A random map with people on it, and everything the map can tell worked out again in the slowest,
 * plainest way: square by square, from the drawing. A {@code +} is a shut door, a {@code =} a
 * portcullis.
 */
final class Slow {

  static final int[][] FOOTPRINTS = {{1, 1}, {1, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {3, 4}};

  static final Passage FRIENDS = (mover, other) -> !mover.isEnemyOf(other);

  final List<String> drawing;
  final Battlemap map;
  final List<Combatant> people = new ArrayList<>();
  final List<Combatant> all;
  final Combatant mover;

  private Slow(List<String> drawing, Battlemap map, List<Combatant> all) {
    this.drawing = drawing;
    this.map = map;
    this.all = all;
    this.mover = all.getFirst();
  }

  /** Walls, up to eight people who fit between them, the first of them the mover. */
  static Slow random(Rnd rnd, boolean halves) {
    var drawing = drawing(rnd);
    var cast = new Cast();
    for (int i = rnd.between(2, 8); i > 0; i--) {
      int[] print = FOOTPRINTS[rnd.below(FOOTPRINTS.length)];
      cast.add("P" + i, rnd.oneIn(2) ? Cast.MEN : Cast.ORCS, print[0], print[1]);
    }
    Battlemap map =
        cast.on(Ground.drawn(drawing.stream().map(row -> row.replace('=', '.')).toList()));
    var slow = new Slow(drawing, map, cast.all());
    slow.hangDoors();
    for (Combatant each : cast.all()) {
      slow.settle(each, rnd, halves);
    }
    return slow;
  }

  private static List<String> drawing(Rnd rnd) {
    int width = rnd.between(3, 9);
    int one = rnd.between(3, 20);
    var rows = new ArrayList<String>();
    for (int y = rnd.between(3, 9); y > 0; y--) {
      var row = new StringBuilder();
      for (int x = 0; x < width; x++) {
        row.append(
            rnd.oneIn(one)
                ? "#"
                : rnd.oneIn(8) ? rnd.of(List.of("1", "2", "3", "4", "+", "=")) : ".");
      }
      rows.add(row.toString());
    }
    return rows;
  }

  private void hangDoors() {
    for (int y = 0; y < height(); y++) {
      for (int x = 0; x < width(); x++) {
        char sign = drawing.get(y).charAt(x);
        if (sign == '+' || sign == '=') {
          var kind = sign == '+' ? Door.Kind.DOOR : Door.Kind.PORTCULLIS;
          map.add(new Door("door", kind, false, false, false), Square.of(x, y));
        }
      }
    }
  }

  private void settle(Combatant who, Rnd rnd, boolean halves) {
    boolean small = isSmall(who);
    for (int attempt = 0; attempt < 40; attempt++) {
      map.turn(who, Facing.values()[small ? rnd.below(8) : rnd.below(4) * 2]);
      int x = rnd.below(width() * 2);
      int y = rnd.below(height() * 2);
      boolean down = rnd.oneIn(2);
      var square =
          new Square(halves && small && !down ? x : x & ~1, halves && small && down ? y : y & ~1);
      if (isFree(who, square.halvesAcross(), square.halvesDown())) {
        map.place(who, square);
        people.add(who);
        return;
      }
    }
  }

  static boolean isSmall(Combatant who) {
    return who.sheet().frontage() == 1 && who.sheet().depth() == 1;
  }

  int width() {
    return drawing.getFirst().length();
  }

  int height() {
    return drawing.size();
  }

  boolean isOn(Combatant who) {
    return people.contains(who);
  }

  int across(Combatant who) {
    return ((Square) map.spot(who)).halvesAcross();
  }

  int down(Combatant who) {
    return ((Square) map.spot(who)).halvesDown();
  }

  /** Every whole square that a base lying there touches. */
  List<int[]> touched(Combatant who, int halvesAcross, int halvesDown) {
    var squares = new ArrayList<int[]>();
    for (int y = halvesDown >> 1; 2 * y < halvesDown + 2 * deep(who); y++) {
      for (int x = halvesAcross >> 1; 2 * x < halvesAcross + 2 * wide(who); x++) {
        squares.add(new int[] {x, y});
      }
    }
    return squares;
  }

  /** The squares that count: of two that lie one behind the other, the one behind. A2.GAP.105 */
  List<int[]> squares(Combatant who, int halvesAcross, int halvesDown) {
    List<int[]> touched = touched(who, halvesAcross, halvesDown);
    if (!isSmall(who) || touched.size() == 1) {
      return touched;
    }
    int[] one = touched.getFirst();
    int[] two = touched.getLast();
    return switch (map.facing(who)) {
      case N -> one[1] == two[1] ? touched : List.of(two);
      case S -> one[1] == two[1] ? touched : List.of(one);
      case W -> one[0] == two[0] ? touched : List.of(two);
      case E -> one[0] == two[0] ? touched : List.of(one);
      default -> touched;
    };
  }

  List<int[]> squares(Combatant who) {
    return squares(who, across(who), down(who));
  }

  int wide(Combatant who) {
    return liesAcross(who) ? who.sheet().depth() : who.sheet().frontage();
  }

  int deep(Combatant who) {
    return liesAcross(who) ? who.sheet().frontage() : who.sheet().depth();
  }

  private boolean liesAcross(Combatant who) {
    return map.facing(who) == Facing.E || map.facing(who) == Facing.W;
  }

  /** Whether nobody can stand there. */
  boolean isSolid(int x, int y) {
    return x < 0
        || y < 0
        || x >= width()
        || y >= height()
        || "#+=".indexOf(drawing.get(y).charAt(x)) >= 0;
  }

  /** Whether nobody can see through there. */
  boolean isOpaque(int x, int y) {
    return x < 0
        || y < 0
        || x >= width()
        || y >= height()
        || "#+".indexOf(drawing.get(y).charAt(x)) >= 0;
  }

  boolean isOpen(Combatant who, int halvesAcross, int halvesDown) {
    return touched(who, halvesAcross, halvesDown).stream().noneMatch(s -> isSolid(s[0], s[1]));
  }

  /** Columns and rows of quarter squares that two bases share. */
  int[] shared(Combatant who, int halvesAcross, int halvesDown, Combatant other) {
    int columns = 0;
    int rows = 0;
    for (int x = halvesAcross; x < halvesAcross + 2 * wide(who); x++) {
      columns += x >= across(other) && x < across(other) + 2 * wide(other) ? 1 : 0;
    }
    for (int y = halvesDown; y < halvesDown + 2 * deep(who); y++) {
      rows += y >= down(other) && y < down(other) + 2 * deep(other) ? 1 : 0;
    }
    return columns == 0 || rows == 0 ? new int[] {0, 0} : new int[] {columns, rows};
  }

  List<Combatant> others(Combatant who) {
    return people.stream().filter(other -> other != who).toList();
  }

  static boolean isLattice(Combatant who, int halvesAcross, int halvesDown) {
    boolean oddAcross = Math.floorMod(halvesAcross, 2) == 1;
    boolean oddDown = Math.floorMod(halvesDown, 2) == 1;
    return !oddAcross && !oddDown || isSmall(who) && oddAcross != oddDown;
  }

  /** Off the walls, and sharing with nobody more than a strip half a square wide. */
  boolean isFree(Combatant who, int halvesAcross, int halvesDown) {
    return isLattice(who, halvesAcross, halvesDown)
        && isOpen(who, halvesAcross, halvesDown)
        && others(who).stream()
            .map(other -> shared(who, halvesAcross, halvesDown, other))
            .noneMatch(shared -> shared[0] > 1 && shared[1] > 1);
  }

  /** Feet between the nearest squares of two sets, each pair walked square by square. */
  static int feet(List<int[]> ones, List<int[]> others) {
    int least = Integer.MAX_VALUE;
    for (int[] one : ones) {
      for (int[] other : others) {
        least = Math.min(least, walked(one[0], one[1], other[0], other[1]));
      }
    }
    return least;
  }

  private static int walked(int x, int y, int toX, int toY) {
    int feet = 0;
    int diagonals = 0;
    while (x != toX || y != toY) {
      boolean diagonal = x != toX && y != toY;
      diagonals += diagonal ? 1 : 0;
      feet += diagonal && diagonals % 2 == 0 ? 10 : 5;
      x += Integer.signum(toX - x);
      y += Integer.signum(toY - y);
    }
    return feet;
  }

  /** The best arc of any square, each by the half-planes of A2.GAP.102. */
  Arc arc(Combatant of, List<int[]> squares) {
    Arc best = Arc.REAR;
    for (int[] square : squares) {
      Arc arc = arc(of, square);
      best = arc.ordinal() < best.ordinal() ? arc : best;
    }
    return best;
  }

  Arc arc(Combatant of, int[] square) {
    Facing facing = map.facing(of);
    if (facing.isDiagonal()) {
      int x = 2 * square[0] + 1 - across(of) - 1;
      int y = 2 * square[1] + 1 - down(of) - 1;
      int dot = x * facing.dx() + y * facing.dy();
      return dot > 0 ? Arc.FRONT : dot == 0 ? Arc.FLANK : Arc.REAR;
    }
    int ahead = 0;
    int behind = 0;
    List<int[]> mine = squares(of);
    for (int[] each : mine) {
      int way = (square[0] - each[0]) * facing.dx() + (square[1] - each[1]) * facing.dy();
      ahead += way > 0 ? 1 : 0;
      behind += way < 0 ? 1 : 0;
    }
    return ahead == mine.size() ? Arc.FRONT : behind == mine.size() ? Arc.REAR : Arc.FLANK;
  }

  @Override
  public String toString() {
    var text = new StringBuilder(String.join("\n", drawing));
    for (Combatant each : people) {
      text.append('\n')
          .append(each)
          .append(' ')
          .append(each.sheet().frontage())
          .append('x')
          .append(each.sheet().depth())
          .append(" of ")
          .append(each.side())
          .append(" at ")
          .append(map.spot(each).text())
          .append(' ')
          .append(map.facing(each));
    }
    return text.toString();
  }
}
