package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tight lines and close ranks, on half squares. North is up. */
class CloseOrderTest {

  private final Cast cast = new Cast();
  private final Combatant first = cast.man("First");
  private final Combatant second = cast.man("Second");
  private final Combatant third = cast.man("Third");
  private final Combatant orc = cast.orc("Orc");
  private final Combatant other = cast.orc("Other");
  private final Battlemap map = cast.on(Ground.open(9, 9));

  /** The ledger's example A2.EX.110. */
  @Test
  @Proves({"A2.MAP.10", "A2.MAP.11", "A2.MAP.12"})
  void threeAbreastAllHaveTheEnemyBeforeThem() {
    map.place(first, Square.of(4, 4));
    map.place(second, Square.of(5, 4));
    map.place(third, new Square(9, 8));
    map.place(orc, Square.of(4, 3));
    map.place(other, Square.of(5, 3));
    for (Combatant man : List.of(first, second, third)) {
      assertThat(map.hasRoom(man, Drill.TIGHT_LINE)).isTrue();
      assertThat(map.arc(man, orc)).isEqualTo(Arc.FRONT);
      assertThat(map.arc(man, other)).isEqualTo(Arc.FRONT);
      assertThat(map.distance(man, orc)).isEqualTo(5);
      assertThat(map.distance(man, other)).isEqualTo(5);
    }
    assertThat(map.hasRoom(third, Drill.CLOSE_RANKS)).isFalse();
    assertThat(map.hasRoom(first, Drill.CLOSE_RANKS)).isFalse();
    assertThat(map.spot(third).text()).isEqualTo("4.5,4");
  }

  /** The ledger's case A2.CASE.102: whose weapon sweeps wide stands abreast with nobody. */
  @ParameterizedTest
  @CsvSource({"'', true", "First, false", "Second, false", "Third, false"})
  @Proves({"A2.MAP.09", "A2.MAP.11"})
  void oneWideWeaponBreaksATightLine(String wide, boolean legal) {
    map.place(first, Square.of(4, 4));
    map.place(second, Square.of(5, 4));
    map.place(third, Square.of(4, 6));
    Passage passage =
        new Passage() {
          @Override
          public boolean through(Combatant mover, Combatant body) {
            return true;
          }

          @Override
          public boolean abreast(Combatant mover, Combatant body) {
            return !mover.name().equals(wide) && !body.name().equals(wide);
          }
        };
    assertThat(map.route(third, new Square(9, 8), 60, passage) != null).isEqualTo(legal);
    map.place(third, new Square(9, 8));
    assertThat(map.hasRoom(third, passage)).isEqualTo(legal);
  }

  /** The ledger's example A2.EX.111 and the squares of its case A2.CASE.108. */
  @Test
  @Proves({"A2.MAP.13", "A2.MAP.15", "A2.MAP.17"})
  void whoStandsCloseBehindCountsAsInTheSquareBehind() {
    map.place(first, Square.of(4, 4));
    map.place(second, new Square(8, 9));
    map.place(orc, Square.of(4, 3));
    map.place(other, Square.of(5, 3));
    assertThat(map.hasRoom(second, Drill.CLOSE_RANKS)).isTrue();
    assertThat(map.hasRoom(second, Drill.TIGHT_LINE)).isFalse();
    assertThat(map.distance(first, second)).isEqualTo(5);
    assertThat(map.distance(second, orc)).isEqualTo(10);
    assertThat(map.distance(first, orc)).isEqualTo(5);
    assertThat(map.distance(second, other)).isEqualTo(10);
    assertThat(map.arc(first, second)).isEqualTo(Arc.REAR);
    assertThat(map.arc(second, first)).isEqualTo(Arc.FRONT);
    assertThat(map.at(4, 4)).isSameAs(first);
    assertThat(map.at(4, 5)).isSameAs(second);
  }

  @ParameterizedTest
  @CsvSource({
    "N, 8, 9, 4, 5, 4, 5",
    "S, 8, 9, 4, 4, 4, 4",
    "E, 9, 8, 4, 4, 4, 4",
    "W, 9, 8, 5, 4, 5, 4",
    "N, 9, 8, 4, 4, 5, 4",
    "E, 8, 9, 4, 4, 4, 5",
    "NE, 9, 8, 4, 4, 5, 4",
    "SW, 8, 9, 4, 4, 4, 5",
    "N, 8, 8, 4, 4, 4, 4"
  })
  void theFacingSaysInWhichSquaresAStraddlerIs(
      Facing facing, int across, int down, int left, int top, int right, int bottom) {
    map.place(first, new Square(across, down));
    map.turn(first, facing);
    for (int row = 0; row < 9; row++) {
      for (int column = 0; column < 9; column++) {
        map.place(orc, Square.of(column, row));
        boolean inside = column >= left && column <= right && row >= top && row <= bottom;
        assertThat(map.distance(first, orc) == 0).as(column + "," + row).isEqualTo(inside);
      }
    }
  }

  @Test
  @Proves({"A2.MAP.13", "A2.MAP.14"})
  void threeRanksStandInTwoSquaresAndAFourthDoesNot() {
    map.place(first, Square.of(4, 4));
    map.place(second, new Square(8, 9));
    map.place(third, Square.of(4, 5));
    for (Combatant man : List.of(first, second, third)) {
      assertThat(map.hasRoom(man, Drill.CLOSE_RANKS)).isTrue();
    }
    for (int down = 8; down <= 10; down++) {
      map.place(orc, new Square(8, down));
      assertThat(map.hasRoom(orc, Drill.CLOSE_RANKS)).isFalse();
      assertThat(map.hasRoom(orc, Drill.TIGHT_LINE)).isFalse();
    }
  }

  @Test
  @Proves("A2.MAP.12")
  void aManWalksIntoTheGapAndOutOfIt() {
    map.place(first, Square.of(4, 4));
    map.place(second, Square.of(5, 4));
    map.place(third, Square.of(4, 6));
    Route in = map.route(third, new Square(9, 8), 60, Drill.TIGHT_LINE);
    assertThat(in).isNotNull();
    assertThat(in.length()).isEqualTo(10);
    assertThat(in.end()).isEqualTo(new Square(9, 8));
    assertThat(in.step()).isTrue();
    assertThat(in.step()).isTrue();
    assertThat(in.step()).isFalse();
    assertThat(map.spot(third).text()).isEqualTo("4.5,4");
    assertThat(map.facing(third)).isEqualTo(Facing.N);
    assertThat(feet(third, 4, 3)).isEqualTo(5);
    assertThat(feet(third, 5, 3)).isEqualTo(5);
    assertThat(feet(third, 3, 3)).isEqualTo(5);
    assertThat(feet(third, 6, 5)).isEqualTo(5);
    assertThat(feet(third, 6, 2)).isEqualTo(10);
    assertThat(feet(third, 7, 4)).isEqualTo(10);
    Route out = map.route(third, Square.of(5, 3), 60, Drill.TIGHT_LINE);
    assertThat(out).isNotNull();
    assertThat(out.step()).isTrue();
    assertThat(map.spot(third)).isEqualTo(Square.of(5, 3));
    assertThat(map.facing(third)).isEqualTo(Facing.N);
  }

  private int feet(Combatant mover, int column, int row) {
    Route route = map.route(mover, Square.of(column, row), 60, Drill.TIGHT_LINE);
    return route == null ? -1 : route.length();
  }

  @Test
  void halfSquaresAreOfferedOnlyWhereOneClosesUp() {
    map.place(first, Square.of(4, 4));
    map.place(third, Square.of(4, 6));
    assertThat(halves(Drill.NOBODY)).isEmpty();
    assertThat(halves(Drill.TIGHT_LINE)).containsExactlyInAnyOrder("3.5,4 10", "4.5,4 10");
    assertThat(halves(Drill.CLOSE_RANKS)).as("behind him").containsExactly("4,4.5 5");
    map.turn(third, Facing.E);
    assertThat(halves(Drill.CLOSE_RANKS)).as("behind him").containsExactly("3.5,4 10");
    assertThat(halves(Drill.TIGHT_LINE)).containsExactlyInAnyOrder("4,4.5 5", "4,3.5 10");
    map.turn(third, Facing.SE);
    assertThat(halves(Drill.CLOSE_RANKS)).isEmpty();
    assertThat(halves(Drill.TIGHT_LINE))
        .containsExactlyInAnyOrder("3.5,4 10", "4.5,4 10", "4,4.5 5", "4,3.5 10");
    assertThat(map.route(third, new Square(9, 12), 60, Drill.NOBODY).length())
        .as("asked for, one may stand half a square aside")
        .isEqualTo(5);
    assertThat(map.route(third, new Square(9, 13), 60, Drill.NOBODY)).isNull();
  }

  private List<String> halves(Passage passage) {
    return map.reaches(third, 10, passage).stream()
        .filter(reach -> reach.spot().text().contains("."))
        .map(reach -> reach.spot().text() + " " + reach.feet())
        .toList();
  }

  /** He came from the side, and looking that way he would stand in file with the others. */
  @Test
  void whoClosesUpLooksWhereHeLookedIfHeMayNotStandThereOtherwise() {
    map.place(first, Square.of(4, 4));
    map.place(second, Square.of(5, 4));
    map.place(third, Square.of(3, 4));
    Route in = map.route(third, new Square(9, 8), 60, Drill.TIGHT_LINE);
    assertThat(in).isNotNull();
    assertThat(in.length()).isEqualTo(5);
    while (in.step()) {
      continue;
    }
    assertThat(map.spot(third)).isEqualTo(new Square(9, 8));
    assertThat(map.facing(third)).isEqualTo(Facing.N);
    assertThat(map.hasRoom(third, Drill.TIGHT_LINE)).isTrue();
  }

  @Test
  void anApproachSqueezesInWhereNoSquareIsFree() {
    Battlemap lane = cast.on(Ground.drawn(List.of("##..##", "##..##", "......", "......")));
    lane.place(orc, Square.of(2, 0));
    lane.place(other, Square.of(3, 0));
    lane.place(first, Square.of(2, 1));
    lane.place(second, Square.of(3, 1));
    lane.place(third, Square.of(2, 3));
    Passage friends =
        new Passage() {
          @Override
          public boolean through(Combatant mover, Combatant body) {
            return !mover.isEnemyOf(body);
          }

          @Override
          public boolean abreast(Combatant mover, Combatant body) {
            return !mover.isEnemyOf(body);
          }
        };
    assertThat(lane.canReach(third, orc, 5, 60, Slow.FRIENDS)).isFalse();
    assertThat(lane.approach(third, orc, 5, 60, Slow.FRIENDS)).isNull();
    assertThat(lane.canReach(third, orc, 5, 10, friends)).isTrue();
    assertThat(lane.canReach(third, orc, 5, 5, friends)).isFalse();
    Route way = lane.approach(third, orc, 5, 60, friends);
    assertThat(way).isNotNull();
    assertThat(way.length()).isEqualTo(10);
    assertThat(way.end().text()).isEqualTo("2.5,1");
  }
}
