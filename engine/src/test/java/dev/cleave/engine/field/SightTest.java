package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
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

  /** Round a corner one sees a corner of the other's square before one sees its middle. */
  @Test
  @Proves("A2.MISSILE.11")
  void roundACornerOneSeesWhatOneCan() {
    assertThat(sees("V..", "##.", "##T")).isFalse();
    assertThat(sees("V..", ".#.", "..T")).isFalse();
    assertThat(sees("V...", "....", "##.T")).isTrue();
    assertThat(sees(".V#.", "..#T")).isFalse();
    assertThat(sees(".V..", "..#T")).as("its upper corners only").isTrue();
    assertThat(sees("V..#", "...T")).isTrue();
    assertThat(sees("V.#..", ".....", "....T")).isTrue();
  }

  /** Hills stand between those below them, and not between those on top. */
  @Test
  @Proves("A2.MISSILE.11")
  void risingGroundHidesWhatIsBehindIt() {
    assertThat(sees(List.of("V...T"), List.of("....."))).isTrue();
    assertThat(sees(List.of("V...T"), List.of("..1.."))).as("as high as their eyes").isTrue();
    assertThat(sees(List.of("V...T"), List.of("..2.."))).isFalse();
    assertThat(sees(List.of("V...T"), List.of("2.2.2"))).isTrue();
    assertThat(sees(List.of("V...T"), List.of("2.2.."))).as("10 feet at 10 halfway").isTrue();
    assertThat(sees(List.of("V...T"), List.of("2..2."))).as("10 feet at 7.5").isFalse();
    assertThat(sees(List.of("V...T"), List.of("22..."))).isTrue();
    assertThat(sees(List.of("V...T"), List.of("4..2."))).as("10 feet at 10").isTrue();
    assertThat(sees(List.of("V...T"), List.of("3..2."))).isFalse();
    assertThat(sees(List.of("V...T"), List.of("...9"))).isFalse();
    assertThat(sees(List.of("VT"), List.of("09"))).isTrue();
  }

  private static boolean sees(List<String> rows, List<String> heights) {
    var cast = new Cast();
    Combatant viewer = cast.man("V");
    Combatant target = cast.orc("T");
    Battlemap map =
        cast.on(
            Ground.drawn(rows.stream().map(row -> row.replaceAll("[VT]", ".")).toList(), heights));
    map.place(viewer, Square.of(rows.getFirst().indexOf('V'), 0));
    map.place(target, Square.of(rows.getFirst().indexOf('T'), 0));
    boolean sees = map.sees(viewer, target);
    assertThat(map.sees(target, viewer)).isEqualTo(sees);
    return sees;
  }

  @Test
  void oneIsAsHighAsTheJudgeSaysOrAsTheHighestGroundUnderOne() {
    var cast = new Cast();
    Combatant man = cast.man("Man");
    Combatant ogre = cast.add("Ogre", Cast.ORCS, 2, 2);
    Battlemap map = cast.on(Ground.drawn(List.of("...", "...", "..."), List.of("1", "..3", " 9x")));
    map.place(man, Square.of(0, 0));
    map.place(ogre, Square.of(1, 0));
    assertThat(map.elevation(man)).isEqualTo(5);
    assertThat(map.elevation(ogre)).isEqualTo(15);
    assertThat(map.ground().height(1, 2)).isEqualTo(45);
    assertThat(map.ground().height(2, 2)).isZero();
    assertThat(map.ground().height(-1, 2)).isZero();
    map.stateElevation(man, 30);
    assertThat(map.elevation(man)).isEqualTo(30);
    map.place(man, Square.of(0, 1));
    assertThat(map.elevation(man)).isEqualTo(30);
    map.stateElevation(man, 0);
    assertThat(map.elevation(man)).isZero();
  }

  /** The ledger's case A2.CASE.132: seen through a window in the wall, at 30 feet. */
  @Test
  @Proves({"A2.MAP.06", "A2.MISSILE.09"})
  void anArcherSeesWhoPassesAGapInTheWall() {
    var cast = new Cast();
    Combatant archer = cast.man("Archer");
    Combatant orc = cast.orc("Orc");
    Battlemap map =
        cast.on(
            Ground.drawn(
                List.of(
                    ".........",
                    "###...###",
                    ".........",
                    ".........",
                    ".........",
                    ".........",
                    ".........")));
    map.place(archer, Square.of(4, 6));
    var seen = new ArrayList<Integer>();
    for (int x = 0; x <= 8; x++) {
      map.place(orc, Square.of(x, 0));
      if (map.sees(archer, orc)) {
        seen.add(x);
      }
    }
    assertThat(seen).containsExactly(2, 3, 4, 5, 6);
    map.place(orc, Square.of(5, 0));
    assertThat(map.distance(archer, orc)).isEqualTo(30);
  }

  /** Segments and squares in whole numbers: does the line touch the inside of a wall? */
  @Test
  @Proves({"A2.MISSILE.11", "A2.MISSILE.12", "A2.MISSILE.13"})
  void someLineFromAMiddleToAMiddleOrCornerMeetsNoWall() {
    Rnd.each(
        1500,
        rnd -> {
          var slow = Slow.random(rnd, true);
          for (Combatant one : slow.people) {
            for (Combatant other : slow.people) {
              boolean clear = false;
              for (int[] from : slow.squares(one)) {
                for (int[] to : slow.squares(other)) {
                  clear |= isSeen(slow, from, to);
                }
              }
              assertThat(slow.map.sees(one, other))
                  .as("%s sees %s on%n%s", one, other, slow)
                  .isEqualTo(clear);
            }
          }
        });
  }

  /** Points in eighths of a square: the middle and the corners an eighth inside. */
  private static boolean isSeen(Slow slow, int[] from, int[] to) {
    int x = 8 * from[0] + 4;
    int y = 8 * from[1] + 4;
    int left = 8 * to[0];
    int top = 8 * to[1];
    return isClear(slow, from, to, new int[] {x, y, left + 4, top + 4})
        || isClear(slow, from, to, new int[] {x, y, left + 1, top + 1})
        || isClear(slow, from, to, new int[] {x, y, left + 7, top + 1})
        || isClear(slow, from, to, new int[] {x, y, left + 1, top + 7})
        || isClear(slow, from, to, new int[] {x, y, left + 7, top + 7});
  }

  private static boolean isClear(Slow slow, int[] from, int[] to, int[] line) {
    for (int y = 0; y < slow.height(); y++) {
      for (int x = 0; x < slow.width(); x++) {
        boolean end = (x == from[0] && y == from[1]) || (x == to[0] && y == to[1]);
        if (!end && slow.isOpaque(x, y) && crosses(line, x, y)) {
          return false;
        }
        boolean falling = slow.isOpaque(x, y) && slow.isOpaque(x + 1, y + 1);
        boolean rising = slow.isOpaque(x + 1, y) && slow.isOpaque(x, y + 1);
        if ((falling || rising) && slips(line, x + 1, y + 1, falling, rising)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether the line has corners of the square on both its sides and ends beyond it. */
  private static boolean crosses(int[] line, int x, int y) {
    if (8 * x + 8 <= Math.min(line[0], line[2])
        || 8 * x >= Math.max(line[0], line[2])
        || 8 * y + 8 <= Math.min(line[1], line[3])
        || 8 * y >= Math.max(line[1], line[3])) {
      return false;
    }
    var sides = new ArrayList<Integer>();
    for (int corner = 0; corner < 4; corner++) {
      sides.add(side(line, x + (corner & 1), y + (corner >> 1)));
    }
    return sides.contains(1) && sides.contains(-1);
  }

  /** On which side of the line a corner lies, 0 if on it. */
  private static int side(int[] line, int cornerX, int cornerY) {
    int dx = line[2] - line[0];
    int dy = line[3] - line[1];
    return Integer.signum(dx * (8 * cornerY - line[1]) - dy * (8 * cornerX - line[0]));
  }

  /** Whether the line passes through a corner, from one open square to the one opposite. */
  private static boolean slips(
      int[] line, int cornerX, int cornerY, boolean falling, boolean rising) {
    boolean between =
        8 * cornerX > Math.min(line[0], line[2])
            && 8 * cornerX < Math.max(line[0], line[2])
            && 8 * cornerY > Math.min(line[1], line[3])
            && 8 * cornerY < Math.max(line[1], line[3]);
    boolean down = (line[2] - line[0]) * (line[3] - line[1]) > 0;
    return between && (down ? rising : falling) && side(line, cornerX, cornerY) == 0;
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
