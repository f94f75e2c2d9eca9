package dev.cleave.engine.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.engine.Cast;
import dev.cleave.engine.field.Theatre;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MomentTest {

  /** Six rounds to a minute. */
  private static final Reckoning TEN_SECONDS = () -> 60;

  @Test
  void aBattleStandsAtItsStartAndTheRoundsSince() {
    var cast = new Cast();
    cast.man("Marcus");
    cast.orc("Orc");
    var battle = cast.battle(new Theatre(cast.all(), 30), 9);
    assertThat(battle.now()).isEqualTo(Moment.BEGINNING);
    battle.startAt(new Moment(8_640));
    battle.nextRound();
    battle.pass(60);
    assertThat(battle.now()).isEqualTo(new Moment(8_701));
    assertThat(battle.copy().now()).isEqualTo(battle.now());
    assertThat(battle.round()).isEqualTo(61);
  }

  @Test
  void momentsAreInOrder() {
    var early = new Moment(5);
    Moment late = early.plus(7);
    assertThat(late.since(early)).isEqualTo(7);
    assertThat(early.since(late)).isEqualTo(-7);
    assertThat(early.isBefore(late)).isTrue();
    assertThat(late.isBefore(late)).isFalse();
    assertThat(early).isLessThan(late);
    assertThatThrownBy(() -> new Moment(-1)).hasMessage("nothing is before the beginning: -1");
  }

  @ParameterizedTest
  @CsvSource({"ROUND,1", "TURN,60", "HOUR,360", "NIGHT,2880", "DAY,8640", "WEEK,60480"})
  void aBookCountsItsRounds(TimeUnit unit, int rounds) {
    assertThat(unit.rounds(TEN_SECONDS)).isEqualTo(rounds);
  }

  @Test
  void lengthsOfTimeAreReadAndSaid() {
    var days = Duration.read("3 days");
    assertThat(days).isEqualTo(new Duration(3, TimeUnit.DAY));
    assertThat(Duration.read("1 night and healing magic")).isNull();
    assertThat(Duration.read("2 weeks")).isEqualTo(new Duration(2, TimeUnit.WEEK));
    assertThat(Duration.exactly(2 * 8_640, TEN_SECONDS)).isEqualTo("2 days");
    assertThat(Duration.exactly(61, TEN_SECONDS)).isEqualTo("61 rounds");
    assertThat(Duration.words(8_640 + 360 + 60 + 1, TEN_SECONDS)).isEqualTo("1 day, 1 hour");
    assertThat(Duration.words(0, TEN_SECONDS)).isEqualTo("just now");
  }
}
