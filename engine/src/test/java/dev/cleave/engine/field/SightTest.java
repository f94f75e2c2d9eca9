package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.battle.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SightTest {

  /** A drawing with a viewer V and a target T. */
  private static boolean sees(String... rows) {
    return onMap(rows, (map, viewer, target) -> map.sees(viewer, target));
  }

  private static int cover(String... rows) {
    return onMap(rows, (map, shooter, target) -> map.cover(shooter, target));
  }

  private interface Look<R> {
    R at(Battlemap map, Combatant viewer, Combatant target);
  }

  private static <R> R onMap(String[] rows, Look<R> look) {
    var cast = new Cast();
    Combatant viewer = cast.man("V");
    Combatant target = cast.orc("T");
    Battlemap map =
        cast.on(Ground.drawn(Stream.of(rows).map(row -> row.replaceAll("[VT]", ".")).toList()));
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        if (rows[y].charAt(x) == 'V') {
          map.place(viewer, Square.of(x, y));
        } else if (rows[y].charAt(x) == 'T') {
          map.place(target, Square.of(x, y));
        }
      }
    }
    return look.at(map, viewer, target);
  }

  @Test
  void aWallInTheWayHidesAndAWallBesideDoesNot() {
    assertThat(sees("V.#.T")).isFalse();
    assertThat(sees("V...T", "#####")).isTrue();
    assertThat(sees("V....", "..#..", "....T")).isFalse();
    assertThat(sees("V....", "#.#..", "....T")).isFalse();
    assertThat(sees("V....", "#...#", "....T")).isTrue();
  }

  @Test
  void oneWallAtACornerLeavesAViewAndTwoDoNot() {
    assertThat(sees("V#", ".T")).isTrue();
    assertThat(sees("V.", "#T")).isTrue();
    assertThat(sees("V#", "#T")).isFalse();
  }

  @Test
  void neighboursSeeOneAnother() {
    assertThat(sees("VT")).isTrue();
    assertThat(sees("#V#", "#T#")).isTrue();
  }

  /** Segments and squares in whole numbers: does the line touch the inside of a wall? */
  @Test
  void theLineFromSquareToSquareMeetsNoWall() {
    Rnd.each(
        1500,
        rnd -> {
          var slow = Slow.random(rnd, true);
          for (Combatant one : slow.people) {
            for (Combatant other : slow.people) {
              boolean clear = false;
              for (int[] from : slow.squares(one)) {
                for (int[] to : slow.squares(other)) {
                  clear |= isClear(slow, from, to);
                }
              }
              assertThat(slow.map.sees(one, other))
                  .as("%s sees %s on%n%s", one, other, slow)
                  .isEqualTo(clear)
                  .isEqualTo(slow.map.sees(other, one));
            }
          }
        });
  }

  private static boolean isClear(Slow slow, int[] from, int[] to) {
    for (int y = 0; y < slow.height(); y++) {
      for (int x = 0; x < slow.width(); x++) {
        boolean end = (x == from[0] && y == from[1]) || (x == to[0] && y == to[1]);
        if (!end && slow.isWall(x, y) && crosses(from, to, x, y)) {
          return false;
        }
        if (slow.isWall(x, y) && slow.isWall(x + 1, y + 1) && slips(from, to, x + 1, y + 1, true)) {
          return false;
        }
        if (slow.isWall(x + 1, y)
            && slow.isWall(x, y + 1)
            && slips(from, to, x + 1, y + 1, false)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the segment between two middles has corners of the square on both its sides. */
  private static boolean crosses(int[] from, int[] to, int x, int y) {
    if (x < Math.min(from[0], to[0])
        || x > Math.max(from[0], to[0])
        || y < Math.min(from[1], to[1])
        || y > Math.max(from[1], to[1])) {
      return false;
    }
    var sides = new ArrayList<Integer>();
    for (int corner = 0; corner < 4; corner++) {
      sides.add(side(from, to, x + (corner & 1), y + (corner >> 1)));
    }
    return sides.contains(1) && sides.contains(-1);
  }

  /** On which side of the line a corner lies, 0 if on it. */
  private static int side(int[] from, int[] to, int cornerX, int cornerY) {
    int dx = to[0] - from[0];
    int dy = to[1] - from[1];
    return Integer.signum(
        dx * (2 * cornerY - 2 * from[1] - 1) - dy * (2 * cornerX - 2 * from[0] - 1));
  }

  /** Whether the segment passes through a corner, from one open square to the one opposite. */
  private static boolean slips(int[] from, int[] to, int cornerX, int cornerY, boolean falling) {
    int dx = to[0] - from[0];
    int dy = to[1] - from[1];
    boolean between =
        cornerX > Math.min(from[0], to[0])
            && cornerX <= Math.max(from[0], to[0])
            && cornerY > Math.min(from[1], to[1])
            && cornerY <= Math.max(from[1], to[1]);
    boolean across = falling ? dx * dy < 0 : dx * dy > 0;
    return between && across && side(from, to, cornerX, cornerY) == 0;
  }

  @Test
  void coverCountsInTheTargetsSquareAndRightBeforeIt() {
    assertThat(cover("V...T")).isZero();
    assertThat(cover("V..2T")).isEqualTo(2);
    assertThat(cover("V.2.T")).isZero();
    assertThat(cover("V..1T", ".....")).isEqualTo(1);
    assertThat(cover("V3..T")).isZero();
    assertThat(cover("V....", "...4.", "....T")).isEqualTo(4);
    assertThat(cover("V...T4")).isZero();
  }

  @Test
  void coverThatIsStatedCountsIfItIsTheBetter() {
    List<Integer> grades =
        onMap(
            new String[] {"V..2T"},
            (map, shooter, target) -> {
              map.stateCover(target, 1);
              int drawn = map.cover(shooter, target);
              map.stateCover(target, 3);
              return List.of(drawn, map.cover(shooter, target), map.cover(target, shooter));
            });
    assertThat(grades).containsExactly(2, 3, 0);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, 2, 1", "0, 0, 4, 2", "0, 0, 6, 3", "0, 0, 3, 1", "0, 0, 5, 2"})
  void coverIsTheSameInTheMirror(int fromX, int fromY, int toX, int toY) {
    for (int x = -1; x <= 1; x++) {
      for (int y = -1; y <= 1; y++) {
        int first = mirrored(fromX, fromY, toX, toY, toX + x, toY + y, 1, 1);
        String what = "cover at " + x + "," + y + " of the target";
        assertThat(mirrored(fromX, fromY, toX, toY, toX + x, toY + y, -1, 1))
            .as(what)
            .isEqualTo(first);
        assertThat(mirrored(fromX, fromY, toX, toY, toX + x, toY + y, 1, -1))
            .as(what)
            .isEqualTo(first);
        assertThat(mirrored(fromX, fromY, toX, toY, toX + x, toY + y, -1, -1))
            .as(what)
            .isEqualTo(first);
      }
    }
  }

  private static int mirrored(
      int fromX, int fromY, int toX, int toY, int x, int y, int signX, int signY) {
    var rows = new char[21][21];
    for (char[] row : rows) {
      Arrays.fill(row, '.');
    }
    rows[10 + signY * y][10 + signX * x] = '3';
    rows[10 + signY * fromY][10 + signX * fromX] = 'V';
    boolean under = x == toX && y == toY;
    if (under) {
      return 0;
    }
    rows[10 + signY * toY][10 + signX * toX] = 'T';
    return cover(Stream.of(rows).map(String::new).toArray(String[]::new));
  }
}
