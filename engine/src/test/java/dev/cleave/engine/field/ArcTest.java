package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.battle.Combatant;
import java.util.EnumMap;
import java.util.Map;
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
}
