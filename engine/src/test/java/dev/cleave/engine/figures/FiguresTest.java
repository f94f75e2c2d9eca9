package dev.cleave.engine.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.cleave.engine.dice.Dice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FiguresTest {

  private static final Chart ONE = new Chart("one", "T.1", 1, List.of("only"), new int[][] {{1}});
  private static final Figures FIGURES =
      new Figures(
          Map.of("charge bonus", Dice.flat(2), "initiative", Dice.D6),
          Map.of("one", ONE),
          Map.of("initiative", "group", "cleaves", "on"));

  @Test
  void givesNumbersDiceChartsAndOptionsByName() {
    assertThat(FIGURES.number("charge bonus")).isEqualTo(2);
    assertThat(FIGURES.dice("initiative")).isEqualTo(Dice.D6);
    assertThat(FIGURES.dice("charge bonus")).isEqualTo(Dice.flat(2));
    assertThat(FIGURES.chart("one")).isSameAs(ONE);
    assertThat(FIGURES.option("initiative", "group")).isTrue();
    assertThat(FIGURES.option("initiative", "each")).isFalse();
  }

  @Test
  void aMissingNameIsAFault() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FIGURES.number("charge"))
        .withMessage("No figure is called \"charge\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FIGURES.dice("charge"))
        .withMessage("No figure is called \"charge\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FIGURES.chart("two"))
        .withMessage("No chart is called \"two\"");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FIGURES.option("morale", "on"))
        .withMessage("No option is called \"morale\"");
  }

  @Test
  void diceAreNoPlainNumber() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> FIGURES.number("initiative"))
        .withMessage("The figure \"initiative\" must be a plain number");
  }

  @Test
  void listsItsOptionsByNameAndKeepsThem() {
    var options = FIGURES.options();
    assertThat(options)
        .containsExactly(Map.entry("cleaves", "on"), Map.entry("initiative", "group"));
    options.clear();
    assertThat(FIGURES.options()).hasSize(2);
  }

  @Test
  void whatABookHasSettledHoldsAndIsNoChoice() {
    var figures =
        new Figures(Map.of(), Map.of(), Map.of(), Map.of(), Map.of("free facing", "front only"));
    assertThat(figures.option("free facing", "front only")).isTrue();
    assertThat(figures.option("free facing", "on")).isFalse();
    assertThat(figures.options()).isEmpty();
  }

  @Test
  void tablesOfWordsKeepTheirOrderAndAMissingOneIsEmpty() {
    var rows = new LinkedHashMap<String, List<String>>();
    rows.put("in shock", List.of("nose", "ear"));
    rows.put("concussed", List.of("tooth"));
    var figures = new Figures(Map.of(), Map.of(), Map.of(), Map.of("wounds", rows), Map.of());
    assertThat(figures.words("wounds")).containsExactlyEntriesOf(rows);
    assertThat(figures.words("boons")).isEmpty();
  }

  @Test
  void aMisprintSaysWhereItIsAndWhatWouldDo() {
    var misprint = new Misprint("wounds", "in shock", "what?", "an ear");
    assertThat(misprint).hasMessage("what?");
    assertThat(misprint.table()).isEqualTo("wounds");
    assertThat(misprint.row()).isEqualTo("in shock");
    assertThat(misprint.expected()).isEqualTo("an ear");
  }
}
