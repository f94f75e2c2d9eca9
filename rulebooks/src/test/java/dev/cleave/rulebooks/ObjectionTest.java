package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Whatever a book cannot begin with is refused where the scenario says it. */
class ObjectionTest {

  private static void open(String scenario) {
    Game.of(
        Scenario.of(Yaml.parse(new Source("test.yaml", scenario))), Library.core(), null, Map.of());
  }

  @Test
  void aGreatAxeBetweenTwoSwordsHasNoRoom() {
    assertThatThrownBy(
            () ->
                open(
                    """
                    scenario: Test
                    rulebook: acks2
                    map: 9x9
                    combatants:
                      Bo: {side: a, fighter: 1, weapon: sword, at: [4, 8], facing: N}
                      Kara: {side: a, fighter: 1, weapon: great axe, at: [4.5, 8], facing: N}
                      Orc: {side: b, creature: orc, at: [4, 2]}
                    """))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(
            "combatants.Kara: the others leave Kara no room there (A2.MAP.14). Expected: a square"
                + " for each; only those whose weapons need little room close up, three to two"
                + " squares, and three ranks to ten feet.");
  }

  @Test
  void sevenRanksDoNotFitIntoTwentyFeet() {
    assertThatThrownBy(
            () ->
                open(
                    """
                    scenario: Test
                    rulebook: acks2
                    map: 9x9
                    combatants:
                      One: {side: a, fighter: 1, weapon: sword, at: [4, 4], facing: N}
                      Two: {side: a, fighter: 1, weapon: sword, at: [4, 4.5], facing: N}
                      Three: {side: a, fighter: 1, weapon: sword, at: [4, 5], facing: N}
                      Four: {side: a, fighter: 1, weapon: sword, at: [4, 5.5], facing: N}
                      Orc: {side: b, creature: orc, at: [4, 0]}
                    """))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("combatants.Four: the others leave Four no room there (A2.MAP.14)");
  }

  @Test
  void aShutDoorIsRefusedByTheBookThatCannotOpenIt() {
    assertThatThrownBy(
            () ->
                open(
                    """
                    scenario: Test
                    rulebook: weaponskill
                    map: |
                      .....
                      ##.##
                      .....
                    features:
                      - {name: oak door, kind: door, at: [2, 1]}
                    combatants:
                      Bo: {side: a, fighter: 1, weapon: sword, at: [2, 0]}
                      Orc: {side: b, creature: orc, at: [2, 2]}
                    """))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(
            "features[0]: oak door bars the way, and this book has no rules for opening it"
                + " (WS.MOVE.01). Expected: an open one, or another rulebook.");
  }
}
