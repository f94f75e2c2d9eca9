package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A fight that would go on and on is stopped at its last round; it is unfinished, and no draw. */
class LastRoundTest {

  private static final int ROUNDS = 12;

  @ParameterizedTest
  @ValueSource(strings = {"acks2", "acks1", "weaponskill", "thac0"})
  void whoCannotBeFelledFightsToTheLastRoundAndNobodyHasWon(String book) {
    String yaml =
        """
        scenario: For ever
        rulebook: %s
        distance: 5
        rounds: %d
        combatants:
          Ann: {side: north, fighter: 1, hp: 900, weapon: sword}
          Bo: {side: south, fighter: 1, hp: 900, weapon: sword}
        """
            .formatted(book, ROUNDS);
    Game game = Game.read(Yaml.parse(new Source("for ever", yaml)), Library.core());
    Battle battle = game.newBattle();
    Journal.Kept kept = Journal.kept();
    Outcome outcome = game.rulebook().fight(battle, GameTable.seeded(1, kept));
    assertThat(outcome).isEqualTo(new Outcome(null, ROUNDS, Outcome.End.UNFINISHED));
    assertThat(battle.combatants()).allMatch(who -> who.isStanding());
    assertThat(kept.entries().getLast().json())
        .contains("\"event\":\"ended\"")
        .contains(outcome.end().label());
  }
}
