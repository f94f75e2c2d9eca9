package dev.cleave.engine.field;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.battle.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A random map with people on it, and everything the map can tell worked out again in the slowest,
 * plainest way: square by square, from the drawing.
 */
final class Slow {

  static final int[][] FOOTPRINTS = {{1, 1}, {1, 1}, {1, 2}, {2, 1}, {2, 2}, {3, 4}};

  static final Passage FRIENDS = (mover, other) -> !mover.isEnemyOf(other);

  final List<String> drawing;
  final Battlemap map;
  final List<Combatant> people = new ArrayList<>();
  final Combatant mover;

  private Slow(List<String> drawing, Battlemap map, Combatant mover) {
    this.drawing = drawing;
    this.map = map;
    this.mover = mover;
  }

  /** Walls, up to six people who fit between them, the first of them the mover. */
  static Slow random(Rnd rnd, boolean halves) {
    var drawing = drawing(rnd);
    var cast = new Cast();
    for (int i = rnd.between(2, 6); i > 0; i--) {
      int[] print = FOOTPRINTS[rnd.below(FOOTPRINTS.length)];
      cast.add("P" + i, rnd.oneIn(2) ? Cast.MEN : Cast.ORCS, print[0], print[1]);
    }
    Battlemap map = cast.on(Ground.drawn(drawing));
    var slow = new Slow(drawing, map, cast.all().getFirst());
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
        row.append(rnd.oneIn(one) ? '#' : rnd.oneIn(8) ? (char) ('1' + rnd.below(4)) : '.');
      }
      rows.add(row.toString());
    }
    return rows;
  }

  private void settle(Combatant who, Rnd rnd, boolean halves) {
    boolean small = who.sheet().frontage() == 1 && who.sheet().depth() == 1;
    for (int attempt = 0; attempt < 40; attempt++) {
      map.turn(who, Facing.values()[small ? rnd.below(8) : rnd.below(4) * 2]);
      int x = rnd.below(width() * 2);
      int y = rnd.below(height() * 2);
      var square = new Square(halves ? x : x & ~1, halves ? y : y & ~1);
      if (isFree(who, square.halvesAcross(), square.halvesDown())) {
        map.place(who, square);
        people.add(who);
        return;
      }
    }
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

  /** Every whole square that a base lying there touches. */
  List<int[]> squares(Combatant who, int halvesAcross, int halvesDown) {
    var squares = new ArrayList<int[]>();
    for (int y = -12; y < height() + 12; y++) {
      for (int x = -12; x < width() + 12; x++) {
        if (2 * x + 2 > halvesAcross
            && 2 * x < halvesAcross + 2 * wide(who)
            && 2 * y + 2 > halvesDown
            && 2 * y < halvesDown + 2 * deep(who)) {
          squares.add(new int[] {x, y});
        }
      }
    }
    return squares;
  }

  List<int[]> squares(Combatant who) {
    return squares(who, map.halvesAcross(who), map.halvesDown(who));
  }

  private int wide(Combatant who) {
    return liesAcross(who) ? who.sheet().depth() : who.sheet().frontage();
  }

  private int deep(Combatant who) {
    return liesAcross(who) ? who.sheet().frontage() : who.sheet().depth();
  }

  private boolean liesAcross(Combatant who) {
    return map.facing(who) == Facing.E || map.facing(who) == Facing.W;
  }

  boolean isWall(int x, int y) {
    return x < 0 || y < 0 || x >= width() || y >= height() || drawing.get(y).charAt(x) == '#';
  }

  boolean isOpen(Combatant who, int halvesAcross, int halvesDown) {
    return squares(who, halvesAcross, halvesDown).stream().noneMatch(s -> isWall(s[0], s[1]));
  }

  /** Counts the quarters of squares two bases share: more than a strip half a square wide? */
  boolean isOnFeetOf(Combatant who, int halvesAcross, int halvesDown, Combatant other) {
    int columns = 0;
    int rows = 0;
    for (int x = halvesAcross; x < halvesAcross + 2 * wide(who); x++) {
      int begins = map.halvesAcross(other);
      columns += x >= begins && x < begins + 2 * wide(other) ? 1 : 0;
    }
    for (int y = halvesDown; y < halvesDown + 2 * deep(who); y++) {
      int begins = map.halvesDown(other);
      rows += y >= begins && y < begins + 2 * deep(other) ? 1 : 0;
    }
    return columns > 1 && rows > 1;
  }

  boolean isFree(Combatant who, int halvesAcross, int halvesDown) {
    return isOpen(who, halvesAcross, halvesDown)
        && people.stream()
            .noneMatch(other -> other != who && isOnFeetOf(who, halvesAcross, halvesDown, other));
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

  /**
   * Least feet to each square of the map, after an even and after an odd number of diagonals, by
   * trying every step from everywhere until nothing gets better.
   */
  int[][][] costs(Passage passage) {
    var cost = new int[2][height()][width()];
    for (int[][] half : cost) {
      for (int[] row : half) {
        Arrays.fill(row, Integer.MAX_VALUE);
      }
    }
    cost[0][map.halvesDown(mover) >> 1][map.halvesAcross(mover) >> 1] = 0;
    boolean better = true;
    while (better) {
      better = false;
      for (int state = 0; state < 2 * width() * height(); state++) {
        better |= relax(cost, state & 1, (state >> 1) % width(), (state >> 1) / width(), passage);
      }
    }
    return cost;
  }

  private boolean relax(int[][][] cost, int odd, int x, int y, Passage passage) {
    boolean better = false;
    if (cost[odd][y][x] == Integer.MAX_VALUE) {
      return false;
    }
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        boolean diagonal = dx != 0 && dy != 0;
        int feet = cost[odd][y][x] + (diagonal && odd == 1 ? 10 : 5);
        int then = diagonal ? 1 - odd : odd;
        if ((dx != 0 || dy != 0)
            && isInside(x + dx, y + dy)
            && feet < cost[then][y + dy][x + dx]
            && maySetFoot(x, y, dx, dy, passage)) {
          cost[then][y + dy][x + dx] = feet;
          better = true;
        }
      }
    }
    return better;
  }

  private boolean isInside(int x, int y) {
    return x >= 0 && y >= 0 && x < width() && y < height();
  }

  /** Not into a wall, not across its corner, not through those one may not pass. */
  boolean maySetFoot(int x, int y, int dx, int dy, Passage passage) {
    int across = 2 * (x + dx) + (map.halvesAcross(mover) & 1);
    int down = 2 * (y + dy) + (map.halvesDown(mover) & 1);
    if (!isOpen(mover, across, down)
        || !isOpen(mover, across - 2 * dx, down)
        || !isOpen(mover, across, down - 2 * dy)) {
      return false;
    }
    for (Combatant other : people) {
      if (other != mover
          && isOnFeetOf(mover, across, down, other)
          && !passage.through(mover, other)) {
        return false;
      }
    }
    return true;
  }

  Square square(int x, int y) {
    return new Square(2 * x + (map.halvesAcross(mover) & 1), 2 * y + (map.halvesDown(mover) & 1));
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
