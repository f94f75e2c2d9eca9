package dev.cleave.engine.field;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.Cast;
import dev.cleave.engine.Proves;
import dev.cleave.engine.Rnd;
import dev.cleave.engine.actor.Combatant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistanceTest {

  /** The ledger's case A2.CASE.101 among them. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "1, 0, 5",
    "1, 1, 5",
    "2, 2, 15",
    "3, 3, 20",
    "4, 4, 30",
    "5, 2, 30",
    "7, 0, 35",
    "3, 1, 15",
    "2, 8, 45",
    "7, 3, 40"
  })
  @Proves({"A2.MAP.05", "A2.MAP.06"})
  void twoDiagonalsAreFifteenFeet(int across, int down, int feet) {
    var cast = new Cast();
    Combatant one = cast.man("One");
    Combatant other = cast.orc("Other");
    Battlemap map = cast.on(Ground.open(20, 20));
    map.place(one, Square.of(9, 9));
    map.place(other, Square.of(9 - across, 9 + down));
    assertThat(map.distance(one, other)).isEqualTo(feet);
    assertThat(map.within(one, other, feet)).isTrue();
    assertThat(map.within(one, other, feet - 1)).isFalse();
  }

  @Test
  void isWhatWalkingBetweenTheNearestSquaresTakes() {
    Rnd.each(
        3000,
        rnd -> {
          var slow = Slow.random(rnd, true);
          for (Combatant one : slow.people) {
            for (Combatant other : slow.people) {
              assertThat(slow.map.distance(one, other))
                  .as("%s to %s on%n%s", one, other, slow)
                  .isEqualTo(Slow.feet(slow.squares(one), slow.squares(other)))
                  .isEqualTo(slow.map.distance(other, one));
            }
          }
        });
  }
}
