package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Running straight on or in a gradual curve. A2.GAP.130 */
class CurvesTest {

  /** A runner, whom nobody lets through. */
  static final class Running implements Passage {

    @Override
    public boolean through(Combatant mover, Combatant other) {
      return false;
    }

    @Override
    public boolean curves() {
      return true;
    }
  }

  private final Cast cast = new Cast();
  private final Combatant runner = cast.man("Runner");

  private static int length(Battlemap map, Combatant who, int x, int y, Passage passage) {
    Route route = map.route(who, Square.of(x, y), 300, passage);
    return route == null ? -1 : route.length();
  }

  @ParameterizedTest
  @CsvSource({
    "6, 0, 30",
    "0, -6, 30",
    "4, 4, 30",
    "1, -2, 10",
    "2, -1, 10",
    "2, -4, 25",
    "1, -6, 30",
    "3, -7, 40"
  })
  @Proves("A2.FULL.26")
  void oneBendCostsNothing(int dx, int dy, int feet) {
    Battlemap map = cast.on(Ground.open(31, 31));
    map.place(runner, Square.of(15, 15));
    assertThat(length(map, runner, 15 + dx, 15 + dy, new Running())).isEqualTo(feet);
    assertThat(length(map, runner, 15 + dx, 15 + dy, Drill.NOBODY)).isEqualTo(feet);
  }

  @Test
  void aSharpCornerIsWalkedAndNotRun() {
    Combatant mover = runner;
    Battlemap map = cast.on(Ground.drawn(List.of("....", ".###", ".###", ".###", ".###")));
    map.place(mover, Square.of(0, 4));
    assertThat(length(map, mover, 0, 0, new Running())).isEqualTo(20);
    assertThat(length(map, mover, 3, 0, Drill.NOBODY)).isEqualTo(35);
    assertThat(length(map, mover, 3, 0, new Running())).isEqualTo(-1);
  }

  /** Two turns of an eighth with fifteen feet between them. */
  @Test
  @Proves("A2.FULL.26")
  void aCornerOfNinetyDegreesNeedsTwoTurnsFifteenFeetApart() {
    Battlemap wide =
        cast.on(
            Ground.drawn(
                List.of("......", "......", "......", "...###", "...###", "...###", "...###")));
    wide.place(runner, Square.of(0, 6));
    assertThat(length(wide, runner, 5, 1, new Running())).isEqualTo(40);
    Route curve = wide.route(runner, Square.of(5, 1), 300, new Running());
    assertThat(curve).isNotNull();
    Facing last = null;
    int turned = -15;
    int walked = 0;
    while (curve.step()) {
      Facing now = wide.facing(runner);
      if (last != null && now != last) {
        assertThat(Math.floorMod(now.ordinal() - last.ordinal(), 8)).isIn(1, 7);
        assertThat(walked - turned).isGreaterThanOrEqualTo(15);
        turned = walked;
      }
      last = now;
      walked = curve.walked();
    }
    Battlemap narrow = cast.on(Ground.drawn(List.of("....", "....", "..##", "..##", "..##")));
    narrow.place(runner, Square.of(0, 4));
    assertThat(length(narrow, runner, 3, 0, Drill.NOBODY)).isGreaterThan(0);
    assertThat(length(narrow, runner, 3, 1, new Running())).isEqualTo(-1);
  }
}
