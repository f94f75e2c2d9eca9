package dev.cleave.cli.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class EngagementsTest {

  private static String engaged(Drawn drawn) {
    return drawn
        .text()
        .lines()
        .dropWhile(line -> !line.startsWith("Engaged:"))
        .collect(Collectors.joining("\n"));
  }

  @Test
  void whoHoldsWhomIsToldByTheBusiest() {
    Drawn drawn =
        Drawn.of(
            "8x3",
            "Kara: {side: watch, creature: guard, at: [1, 1], facing: E}",
            "Bo: {side: watch, creature: guard, at: [5, 1], facing: E}",
            "Orc: {side: orcs, creature: orc, count: 3, at: [[2, 0], [2, 1], [4, 1]], facing: W}",
            "Grak: {side: orcs, creature: orc, at: [6, 0], facing: E}",
            "Snik: {side: orcs, creature: orc, at: [4, 2], facing: E}");
    assertThat(engaged(drawn)).isEqualTo("Engaged: Kara ⇄ Orc 1, 2; Bo → Grak; Snik → Bo");
  }

  @Test
  void manyOfAKindAreNumbersOnly() {
    Drawn drawn =
        Drawn.of(
            "14x10",
            "Orm: {side: a, creature: ancient dragon, at: [2, 3], facing: E}",
            "Legionary: {side: b, creature: guard, count: 8, facing: W, at: [[12, 2], [12, 3], [12, 4],"
                + " [12, 5], [12, 6], [12, 7], [12, 8], [12, 9]]}",
            "Standard bearer: {side: b, creature: guard, at: [13, 1], facing: W}",
            "Centurion: {side: b, creature: guard, at: [0, 4], facing: E}",
            "Optio: {side: b, creature: guard, at: [1, 4], facing: E}");
    assertThat(engaged(drawn))
        .isEqualTo("Engaged: Orm ⇄ Legionary 1, 2, 3, 4, 5, 6, 7, 8; Optio → Orm");
  }

  @Test
  void namesAreNotTornApart() {
    Drawn drawn =
        Drawn.of(
            "3x3",
            "Sir Caradoc of the Long Meadow: {side: a, creature: guard, at: [1, 1], facing: N}",
            "Brigand of the greenwood: {side: b, creature: brigand, count: 3, at: [[0, 0], [1, 0], [2, 0]],"
                + " facing: S}",
            "Robber of the old high road: {side: b, creature: brigand, at: [0, 2], facing: N}");
    assertThat(engaged(drawn))
        .isEqualTo(
            """
            Engaged: Sir Caradoc of the Long Meadow ⇄ Brigand of the greenwood 1, 2, 3;
              Robber of the old high road → Sir Caradoc of the Long Meadow\
            """);
  }
}
