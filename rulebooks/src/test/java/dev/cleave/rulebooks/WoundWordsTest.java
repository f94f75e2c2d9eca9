package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Proves;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Wounds and bed rest that people bring along are read as the book says them, and no others. */
class WoundWordsTest {

  private static Scenario duel(String rest) {
    return Scenario.of(
        Yaml.parse(
            new Source(
                "duel.yaml",
                """
                scenario: Test
                rulebook: acks2
                combatants:
                  Marcus: {side: a, fighter: 3, weapon: sword, bed rest: %s}
                  Orc: {side: b, creature: orc}
                """
                    .formatted(rest))));
  }

  /** The one problem there is. */
  private static String refusal(Scenario scenario) {
    var refused =
        catchThrowableOfType(
            BadInput.class, () -> Game.of(scenario, Library.core(), null, Map.of()).newBattle());
    assertThat(refused.problems()).hasSize(1);
    return refused.problems().getFirst().render();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "soon",
        "healing",
        "0 days",
        "366 days",
        "8761 hours",
        "3 days and a song",
        "3 days with healing magic",
      })
  void whatIsNoBedRestIsRefusedWhereItStands(String rest) {
    assertThat(refusal(duel(rest)))
        .startsWith(
            "duel.yaml:4:58: combatants.Marcus.bed rest: \""
                + rest
                + "\" is no bed rest that acks2 knows. Expected: a time such as 3 days, 1 night and"
                + " healing magic, or 1 day or healing magic.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"one eye lost", "0 fingers destroyed", "2 fingers lost"})
  void whatIsNoWoundIsRefusedWhereItStands(String wound) {
    assertThat(refusal(duel("1 day, afflictions: [" + wound + "]")))
        .startsWith(
            "duel.yaml:4:79: combatants.Marcus.afflictions[0]: \""
                + wound
                + "\" is not a known affliction of acks2. Known: ");
  }

  @Proves("A2.HEAL.05")
  @ParameterizedTest
  @CsvSource({
    "1 round, 1 round",
    "365 days, 365 days",
    "8760 hours, 365 days",
    "1 night and healing magic, 1 night and healing magic",
    "1 day or healing magic, 1 day or healing magic",
    "healing magic, healing magic",
  })
  void whatIsOneIsSaidTheSameWay(String rest, String said) {
    Game game = Game.of(duel(rest), Library.core(), null, Map.of());
    assertThat(game.rulebook().infirmary().rest(game.newBattle().combatant(0))).isEqualTo(said);
  }
}
