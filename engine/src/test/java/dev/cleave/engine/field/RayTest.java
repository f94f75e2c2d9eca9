package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RayTest {

  private final Cast cast = new Cast();
  private final Combatant runner = cast.man("Runner");
  private final Combatant friend = cast.man("Friend");
  private final Combatant orc = cast.orc("Orc");

  private static String ray(Battlemap map, Combatant who, Facing way, int feet, Passage passage) {
    Route ray = map.ray(who, way, feet, passage);
    return ray == null ? "nowhere" : ray.end().text() + " in " + ray.length();
  }

  @ParameterizedTest
  @CsvSource({
    "N, 30, '10,4 in 30'",
    "S, 29, '10,15 in 25'",
    "E, 200, '20,10 in 50'",
    "W, 4, nowhere",
    "NE, 30, '14,6 in 30'",
    "SE, 29, '13,13 in 20'",
    "SW, 15, '8,12 in 15'",
    "NW, 14, '9,9 in 5'"
  })
  void leadsStraightOnAsFarAsTheFeetCarry(Facing way, int feet, String end) {
    Battlemap map = cast.on(Ground.open(21, 21));
    map.place(runner, Square.of(10, 10));
    assertThat(ray(map, runner, way, feet, Drill.NOBODY)).isEqualTo(end);
  }

  @Test
  void endsBeforeWhatBarsItAndWhereOneMayStop() {
    Battlemap map = cast.on(Ground.open(12, 3));
    map.place(runner, Square.of(0, 1));
    map.place(friend, Square.of(4, 1));
    assertThat(ray(map, runner, Facing.E, 60, Drill.NOBODY)).isEqualTo("3,1 in 15");
    assertThat(ray(map, runner, Facing.E, 60, Drill.THROUGH)).isEqualTo("11,1 in 55");
    assertThat(ray(map, runner, Facing.E, 20, Drill.THROUGH)).isEqualTo("3,1 in 15");
    map.place(friend, Square.of(1, 1));
    assertThat(ray(map, runner, Facing.E, 5, Drill.THROUGH)).isEqualTo("nowhere");
    var door = new Door("door", Door.Kind.PORTCULLIS, false, false, false);
    map.add(door, Square.of(6, 1));
    assertThat(ray(map, runner, Facing.E, 60, Drill.THROUGH)).isEqualTo("5,1 in 25");
  }

  @Test
  void aHeldSquareEndsItButNotTheFirst() {
    Battlemap map = cast.on(Ground.open(12, 3));
    map.place(runner, Square.of(0, 1));
    map.place(orc, Square.of(5, 2));
    map.turn(orc, Facing.N);
    Passage held = new Drill(false, false, false, false, false, Passage.WHOLE);
    assertThat(ray(map, runner, Facing.E, 60, held)).isEqualTo("4,1 in 20");
    map.turn(orc, Facing.W);
    assertThat(ray(map, runner, Facing.E, 60, held)).isEqualTo("4,1 in 20");
    map.turn(orc, Facing.E);
    assertThat(ray(map, runner, Facing.E, 60, held)).isEqualTo("6,1 in 30");
    map.place(runner, Square.of(6, 1));
    assertThat(ray(map, runner, Facing.E, 60, held)).isEqualTo("11,1 in 25");
  }

  @Test
  void whoStraddlesTwoSquaresGoesOnFromTheOneAheadOrTheOneThatLeadsFarther() {
    Battlemap map = cast.on(Ground.drawn(java.util.List.of("#...", "....", "....")));
    map.place(runner, new Square(1, 4));
    assertThat(ray(map, runner, Facing.N, 60, Drill.NOBODY)).isEqualTo("1,0 in 10");
    assertThat(ray(map, runner, Facing.E, 60, Drill.NOBODY)).isEqualTo("3,2 in 10");
    assertThat(ray(map, runner, Facing.W, 60, Drill.NOBODY)).isEqualTo("nowhere");
    map.place(runner, new Square(2, 3));
    assertThat(ray(map, runner, Facing.N, 60, Drill.NOBODY)).isEqualTo("1,0 in 5");
  }

  /** Every step of a ray is the way to somewhere, so its end is no farther by any other way. */
  @Test
  void isAWayLikeAnyOther() {
    Rnd.each(
        800,
        rnd -> {
          var slow = Slow.random(rnd, false);
          if (!slow.isOn(slow.mover)) {
            return;
          }
          Passage passage = new Custom(rnd);
          Facing way = Facing.values()[rnd.below(8)];
          int feet = rnd.below(50);
          Route ray = slow.map.ray(slow.mover, way, feet, passage);
          int steps = 0;
          if (ray != null) {
            var end = (Square) ray.end();
            int x = end.column() - slow.across(slow.mover) / 2;
            int y = end.row() - slow.down(slow.mover) / 2;
            steps = Math.max(Math.abs(x), Math.abs(y));
            assertThat(new int[] {x, y}).containsExactly(steps * way.dx(), steps * way.dy());
            assertThat(ray.length())
                .isEqualTo(5 * steps + (way.isDiagonal() ? 5 * (steps / 2) : 0))
                .isLessThanOrEqualTo(feet)
                .isEqualTo(
                    new SlowWays(slow, passage).feetTo(end.halvesAcross(), end.halvesDown()));
          }
        });
  }
}
