package dev.cleave.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cleave.engine.Rnd;
import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiceTest {

  @ParameterizedTest
  @CsvSource({
    "d20, 1, 20, 0",
    "1d20, 1, 20, 0",
    "D8, 1, 8, 0",
    "2d6+1, 2, 6, 1",
    "3d6-2, 3, 6, -2",
    "d%, 1, 100, 0",
    "2d%+5, 2, 100, 5",
    "7, 0, 1, 7",
    "0, 0, 1, 0",
    "1d6+0, 1, 6, 0",
    "d1, 1, 1, 0",
    "1000d1000+1000, 1000, 1000, 1000",
    "1000d1000-1000, 1000, 1000, -1000"
  })
  void readsWhatPlayersWrite(String text, int count, int sides, int plus) {
    assertThat(Dice.parse(text)).isEqualTo(new Dice(count, sides, plus));
  }

  @ParameterizedTest
  @CsvSource({
    "d20, 1, 20, 10.5",
    "2d6+1, 3, 13, 8",
    "3d6-2, 1, 16, 8.5",
    "d%, 1, 100, 50.5",
    "7, 7, 7, 7",
    "1d4-4, -3, 0, -1.5"
  })
  void rollsFromTheLeastToTheMost(String text, int least, int most, double average) {
    Dice dice = Dice.parse(text);
    assertThat(dice.least()).isEqualTo(least);
    assertThat(dice.most()).isEqualTo(most);
    assertThat(dice.average()).isEqualTo(average, within(0.0));
  }

  @ParameterizedTest
  @CsvSource({"d20, d20", "1d20, d20", "2d6+1, 2d6+1", "3d6-2, 3d6-2", "d%, d100", "007, 7"})
  void printsTheShortestForm(String text, String printed) {
    assertThat(Dice.parse(text)).hasToString(printed);
  }

  @Test
  void whatIsPrintedReadsBackAsTheSame() {
    Rnd.each(
        2000,
        rnd -> {
          Dice dice =
              rnd.oneIn(5)
                  ? Dice.flat(rnd.below(Dice.MOST + 1))
                  : new Dice(
                      rnd.between(1, Dice.MOST),
                      rnd.between(1, Dice.MOST),
                      rnd.between(-Dice.MOST, Dice.MOST));
          assertThat(Dice.parse(dice.toString())).isEqualTo(dice);
        });
  }

  @Test
  void addingMakesOtherDiceAndLeavesTheFirst() {
    assertThat(Dice.D6.plus(2)).hasToString("d6+2");
    assertThat(Dice.D6.plus(2).plus(-3)).hasToString("d6-1");
    assertThat(Dice.D6).hasToString("d6");
    assertThat(Dice.D6.plus(0)).isSameAs(Dice.D6);
  }

  @Test
  void oneDieOfASizeIsOneDie() {
    assertThat(Dice.d(6)).isSameAs(Dice.D6);
    assertThat(Dice.d(20)).isSameAs(Dice.D20);
    assertThat(Dice.d(12)).isEqualTo(Dice.of(1, 12));
  }

  @Test
  void aNumberIsFlatAndDiceAreNot() {
    assertThat(Dice.flat(-3).isFlat()).isTrue();
    assertThat(Dice.flat(-3).least()).isEqualTo(-3);
    assertThat(Dice.NOTHING.most()).isZero();
    assertThat(Dice.D6.isFlat()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"d4, 1 1 1 1", "2d4, 1 2 3 4 3 2 1", "3d2+5, 1 3 3 1", "7, 1"})
  void everySumHasItsWays(String dice, String ways) {
    assertThat(Arrays.stream(Dice.parse(dice).ways()).map(BigInteger::toString))
        .containsExactly(ways.split(" "));
  }
}
