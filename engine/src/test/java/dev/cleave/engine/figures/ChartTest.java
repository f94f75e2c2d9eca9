package dev.cleave.engine.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChartTest {

  private static final Chart SAVES =
      new Chart(
          "saves", "T.1", 2, List.of("death", "wands"), new int[][] {{14, 15}, {12, 13}, {9, 8}});

  @ParameterizedTest
  @CsvSource({
    "2, 14, 15",
    "3, 12, 13",
    "4, 9, 8",
    "1, 14, 15",
    "-7, 14, 15",
    "5, 9, 8",
    "99, 9, 8",
    "-2147483648, 14, 15",
    "2147483647, 9, 8"
  })
  void theFirstRowServesWhatLiesBelowAndTheLastWhatLiesAbove(int number, int death, int wands) {
    assertThat(SAVES.at(number)).isEqualTo(death);
    assertThat(SAVES.at(number, "death")).isEqualTo(death);
    assertThat(SAVES.at(number, "wands")).isEqualTo(wands);
    assertThat(SAVES.at(number, 1)).isEqualTo(wands);
  }

  @Test
  void knowsItsNameItsRuleAndItsColumns() {
    assertThat(SAVES.name()).isEqualTo("saves");
    assertThat(SAVES.rule()).isEqualTo("T.1");
    assertThat(SAVES.columns()).containsExactly("death", "wands");
    assertThat(SAVES.column("wands")).isEqualTo(1);
  }

  @Test
  void aColumnItDoesNotHaveIsAFault() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SAVES.at(2, "breath"))
        .withMessage("The chart saves has no column breath");
  }

  @Test
  void whoeverGaveTheRowsCannotChangeThemLater() {
    int[][] rows = {{1}};
    var chart = new Chart("one", "T.1", 1, List.of("only"), rows);
    rows[0][0] = 2;
    assertThat(chart.at(1)).isEqualTo(1);
  }
}
