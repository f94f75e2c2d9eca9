package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArcTest {

  private static final int MIDDLE = 20;

  private static Arc arc(int frontage, int depth, Facing facing, int across, int down) {
    var cast = new Cast();
    Combatant viewer = cast.add("Viewer", Cast.MEN, frontage, depth);
    Combatant other = cast.orc("Other");
    Battlemap map = cast.on(Ground.open(2 * MIDDLE, 2 * MIDDLE));
    map.turn(viewer, facing);
    map.place(viewer, Square.of(MIDDLE, MIDDLE));
    map.place(other, Square.of(MIDDLE + across, MIDDLE + down));
    return map.arc(viewer, other);
  }

  /** The ledger's table A2.T.FACING-ARCS, whose second number counts northward. */
  @ParameterizedTest
  @CsvSource({
    "N, '(-1,1) (0,1) (1,1)', '(-1,0) (1,0)', '(-1,-1) (0,-1) (1,-1)'",
    "E, '(1,1) (1,0) (1,-1)', '(0,1) (0,-1)', '(-1,1) (-1,0) (-1,-1)'",
    "S, '(-1,-1) (0,-1) (1,-1)', '(1,0) (-1,0)', '(-1,1) (0,1) (1,1)'",
    "W, '(-1,1) (-1,0) (-1,-1)', '(0,-1) (0,1)', '(1,1) (1,0) (1,-1)'",
    "NE, '(0,1) (1,1) (1,0)', '(-1,1) (1,-1)', '(-1,0) (-1,-1) (0,-1)'",
    "SE, '(1,0) (1,-1) (0,-1)', '(1,1) (-1,-1)', '(0,1) (-1,1) (-1,0)'",
    "SW, '(0,-1) (-1,-1) (-1,0)', '(1,-1) (-1,1)', '(1,0) (1,1) (0,1)'",
    "NW, '(-1,0) (-1,1) (0,1)', '(-1,-1) (1,1)', '(0,-1) (1,-1) (1,0)'"
  })
  @Proves("A2.MAP.27")
  void theSquaresAroundAManAreAsTheTableSays(
      Facing facing, String front, String flanks, String rear) {
    assertArc(facing, front, Arc.FRONT);
    assertArc(facing, flanks, Arc.FLANK);
    assertArc(facing, rear, Arc.REAR);
  }

  private static void assertArc(Facing facing, String squares, Arc arc) {
    for (String square : squares.split(" ")) {
      String[] numbers = square.substring(1, square.length() - 1).split(",");
      int east = Integer.parseInt(numbers[0]);
      int north = Integer.parseInt(numbers[1]);
      assertThat(arc(1, 1, facing, east, -north)).as(facing + " " + square).isEqualTo(arc);
    }
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 2", "2, 1", "2, 2", "3, 4", "4, 3", "6, 10"})
  @Proves("A2.MAP.28")
  void largerBasesHaveWiderFrontsAndLongerFlanks(int frontage, int depth) {
    for (Facing facing : new Facing[] {Facing.N, Facing.E, Facing.S, Facing.W}) {
      boolean sideways = facing.dx() != 0;
      int wide = sideways ? depth : frontage;
      int deep = sideways ? frontage : depth;
      Map<Arc, Integer> squares = new EnumMap<>(Arc.class);
      for (int y = -1; y <= deep; y++) {
        for (int x = -1; x <= wide; x++) {
          if (x < 0 || y < 0 || x == wide || y == deep) {
            squares.merge(arc(frontage, depth, facing, x, y), 1, Integer::sum);
          }
        }
      }
      assertThat(squares)
          .as(facing.name())
          .containsEntry(Arc.FRONT, frontage + 2)
          .containsEntry(Arc.REAR, frontage + 2)
          .containsEntry(Arc.FLANK, 2 * depth);
    }
  }

  /** The ledger's case A2.CASE.104, with north upward. */
  @ParameterizedTest
  @CsvSource({
    "N, 0, -3, REAR",
    "N, -4, 0, FLANK",
    "N, 6, -1, REAR",
    "N, 6, 1, FRONT",
    "NE, 3, -3, FLANK",
    "NE, 2, -3, REAR"
  })
  @Proves("A2.MAP.27")
  void arcsReachToTheEdgeOfTheMap(Facing facing, int east, int north, Arc arc) {
    assertThat(arc(1, 1, facing, east, -north)).isEqualTo(arc);
  }

  @Test
  void theArcOfABaseIsTheBestOfItsSquares() {
    Rnd.each(
        2000,
        rnd -> {
          var slow = Slow.random(rnd, true);
          for (Combatant of : slow.people) {
            for (Combatant from : slow.people) {
              assertThat(slow.map.arc(of, from))
                  .as("%s from %s on%n%s", from, of, slow)
                  .isEqualTo(slow.arc(of, slow.squares(from)));
              assertThat(slow.map.arcOfNearest(of, from))
                  .as("nearest of %s from %s on%n%s", from, of, slow)
                  .isEqualTo(slow.arc(of, nearest(slow, of, from)));
            }
          }
        });
  }

  private static List<int[]> nearest(Slow slow, Combatant of, Combatant from) {
    int feet = Slow.feet(slow.squares(of), slow.squares(from));
    return slow.squares(from).stream()
        .filter(square -> Slow.feet(slow.squares(of), List.of(square)) == feet)
        .toList();
  }

  /** A2.GAP.102: who is partly ahead is ahead; of his squares the nearest may yet be beside. */
  @Test
  @Proves("A2.MAP.28")
  void aLongBaseBesideOneReachesIntoHisFront() {
    var cast = new Cast();
    Combatant man = cast.man("Man");
    Combatant giant = cast.add("Giant", Cast.ORCS, 3, 4);
    Battlemap map = cast.on(Ground.open(12, 12));
    map.place(man, Square.of(5, 5));
    map.place(giant, Square.of(7, 2));
    assertThat(map.arc(man, giant)).isEqualTo(Arc.FRONT);
    assertThat(map.arcOfNearest(man, giant)).as("two are 10 feet away").isEqualTo(Arc.FRONT);
    map.place(giant, Square.of(7, 5));
    assertThat(map.arc(man, giant)).isEqualTo(Arc.FLANK);
    map.place(giant, Square.of(7, 6));
    assertThat(map.arc(man, giant)).isEqualTo(Arc.REAR);
    map.turn(man, Facing.NE);
    map.place(giant, Square.of(5, 6));
    assertThat(map.arc(man, giant)).isEqualTo(Arc.FRONT);
    assertThat(map.arcOfNearest(man, giant)).isEqualTo(Arc.FLANK);
  }

  @Test
  void withoutAMapTheNearestSquareIsTheOnlyOne() {
    var cast = new Cast();
    Combatant man = cast.man("Man");
    Combatant orc = cast.orc("Orc");
    var theatre = new Theatre(cast.all(), 5);
    theatre.stateArc(orc, man, Arc.FLANK);
    assertThat(theatre.arcOfNearest(man, orc)).isEqualTo(Arc.FLANK);
  }
}
