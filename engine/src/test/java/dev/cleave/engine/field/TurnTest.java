package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turning bases that are longer than wide. A2.GAP.103 */
class TurnTest {

  private final Cast cast = new Cast();

  @ParameterizedTest
  @CsvSource({
    "1, 2, N, E, '10,10', 2, 1",
    "1, 2, N, W, '9,10', 2, 1",
    "1, 2, N, S, '10,10', 1, 2",
    "1, 2, S, E, '10,11', 2, 1",
    "1, 2, S, W, '9,11', 2, 1",
    "1, 2, E, N, '11,9', 1, 2",
    "1, 2, E, S, '11,10', 1, 2",
    "1, 2, W, N, '10,9', 1, 2",
    "1, 2, W, S, '10,10', 1, 2",
    "2, 1, N, E, '11,9', 1, 2",
    "3, 4, N, E, '10,10', 4, 3",
    "3, 4, N, W, '9,10', 4, 3",
    "3, 4, S, E, '10,11', 4, 3",
    "3, 4, W, N, '10,9', 3, 4",
    "6, 10, N, E, '8,12', 10, 6",
    "6, 10, S, W, '8,12', 10, 6",
    "6, 10, E, S, '12,8', 6, 10",
    "2, 2, N, E, '10,10', 2, 2"
  })
  void aLongBaseSwingsAboutItsMiddle(
      int frontage, int depth, Facing from, Facing to, String corner, int columns, int rows) {
    Combatant beast = cast.add("Beast", Cast.MEN, frontage, depth);
    Battlemap map = cast.on(Ground.open(30, 30));
    map.turn(beast, from);
    map.place(beast, Square.of(10, 10));
    assertThat(map.turn(beast, to)).isTrue();
    assertThat(map.facing(beast)).isEqualTo(to);
    assertThat(map.spot(beast).text()).isEqualTo(corner);
    Base base = map.bodies().lie(beast);
    assertThat(base.columns()).isEqualTo(columns);
    assertThat(base.rows()).isEqualTo(rows);
  }

  /** Its middle is rounded otherwise where it would have its foe on the flank. A2.R.07 */
  @ParameterizedTest
  @CsvSource({
    "N, '6,6', E, '4,5'",
    "N, '6,5', E, '4,5'",
    "N, '4,6', W, '5,5'",
    "N, '5,7', S, '5,5'",
    "S, '6,5', E, '4,6'",
    "S, '4,5', W, '5,6'",
    "N, '9,5', E, '5,5'"
  })
  void whoFacesSomebodyHasHimInFront(Facing from, String foe, Facing to, String corner) {
    Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
    Combatant orc = cast.orc("Orc");
    Battlemap map = cast.on(Ground.open(12, 12));
    map.turn(horse, from);
    map.place(horse, Square.of(5, 5));
    String[] at = foe.split(",");
    map.place(orc, Square.of(Integer.parseInt(at[0]), Integer.parseInt(at[1])));
    map.face(horse, orc);
    assertThat(map.arc(horse, orc)).isEqualTo(Arc.FRONT);
    assertThat(map.facing(horse)).isEqualTo(to);
    assertThat(map.spot(horse).text()).isEqualTo(corner);
  }

  @Test
  void aLongBaseThatCannotHaveHimInFrontStaysAsItLies() {
    Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
    Combatant orc = cast.orc("Orc");
    Battlemap map = cast.on(Ground.drawn(List.of("####", "#..#", "#.##", "####")));
    map.place(horse, Square.of(1, 1));
    map.place(orc, Square.of(2, 1));
    map.turn(horse, Facing.S);
    map.face(horse, orc);
    assertThat(map.facing(horse)).isEqualTo(Facing.S);
    assertThat(map.spot(horse).text()).isEqualTo("1,1");
  }

  @Test
  void onlyMenLookAslant() {
    Combatant man = cast.man("Man");
    Combatant ogre = cast.add("Ogre", Cast.MEN, 2, 2);
    Battlemap map = cast.on(Ground.open(9, 9));
    map.place(man, Square.of(1, 1));
    map.place(ogre, Square.of(4, 4));
    for (Facing facing : Facing.values()) {
      assertThat(map.turn(man, facing)).isTrue();
      assertThat(map.facing(man)).isEqualTo(facing);
      Facing before = map.facing(ogre);
      assertThat(map.turn(ogre, facing)).isEqualTo(!facing.isDiagonal());
      assertThat(map.facing(ogre)).isEqualTo(facing.isDiagonal() ? before : facing);
      assertThat(map.spot(ogre)).isEqualTo(Square.of(4, 4));
    }
  }

  @Test
  void wallsEdgesDoorsAndPeopleBarATurn() {
    Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
    Combatant orc = cast.orc("Orc");
    Battlemap map = cast.on(Ground.drawn(List.of("....", "...#", "....")));
    map.place(horse, Square.of(2, 1));
    assertBarred(map, horse, Facing.E);
    assertThat(map.turn(horse, Facing.W)).isTrue();
    map.turn(horse, Facing.S);
    map.place(horse, Square.of(0, 0));
    assertBarred(map, horse, Facing.W);
    map.place(orc, Square.of(1, 1));
    assertBarred(map, horse, Facing.E);
    orc.setFate(Fate.DOWN);
    assertThat(map.turn(horse, Facing.E)).isTrue();
    assertThat(map.spot(horse)).isEqualTo(Square.of(0, 1));
    var door = new Door("door", Door.Kind.DOOR, false, false, false);
    map.add(door, Square.of(1, 2));
    assertBarred(map, horse, Facing.S);
    door.setOpen(true);
    assertThat(map.turn(horse, Facing.S)).isTrue();
  }

  private static void assertBarred(Battlemap map, Combatant who, Facing to) {
    Facing before = map.facing(who);
    Spot at = map.spot(who);
    assertThat(map.turn(who, to)).isFalse();
    assertThat(map.facing(who)).isEqualTo(before);
    assertThat(map.spot(who)).isEqualTo(at);
  }

  @Test
  void aBigBaseThatCannotTurnStays() {
    Combatant orm = cast.add("Orm", Cast.ORCS, 6, 10);
    Combatant man = cast.man("Man");
    Battlemap map = cast.on(Ground.open(9, 20));
    map.place(orm, Square.of(1, 5));
    map.place(man, Square.of(8, 9));
    map.face(orm, man);
    assertThat(map.facing(orm)).isEqualTo(Facing.N);
    assertThat(map.spot(orm)).isEqualTo(Square.of(1, 5));
    map.place(man, Square.of(4, 18));
    map.face(orm, man);
    assertThat(map.facing(orm)).isEqualTo(Facing.S);
    assertThat(map.spot(orm)).isEqualTo(Square.of(1, 5));
  }

  @Test
  void aLongBaseKeepsItsLieOnTheWayAndTurnsAtTheEnd() {
    Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
    Battlemap map = cast.on(Ground.open(9, 9));
    map.place(horse, Square.of(1, 4));
    Route way = map.route(horse, Square.of(4, 4), 60, Drill.NOBODY);
    assertThat(way).isNotNull();
    assertThat(way.step()).isTrue();
    assertThat(map.facing(horse)).isEqualTo(Facing.N);
    assertThat(map.spot(horse)).isEqualTo(Square.of(2, 4));
    assertThat(way.step()).isTrue();
    assertThat(map.facing(horse)).isEqualTo(Facing.N);
    assertThat(way.step()).isTrue();
    assertThat(map.facing(horse)).isEqualTo(Facing.E);
    assertThat(map.spot(horse)).isEqualTo(Square.of(4, 4));
    assertThat(map.at(5, 4)).isSameAs(horse);
    assertThat(way.end()).isEqualTo(Square.of(4, 4));
  }

  @Test
  void aLongBaseDoesNotTurnAtTheEndWhereItHasNoRoom() {
    Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
    Battlemap map = cast.on(Ground.drawn(List.of("....#", "....#")));
    map.place(horse, Square.of(1, 0));
    Route way = map.route(horse, Square.of(3, 0), 60, Drill.NOBODY);
    assertThat(way).isNotNull();
    while (way.step()) {
      continue;
    }
    assertThat(map.facing(horse)).isEqualTo(Facing.N);
    assertThat(map.spot(horse)).isEqualTo(Square.of(3, 0));
  }
}
