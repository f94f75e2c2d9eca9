package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.actor.Combatant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FacingTest {

  @ParameterizedTest
  @CsvSource({
    "0, -1, N",
    "1, -1, NE",
    "5, 0, E",
    "3, 3, SE",
    "0, 9, S",
    "-2, 2, SW",
    "-1, 0, W",
    "-4, -4, NW",
    "10, 1, E",
    "1, 10, S",
    "-10, -1, W",
    "1, -10, N",
    "3, 2, SE",
    "-3, -4, NW"
  })
  void looksTheWayThatComesNearest(int across, int down, Facing facing) {
    assertThat(Facing.toward(across, down)).isEqualTo(facing);
  }

  @Test
  void theEightWaysFollowTheClock() {
    for (Facing facing : Facing.values()) {
      assertThat(facing.isDiagonal()).isEqualTo(facing.name().length() == 2);
      assertThat(Facing.of(facing.dx(), facing.dy())).isEqualTo(facing);
      assertThat(facing.name()).contains(facing.dy() < 0 ? "N" : facing.dy() > 0 ? "S" : "");
      assertThat(facing.name()).contains(facing.dx() < 0 ? "W" : facing.dx() > 0 ? "E" : "");
    }
  }

  @Test
  void aManTurnsToHaveSomebodyAhead() {
    var cast = new Cast();
    Combatant man = cast.man("Man");
    Combatant orc = cast.orc("Orc");
    Battlemap map = cast.on(Ground.open(9, 9));
    map.place(man, Square.of(4, 4));
    for (Facing way : Facing.values()) {
      map.place(orc, Square.of(4 + 3 * way.dx(), 4 + 3 * way.dy()));
      map.face(man, orc);
      assertThat(map.facing(man)).isEqualTo(way);
      assertThat(map.arc(man, orc)).isEqualTo(Arc.FRONT);
    }
    map.place(orc, Square.of(4, 4));
    map.face(man, orc);
    assertThat(map.facing(man)).isEqualTo(Facing.NW);
  }

  /** A2.GAP.103: larger bases look in four ways only. */
  @Test
  void aLongBaseTurnsStraightAndOnlyWhereItHasRoom() {
    var cast = new Cast();
    Combatant horse = cast.add("Horse", Cast.MEN, 1, 2);
    Combatant orc = cast.orc("Orc");
    Battlemap map = cast.on(Ground.open(6, 4));
    map.place(horse, Square.of(1, 1));
    map.place(orc, Square.of(4, 2));
    map.face(horse, orc);
    assertThat(map.facing(horse)).isEqualTo(Facing.E);
    assertThat(map.at(2, 1)).isEqualTo(horse);
    map.turn(horse, Facing.N);
    map.place(orc, Square.of(2, 1));
    map.face(horse, orc);
    assertThat(map.facing(horse)).isEqualTo(Facing.N);
  }
}
