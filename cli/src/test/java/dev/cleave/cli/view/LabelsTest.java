package dev.cleave.cli.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LabelsTest {

  private static String labels(Drawn drawn) {
    var labels = Labels.of(drawn.battle);
    var text = new StringBuilder();
    drawn.battle.combatants().forEach(who -> text.append(labels.of(who)));
    return text.toString();
  }

  @Test
  void onlyOneKindIsCalledByNumbers() {
    assertThat(
            labels(
                Drawn.of(
                    "9x3",
                    "Guard: {side: a, creature: guard, count: 2, at: [[0, 0], [1, 0]]}",
                    "Orc: {side: b, creature: orc, count: 2, at: [[0, 2], [1, 2]]}",
                    "Goblin: {side: b, creature: goblin, count: 3, at: [[2, 2], [3, 2], [4, 2]]}",
                    "Grak: {side: b, creature: orc, at: [5, 2]}")))
        .isEqualTo("GH12ghir");
  }
}
