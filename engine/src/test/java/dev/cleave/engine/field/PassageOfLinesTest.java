package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Combatant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The ledger's examples of going through and over others; its second number counts northward. */
class PassageOfLinesTest {

  /** The southernmost row of the ledger is 1 here and in the drawing the last. */
  private static final int NORTH = 40;

  private final Cast cast = new Cast();

  private static Square at(int x, int y) {
    return Square.of(x, NORTH - y);
  }

  /** A corridor from y 1 to 40, open from x 1 to the width, walled on both sides. */
  private Battlemap corridor(int width) {
    return cast.on(Ground.drawn(Collections.nCopies(NORTH, "#" + ".".repeat(width) + "#")));
  }

  private void rank(Battlemap map, List<Combatant> rank, int y, Facing facing, int... columns) {
    for (int i = 0; i < columns.length; i++) {
      map.place(rank.get(i), at(columns[i], y));
      map.turn(rank.get(i), facing);
    }
  }

  private List<Combatant> men(int many) {
    return Collections.nCopies(many, "Man").stream().map(cast::man).toList();
  }

  private List<Combatant> orcs(int many) {
    return Collections.nCopies(many, "Orc").stream().map(cast::orc).toList();
  }

  /** The northern row of a base and the feet it takes to get there, for every end of a way. */
  private static List<String> fronts(Battlemap map, Combatant mover, int feet, Passage passage) {
    return map.reaches(mover, feet, passage).stream()
        .map(reach -> NORTH - ((Square) reach.spot()).row() + " in " + reach.feet())
        .toList();
  }

  /** The ledger's example A2.EX.101. */
  @Test
  @Proves({"A2.MAP.35", "A2.MAP.36", "A2.MAP.37", "A2.MAP.38"})
  void aDragonPassesTheRankThatLeavesHalfHisFrontageClearAndNotTheNext() {
    Combatant orm = cast.add("Orm", Cast.ORCS, 6, 10);
    List<Combatant> first = orcs(3);
    List<Combatant> second = orcs(4);
    Battlemap map = corridor(6);
    map.place(orm, at(1, 10));
    rank(map, first, 12, Facing.N, 1, 2, 3);
    rank(map, second, 20, Facing.N, 1, 3, 5, 6);
    assertThat(fronts(map, orm, 60, Drill.OVER_FRIENDS))
        .containsExactly(
            "11 in 5",
            "12 in 10",
            "13 in 15",
            "14 in 20",
            "15 in 25",
            "16 in 30",
            "17 in 35",
            "18 in 40",
            "19 in 45");
    Route advance = map.ray(orm, Facing.N, 60, Drill.OVER_FRIENDS);
    assertThat(advance).isNotNull();
    assertThat(advance.length()).isEqualTo(45);
    assertThat(advance.end()).isEqualTo(at(1, 19));
    while (advance.step()) {
      continue;
    }
    assertThat(map.hasRoom(orm, Drill.OVER_FRIENDS)).isTrue();
    assertThat(map.hasRoom(orm, Drill.NOBODY)).isFalse();
    assertThat(map.distance(orm, first.getFirst())).isZero();
  }

  @Test
  @Proves("A2.MAP.36")
  void theClearSquaresMustLieSideBySide() {
    Combatant orm = cast.add("Orm", Cast.ORCS, 6, 10);
    List<Combatant> rank = orcs(3);
    Battlemap map = corridor(6);
    map.place(orm, at(1, 10));
    rank(map, rank, 12, Facing.N, 1, 3, 5);
    assertThat(fronts(map, orm, 30, Drill.OVER_FRIENDS)).containsExactly("11 in 5");
    rank(map, rank, 12, Facing.N, 1, 5, 6);
    assertThat(fronts(map, orm, 15, Drill.OVER_FRIENDS))
        .containsExactly("11 in 5", "12 in 10", "13 in 15");
  }

  /** The ledger's gap A2.GAP.108: one half is rounded up. */
  @Test
  @Proves("A2.MAP.36")
  void aHorseNeverPassesAnOccupiedSquareAndAFrontOfThreeNeedsTwo() {
    Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
    Combatant giant = cast.add("Giant", Cast.MEN, 3, 4);
    List<Combatant> rank = men(2);
    Battlemap lane = corridor(1);
    lane.place(horse, at(1, 2));
    rank(lane, rank, 4, Facing.N, 1);
    assertThat(fronts(lane, horse, 40, Drill.OVER_FRIENDS)).containsExactly("3 in 5");
    Battlemap road = corridor(3);
    road.place(giant, at(1, 4));
    rank(road, rank, 6, Facing.N, 1);
    assertThat(fronts(road, giant, 15, Drill.OVER_FRIENDS))
        .containsExactly("5 in 5", "6 in 10", "7 in 15");
    rank(road, rank, 6, Facing.N, 1, 3);
    assertThat(fronts(road, giant, 15, Drill.OVER_FRIENDS)).containsExactly("5 in 5");
  }

  /** The ledger's example A2.EX.105: fewer than four men do not hold a dragon. */
  @Test
  @Proves({"A2.ENGAGE.17", "A2.ENGAGE.19", "A2.ENGAGE.20", "A2.ENGAGE.21", "A2.ENGAGE.23"})
  void aDragonPassesThreeLegionariesAndIsStoppedByTheFourBehindThem() {
    Combatant orm = cast.add("Orm", Cast.ORCS, 6, 10);
    List<Combatant> first = men(3);
    List<Combatant> second = men(4);
    Battlemap map = corridor(6);
    map.place(orm, at(1, 10));
    rank(map, first, 12, Facing.S, 1, 2, 3);
    rank(map, second, 23, Facing.S, 1, 2, 3, 4);
    Passage passage = Drill.overEnemies(4);
    assertThat(fronts(map, orm, 90, passage)).containsExactly("11 in 5", "22 in 60");
    assertThat(fronts(map, orm, 55, passage)).containsExactly("11 in 5");
    Route advance = map.ray(orm, Facing.N, 90, passage);
    assertThat(advance).isNotNull();
    assertThat(advance.length()).isEqualTo(60);
    assertThat(advance.end()).isEqualTo(at(1, 22));
    rank(map, second, 23, Facing.N, 1, 2, 3, 4);
    assertThat(fronts(map, orm, 65, passage))
        .as("who looks elsewhere holds nobody")
        .containsExactly("11 in 5", "22 in 60");
    rank(map, second, 23, Facing.S, 1, 2, 3);
    map.remove(second.getLast());
    assertThat(fronts(map, orm, 125, passage))
        .as("three hold him no more than the first three")
        .containsExactly("11 in 5", "22 in 60", "33 in 115", "34 in 120", "35 in 125");
  }

  @Test
  @Proves("A2.ENGAGE.23")
  void whoWouldBeStoppedOverTheFirstRankCannotBeginToPassIt() {
    Combatant orm = cast.add("Orm", Cast.ORCS, 6, 10);
    List<Combatant> first = men(3);
    List<Combatant> second = men(4);
    Battlemap map = corridor(6);
    map.place(orm, at(1, 10));
    rank(map, first, 12, Facing.S, 1, 2, 3);
    rank(map, second, 20, Facing.S, 1, 2, 3, 4);
    Passage passage = Drill.overEnemies(4);
    assertThat(fronts(map, orm, 90, passage)).containsExactly("11 in 5");
    Route advance = map.ray(orm, Facing.N, 90, passage);
    assertThat(advance).isNotNull();
    assertThat(advance.end()).isEqualTo(at(1, 11));
  }

  /** The ledger's cases A2.CASE.145 and A2.CASE.176. */
  @Test
  @Proves({"A2.ENGAGE.21", "A2.ENGAGE.22", "A2.ENGAGE.23"})
  void anElephantWalksOverAManAndStopsOnHimOnlyIfItTramples() {
    Combatant elephant = cast.add("Elephant", Cast.ORCS, 2, 2);
    List<Combatant> man = men(1);
    Battlemap map = corridor(2);
    map.place(elephant, at(1, 2));
    rank(map, man, 4, Facing.S, 1);
    assertThat(fronts(map, elephant, 30, Drill.overEnemies(2)))
        .containsExactly("3 in 5", "6 in 20", "7 in 25", "8 in 30");
    assertThat(fronts(map, elephant, 30, new Drill(false, true, true, false, false, 6)))
        .containsExactly("3 in 5", "4 in 10", "5 in 15", "6 in 20", "7 in 25", "8 in 30");
    assertThat(fronts(map, elephant, 30, Drill.overEnemies(1)))
        .as("one man who holds it alone")
        .containsExactly("3 in 5");
  }

  /** The ledger's case A2.CASE.107. */
  @Test
  @Proves("A2.MAP.38")
  void halfTheSquaresUnderABaseMustBeClear() {
    Combatant orm = cast.add("Orm", Cast.ORCS, 6, 10);
    List<Combatant> below = orcs(31);
    Battlemap map = corridor(6);
    map.place(orm, at(1, 10));
    for (int i = 0; i < 30; i++) {
      map.place(below.get(i), at(1 + i % 6, 1 + i / 6));
    }
    assertThat(map.hasRoom(orm, Drill.OVER_FRIENDS)).isTrue();
    assertThat(map.hasRoom(orm, Drill.NOBODY)).isFalse();
    map.place(below.get(30), at(1, 6));
    assertThat(map.hasRoom(orm, Drill.OVER_FRIENDS)).isFalse();
  }

  /** The ledger's case A2.CASE.105, its (0,-1) at 4,2 here. */
  @Test
  @Proves({"A2.MAP.32", "A2.MAP.33", "A2.MAP.34"})
  void aManGoesThroughOneOrBetweenTwoButNotThroughATightLine() {
    Combatant mover = cast.man("Mover");
    List<Combatant> line = men(3);
    Battlemap map = corridor(7);
    map.place(mover, at(4, 2));
    rank(map, line, 3, Facing.N, 4);
    assertThat(map.route(mover, at(4, 4), 60, Drill.THROUGH).length()).isEqualTo(10);
    assertThat(map.route(mover, at(4, 3), 60, Drill.THROUGH)).as("nobody stops there").isNull();
    rank(map, line, 3, Facing.N, 4, 5);
    assertThat(map.route(mover, at(4, 4), 60, Drill.THROUGH).length()).isEqualTo(10);
    rank(map, line, 3, Facing.N, 4, 5, 6);
    assertThat(map.route(mover, at(4, 4), 60, Drill.THROUGH).length()).isEqualTo(10);
    map.place(line.get(2), new Square(9, 2 * (NORTH - 3)));
    assertThat(map.route(mover, at(4, 4), 60, Drill.THROUGH).length()).isEqualTo(15);
    assertThat(map.route(mover, at(5, 4), 60, Drill.THROUGH).length()).isEqualTo(20);
    map.turn(line.get(2), Facing.E);
    assertThat(map.route(mover, at(4, 4), 60, Drill.THROUGH).length())
        .as("in file with one another they are no line across")
        .isEqualTo(10);
  }

  @Test
  @Proves("A2.MAP.34")
  void aTightLineFromWallToWallIsShut() {
    Combatant mover = cast.man("Mover");
    List<Combatant> line = men(3);
    Battlemap map = corridor(2);
    map.place(mover, at(1, 2));
    rank(map, line, 4, Facing.N, 1, 2);
    assertThat(map.route(mover, at(1, 6), 60, Drill.THROUGH)).isNotNull();
    map.place(line.get(2), new Square(3, 2 * (NORTH - 4)));
    assertThat(map.route(mover, at(1, 6), 60, Drill.THROUGH)).isNull();
    map.remove(line.getFirst());
    assertThat(map.route(mover, at(1, 6), 60, Drill.THROUGH)).isNotNull();
  }
}
