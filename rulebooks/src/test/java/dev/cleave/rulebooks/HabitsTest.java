package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.SeededDice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What bots do with what they sit on, and with what they can do besides striking. */
class HabitsTest {

  /** What somebody answers when he is asked what he does, in a round among bots. */
  private static List<String> answers(String who, String combatants) {
    String yaml = "scenario: Habits\nrulebook: acks2\nrounds: 1\nmap: 30x12\ncombatants:\n";
    Scenario scenario = Scenario.of(Yaml.parse(new Source("habits", yaml + combatants)));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    Journal.Kept journal = Journal.kept();
    game.rulebook()
        .fight(game.newBattle(), new GameTable(new SeededDice(1), Players.USUAL, journal));
    return journal.entries().stream()
        .filter(Entry.Asked.class::isInstance)
        .map(Entry.Asked.class::cast)
        .filter(asked -> asked.who().equals(who))
        .map(Entry.Asked::answer)
        .toList();
  }

  @Test
  void aDragonBreathesBeforeItBites() {
    assertThat(
            answers(
                "Wyrm",
                """
                  Wyrm: {side: dragon, creature: young dragon, at: [4, 4], facing: E}
                  Guard: {side: heroes, creature: guard, hp: 99, count: 3, at: [[14, 4], [14, 5], [14, 6]], facing: W}
                """))
        .contains("work fire breath at Guard 2");
  }

  @Test
  void aGoblinLetsHisWolfBite() {
    assertThat(
            answers(
                "Rider",
                """
                  Rider: {side: goblins, creature: goblin, weapon: spear, rides: Wolf}
                  Wolf: {side: goblins, creature: dire wolf, at: [4, 4], facing: E}
                  Guard: {side: heroes, creature: guard, hp: 99, at: [6, 4], facing: W}
                """))
        .contains("spur Wolf at Guard");
  }

  @Test
  void aHeroStrikesHimself() {
    assertThat(
            answers(
                "Hero",
                """
                  Hero: {side: heroes, fighter: 9, str: 18, weapon: sword +3, rides: Bay}
                  Bay: {side: heroes, creature: warhorse, at: [4, 4], facing: E}
                  Guard: {side: foes, creature: guard, hp: 99, at: [6, 4], facing: W}
                """))
        .contains("attack Guard");
  }
}
