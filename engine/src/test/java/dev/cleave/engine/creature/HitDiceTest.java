package dev.cleave.engine.creature;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HitDiceTest {

  @ParameterizedTest
  @CsvSource({
    "1/2, 4, 0, 0, true",
    "1-1, 8, -1, 1, false",
    "1, 8, 0, 1, false",
    "4+1, 32, 1, 4, false",
    "10+3, 80, 3, 10, false",
    "1/4, 2, 0, 0, true"
  })
  void readsWhatSheetsPrint(String text, int eighths, int plus, int whole, boolean fraction) {
    HitDice dice = HitDice.parse(text);
    assertThat(dice).isEqualTo(new HitDice(eighths, plus));
    assertThat(dice.whole()).isEqualTo(whole);
    assertThat(dice.isFraction()).isEqualTo(fraction);
    assertThat(HitDice.parse(dice.toString())).isEqualTo(dice);
  }

  @ParameterizedTest
  @CsvSource({
    "1/2, 8, 2",
    "1-1, 8, 4",
    "1, 8, 5",
    "2, 8, 9",
    "3, 8, 14",
    "4+1, 8, 19",
    "3, 6, 11",
    "1/8, 2, 1",
    "1-1, 1, 1"
  })
  void averagesHalvesUpAndNeverBelowOne(String text, int sides, int average) {
    assertThat(HitDice.parse(text).average(sides)).isEqualTo(average);
  }

  @ParameterizedTest
  @CsvSource({"1/2, 1/2", "1-1, 1-1", "4+1, 4+1", "3, 3", "1/4, 2/8"})
  void printsThemAsSheetsDo(String text, String printed) {
    assertThat(HitDice.parse(text)).hasToString(printed);
  }

  @Test
  void soManyDiceAreSoManyWholeOnes() {
    assertThat(HitDice.of(3)).isEqualTo(HitDice.parse("3"));
  }
}
