package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Proves;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who engages whom is always what the squares say, whatever has happened on them. */
class EngagementPropertiesTest {

  private static final int FIGHTS = Integer.getInteger("cleave.fights", 16);

  @Test
  @Proves({
    "A2.ENGAGE.19",
    "A2.ENGAGE.01",
    "A2.ENGAGE.02",
    "A2.ENGAGE.04",
    "A2.ENGAGE.16",
    "A2.MAP.28"
  })
  void engagementIsWhatASlowRecomputationFromPositionsSays() {
    int met = 0;
    for (long seed = 0; seed < 2 * FIGHTS; seed++) {
      String yaml = RandomScenario.crowd(seed);
      Game game =
          Game.of(
              Scenario.of(Yaml.parse(new Source("seed " + seed, yaml))),
              Library.core(),
              null,
              Map.of());
      Battle battle = game.newBattle();
      boolean bySize = yaml.contains("engagement by size");
      var watcher = new Watcher(game.rulebook(), seed, bySize);
      game.rulebook().fight(battle, new GameTable(new SeededDice(seed), watcher, null));
      met += watcher.met;
    }
    assertThat(met).as("engagements seen").isGreaterThan(20 * FIGHTS);
  }

  /** Compares at every question. */
  private static final class Watcher implements Players {

    private final Rulebook rulebook;
    private final Chance chance;
    private final long seed;
    private final boolean bySize;
    private int met;

    Watcher(Rulebook rulebook, long seed, boolean bySize) {
      this.rulebook = rulebook;
      this.chance = new Chance(seed);
      this.seed = seed;
      this.bySize = bySize;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      Battle battle = Battle.in(question.scene());
      List<String> told =
          rulebook.engagements(battle).stream()
              .map(each -> each.one().name() + " > " + each.other().name())
              .toList();
      assertThat(told)
          .as("seed %d, round %d, at %s", seed, battle.round(), question)
          .isEqualTo(new Positions(rulebook, battle).engaged(bySize));
      met += told.size();
      List<Option<T>> options = question.options();
      return chance.oneIn(3) ? question.usual() : chance.of(options).answer();
    }
  }
}
