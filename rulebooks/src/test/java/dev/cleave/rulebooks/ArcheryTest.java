package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Which arrows bots take. A2.R.202 */
class ArcheryTest {

  /** Everybody does as usual; what the archer does is kept. */
  private static final class Watching implements Players {

    private final List<String> usual = new ArrayList<>();

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      T usually = question.usual();
      if (question.says().equals("What does Archer do?")) {
        usual.add(usually.text());
      }
      return usually;
    }
  }

  private static List<String> play(String book, String foe, String arrows) {
    String yaml =
        """
        scenario: Bots with arrows
        rulebook: %s
        rounds: 1
        distance: 40
        combatants:
          Archer: {side: heroes, fighter: 5, hp: 30, weapon: short bow, ammunition: {%s}}
          Foe: {side: foes, creature: %s, hp: 40, conditions: [helpless]}
        """
            .formatted(book, arrows, foe);
    Scenario scenario = Scenario.of(Yaml.parse(new Source("bots", yaml)));
    Game game = Game.of(scenario, Library.core(), null, Map.of());
    Battle battle = game.newBattle();
    var watching = new Watching();
    game.rulebook().fight(battle, new GameTable(new SeededDice(7), watching, Journal.kept()));
    return watching.usual;
  }

  @Test
  void silverIsTakenForWhomOnlySilverHarms() {
    assertThat(play("acks2", "werewolf", "arrow: 9, silver arrow: 2"))
        .startsWith("nock silver arrow", "shoot Foe");
  }

  @Test
  void magicIsTakenForWhomSilverDoesNotHarm() {
    assertThat(play("acks2", "spectre", "arrow: 9, silver arrow: 2, arrow +1: 1"))
        .startsWith("nock arrow +1", "shoot Foe");
  }

  @Test
  void plainArrowsDoForPlainFoes() {
    assertThat(play("acks2", "orc", "arrow: 9, silver arrow: 2")).startsWith("shoot Foe");
  }

  @Test
  void whoHasNoneThatHarmsShootsAllTheSame() {
    assertThat(play("acks2", "spectre", "arrow: 9, silver arrow: 2")).startsWith("shoot Foe");
  }

  @Test
  void theFirstEditionAsksForItToo() {
    assertThat(play("acks1", "werewolf", "arrow: 9, silver arrow: 2"))
        .startsWith("nock silver arrow");
  }
}
