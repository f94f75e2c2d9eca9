package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Proves;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * People who ready everything they can: a fight stopped at any question goes on as it would have.
 */
class NestedInterruptsTest {

  private static final int FIGHTS = Integer.getInteger("cleave.fights", 8) * 5 / 2;

  @Test
  @Proves({"A2.GAP.144", "A2.READY.03"})
  void aFightCutInsideAnInterruptContinuesIdentically() {
    int nested = 0;
    for (long seed = 0; seed < FIGHTS; seed++) {
      String yaml = RandomScenario.crowd(seed);
      Game game =
          Game.of(
              Scenario.of(Yaml.parse(new Source("seed " + seed, yaml))),
              Library.core(),
              null,
              Map.of());
      Journal.Kept journal = Journal.kept();
      game.rulebook()
          .fight(game.newBattle(), new GameTable(new SeededDice(seed), new Wary(seed), journal));
      List<Entry> entries = journal.entries();
      List<String> lines = entries.stream().map(Entry::json).toList();
      List<Recorded> recorded = FightPropertiesTest.recorded(entries);
      int tried = 0;
      for (int cut = 0; cut < entries.size() && tried < 8; cut++) {
        if (entries.get(cut) instanceof Entry.Asked asked && asked.kind().equals("interrupt")) {
          tried++;
          assertThat(continued(game, recorded, cut))
              .as("seed %d cut %d", seed, cut)
              .isEqualTo(lines);
        }
      }
      nested += nested(entries);
    }
    assertThat(nested).as("interrupts of interrupts").isGreaterThan(0);
  }

  private static List<String> continued(Game game, List<Recorded> lines, int cut) {
    Battle restored = game.newBattle();
    Journal.Kept journal = Journal.kept();
    var rest = new RecordedTable(lines.subList(cut, lines.size()), restored, journal, null);
    game.rulebook()
        .fight(restored, new RecordedTable(lines.subList(0, cut), restored, journal, rest));
    return journal.entries().stream().map(Entry::json).toList();
  }

  /** An interrupt on one who is himself interrupting, before the interrupted goes on. */
  private static int nested(List<Entry> entries) {
    int nested = 0;
    String interrupting = "";
    for (Entry entry : entries) {
      if (entry instanceof Entry.Asked asked && asked.kind().equals("action")) {
        interrupting = "";
      }
      if (entry instanceof Entry.Told(Event event) && event.is("interrupt")) {
        if (String.valueOf(event.fact("on")).equals(interrupting)) {
          nested++;
        }
        interrupting = String.valueOf(event.fact("by"));
      }
    }
    return nested;
  }

  /** Readies marches and blows, waits for whoever moves or comes near, and never lets it pass. */
  private static final class Wary implements Players {

    private final Chance chance;

    Wary(long seed) {
      this.chance = new Chance(seed);
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> options = question.options();
      return switch (question.kind()) {
        case "action", "then" -> {
          List<Option<T>> ready =
              options.stream()
                  .filter(
                      option ->
                          option.text().equals("ready attack")
                              || option.text().equals("ready march")
                              || option.text().equals("ready shoot"))
                  .toList();
          yield ready.isEmpty() || chance.oneIn(3) ? question.usual() : chance.of(ready).answer();
        }
        case "trigger" -> options.get(chance.below(4)).answer();
        case "interrupt" -> options.get(chance.below(Math.max(1, options.size() - 1))).answer();
        default -> chance.of(options).answer();
      };
    }
  }
}
