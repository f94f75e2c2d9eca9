package dev.cleave.thac0.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Proves;
import dev.cleave.rulebooks.Game;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a sheet comes to where no single blow shows it. */
class ProwessTest {

  private static final Library LIBRARY =
      Library.core()
          .with(
              HouseRules.of(
                  Yaml.parse(
                      new Source(
                          "house.yaml",
                          """
                          house: Test
                          creatures:
                            nine: {name: Nine, kind: monstrosity, size: large, hd: "9", ac: 0, speed: 40, morale: 0, attacks: [{name: bite, damage: 1d4, type: piercing}]}
                            ten: {name: Ten, kind: monstrosity, size: large, hd: "10", ac: 0, speed: 40, morale: 0, attacks: [{name: bite, damage: 1d4, type: piercing}]}
                            terror: {name: Terror, kind: monstrosity, size: colossal, hd: "70", ac: 0, speed: 40, morale: 0, attacks: [{name: bite, damage: 1d4, type: piercing}]}
                          """))));

  @ParameterizedTest
  @Proves({"TH.OPP.07", "TH.OPP.08", "TH.OPP.09", "TH.CASE.17", "TH.EX.06", "TH.EX.07"})
  @CsvSource({
    "'thief: 4', 1",
    "'thief: 5', 2",
    "'fighter: 4', 3",
    "'fighter: 5', 4",
    "'creature: nine', 4",
    "'creature: ten', 5",
    "'fighter: 20', 7",
    "'creature: terror', 17"
  })
  void opportunityAttacksGoByLevelAndKind(String who, int attacks) {
    Scenario scenario =
        Scenario.of(
            Yaml.parse(
                new Source(
                    "one.yaml",
                    "scenario: One\nrulebook: thac0\ncombatants:\n  A: {side: a, %s}\n  B: {side: b, fighter: 1}\n"
                        .formatted(who))));
    Game game = Game.of(scenario, LIBRARY, "thac0", Map.of());
    var numbers = new Numbers(game.figures());
    assertThat(numbers.prowess(game.newBattle().combatant(0).sheet()).opportunities())
        .isEqualTo(attacks);
  }
}
