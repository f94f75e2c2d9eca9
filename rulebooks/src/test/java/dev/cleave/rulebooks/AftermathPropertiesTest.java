package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Aftermath;
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
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds of every aftermath, whatever the Judge has people do. A failure names its seed. */
class AftermathPropertiesTest {

  private static final int FIGHTS = Integer.getInteger("cleave.fights", 16);
  private static final int DEEDS = 20;

  private static Game game(String book, boolean map, long seed) {
    String yaml = RandomScenario.yaml(book, map, seed);
    Scenario scenario = Scenario.of(Yaml.parse(new Source("seed " + seed, yaml)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  /** Fights as usual, then has anything happen that is offered, for a while. */
  private static final class Whim implements Players {

    private final Chance chance;
    private final String where;
    private int deeds;

    Whim(long seed, String where) {
      this.chance = new Chance(seed);
      this.where = where;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (!question.kind().equals("aftermath")) {
        return question.usual();
      }
      assertThat(question.refuses(question.usual()))
          .as("%s: the usual answer to %s", where, question)
          .isNull();
      List<Option<T>> options = question.options();
      Option<T> option = chance.of(options);
      assertThat(question.refuses(option.answer())).as("%s: %s", where, option.text()).isNull();
      assertThat(question.read(option.text()))
          .as("%s: %s reads %s back", where, question, option.text())
          .isEqualTo(option.answer());
      if (++deeds > DEEDS) {
        return question.quiet();
      }
      return chance.oneIn(2) ? question.usual() : option.answer();
    }
  }

  /** Sees that harm does not heal, that healing does not harm, and that the dead are left alone. */
  private static Journal watch(Battle battle, Journal kept, String where) {
    Map<String, Integer> known = new LinkedHashMap<>();
    battle.combatants().forEach(who -> known.put(who.name(), who.hitPoints()));
    return entry -> {
      kept.write(entry);
      if (entry instanceof Entry.Told(Event event) && event.fact("on") != null) {
        String name = String.valueOf(event.fact("on"));
        Combatant on = battle.named(name);
        if (event.is("treated") && on != null) {
          assertThat(on.fate()).as("%s: %s", where, event).isNotEqualTo(Fate.DEAD);
        }
        if (event.fact("hp") instanceof Integer hp) {
          int before = known.getOrDefault(name, hp);
          if (event.is("heal")) {
            assertThat(hp).as("%s: %s", where, event).isGreaterThanOrEqualTo(before);
          } else if (event.is("damage")) {
            assertThat(hp).as("%s: %s", where, event).isLessThanOrEqualTo(before);
          }
          known.put(name, hp);
        }
      }
    };
  }

  private static List<Entry> play(Game game, long seed, String where) {
    Battle battle = game.newBattle();
    Journal.Kept kept = Journal.kept();
    var table =
        new GameTable(new SeededDice(seed), new Whim(seed, where), watch(battle, kept, where));
    game.rulebook().fight(battle, table);
    game.rulebook().aftermath(new Aftermath(battle), table);
    return kept.entries();
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @CsvSource({"acks2, false", "acks2, true", "thac0, false", "thac0, true"})
  void equalDiceAndDeedsGiveEqualJournalsThatReplay(String book, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(book, map, seed);
      String where = book + (map ? " map" : " theatre") + " seed " + seed;
      List<Entry> first = play(game, seed, where);
      List<Entry> second = play(game, seed, where);
      assertThat(second.stream().map(Entry::json).toList())
          .as(where)
          .isEqualTo(first.stream().map(Entry::json).toList());
      Battle again = game.newBattle();
      var replay = new RecordedTable(FightPropertiesTest.recorded(first), again, null, null);
      game.rulebook().fight(again, replay);
      game.rulebook().aftermath(new Aftermath(again), replay);
      assertThat(replay.isAtEnd()).as(where).isTrue();
    }
  }

  /**
   * Left to a sensible Judge nobody stays undecided or dying who has anybody left to see to him.
   */
  @ParameterizedTest(name = "{0}, map: {1}")
  @CsvSource({"acks2, false", "acks2, true", "thac0, false", "thac0, true"})
  void aSensibleJudgeSettlesEverybody(String book, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      Game game = game(book, map, seed);
      Battle battle = game.newBattle();
      var table = new GameTable(new SeededDice(seed), Players.USUAL, Journal.kept());
      game.rulebook().fight(battle, table);
      game.rulebook().aftermath(new Aftermath(battle), table);
      for (Combatant who : battle.combatants()) {
        if (battle.standing(who.side()) > 0) {
          assertThat(who.fate()).as("seed %d: %s", seed, who).isNotEqualTo(Fate.DOWN);
        }
      }
    }
  }
}
