package dev.cleave.engine.creature;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RangeTest {

  @ParameterizedTest
  @CsvSource({"0, 0", "50, 0", "51, 1", "100, 1", "101, 2", "150, 2", "151, 3"})
  void theLastFootOfABandBelongsToIt(int feet, int band) {
    assertThat(new Range(50, 100, 150).band(feet)).isEqualTo(band);
  }
}
