package dev.cleave.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.rulebooks.Game;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FirstSeatsTest {

  private static List<List<String>> seats(String combatants) {
    String yaml = "scenario: Seats\nmap: 20x20\ncombatants:\n" + combatants;
    Scenario scenario = Scenario.of(Yaml.parse(new Source("seats", yaml)));
    Battle battle = Game.of(scenario, Library.core(), null, Map.of()).newBattle();
    return new FirstSeats(battle).of(battle.sides().getFirst());
  }

  @Test
  void whoHoldsTheReinsPlaysTheMountToo() {
    assertThat(
            seats(
                """
                  Kara: {side: heroes, fighter: 3, rides: Bay}
                  Ben: {side: heroes, fighter: 1, rides: Bay}
                  Bay: {side: heroes, creature: warhorse, at: [2, 2]}
                  Ada: {side: heroes, mage: 1, at: [8, 8]}
                  Orc: {side: orcs, creature: orc, at: [12, 12]}
                """))
        .containsExactly(List.of("Kara", "Bay"), List.of("Ben"), List.of("Ada"));
  }

  @Test
  void aMountNamedBesideItsRiderIsHisAndARiderlessOneItsOwn() {
    assertThat(
            seats(
                """
                  Kara: {side: heroes, fighter: 3, mount: warhorse, at: [2, 2]}
                  Grey: {side: heroes, creature: horse, at: [8, 8]}
                  Orc: {side: orcs, creature: orc, at: [12, 12]}
                """))
        .containsExactly(List.of("Kara", "Kara's warhorse"), List.of("Grey"));
  }

  @Test
  void theDriverPlaysTheTeamAndTheChariotWhoeverIsNamedFirst() {
    assertThat(
            seats(
                """
                  Archer: {side: heroes, fighter: 1, aboard: Sun}
                  Kara: {side: heroes, fighter: 3, drives: Sun}
                  Sun: {side: heroes, vehicle: two-horse chariot, at: [2, 2]}
                  Red: {side: heroes, creature: warhorse, draws: Sun}
                  Roan: {side: heroes, creature: griffon, draws: Sun}
                  Orc: {side: orcs, creature: orc, at: [12, 12]}
                """))
        .containsExactly(List.of("Archer"), List.of("Kara", "Sun", "Red", "Roan"));
  }

  @Test
  void noLinkLeadsToAHowdahOrAnEmptyCart() {
    assertThat(
            seats(
                """
                  Tower: {side: heroes, vehicle: howdah}
                  Tusk: {side: heroes, creature: elephant, bears: Tower, at: [2, 2]}
                  Cart: {side: heroes, vehicle: cart, at: [10, 2]}
                  Kara: {side: heroes, fighter: 3, drives: Tower}
                  Orc: {side: orcs, creature: orc, at: [12, 12]}
                """))
        .containsExactly(List.of("Kara", "Tower", "Tusk"));
  }
}
