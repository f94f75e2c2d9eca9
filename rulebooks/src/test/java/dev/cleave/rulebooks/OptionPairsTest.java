package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalWriter;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.SeededDice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The options of ACKS II with each other: every word of every option meets every word of every
 * other in some fight, which ends and replays to the letter.
 */
class OptionPairsTest {

  private static final String BOOK = "acks2";
  private static final Library LIBRARY = Library.core();

  private static final List<Map<String, String>> ROWS = rows();

  @TempDir Path folder;

  /** One option set to one word. */
  record Choice(String option, String word) {}

  /** Two that meet. */
  record Pair(Choice one, Choice other) {}

  @ParameterizedTest
  @ValueSource(strings = {"duel", "ogre", "wolves"})
  void anyTwoOptionsGoTogether(String name) {
    var scenario = Scenario.read(Path.of("..", "scenarios", name + ".yaml"));
    long seed = 0;
    for (Map<String, String> row : ROWS) {
      playAndReplay(Game.of(scenario, LIBRARY, BOOK, row), ++seed, name + " with " + row);
    }
  }

  private void playAndReplay(Game game, long seed, String what) {
    Path file = folder.resolve("fight.jsonl");
    Outcome outcome;
    Battle battle = game.newBattle();
    try (var writer = JournalWriter.to(file, game.header(seed))) {
      var table = new GameTable(new SeededDice(seed), Players.USUAL, writer);
      outcome = game.rulebook().fight(battle, table);
    }
    assertThat(battle.isOver()).as("%s ends: %s", what, outcome).isTrue();
    var journal = JournalFile.read(file);
    Battle again = game.newBattle();
    var replay = new RecordedTable(journal.lines(), again, null, null);
    assertThat(game.rulebook().fight(again, replay)).as(what).hasToString(outcome.toString());
    assertThat(replay.isAtEnd()).as("%s replays whole", what).isTrue();
  }

  @Test
  void thePairsAreAllThere() {
    Set<Pair> left = pairs();
    assertThat(left).hasSizeGreaterThan(300);
    for (Map<String, String> row : ROWS) {
      left.removeIf(pair -> holds(pair.one, row) && holds(pair.other, row));
    }
    assertThat(left).isEmpty();
  }

  /** A covering array, greedily: each row takes a pair that is left and adds what meets most. */
  private static List<Map<String, String>> rows() {
    Set<Pair> left = pairs();
    var rows = new ArrayList<Map<String, String>>();
    while (!left.isEmpty()) {
      var row = new LinkedHashMap<String, String>();
      Pair first = left.iterator().next();
      row.put(first.one.option, first.one.word);
      row.put(first.other.option, first.other.word);
      for (Library.Option option : LIBRARY.options(BOOK)) {
        if (!row.containsKey(option.name())) {
          row.put(option.name(), best(option, row, left));
        }
      }
      left.removeIf(pair -> holds(pair.one, row) && holds(pair.other, row));
      rows.add(row);
    }
    return rows;
  }

  private static String best(Library.Option option, Map<String, String> row, Set<Pair> left) {
    String best = option.usual();
    long most = -1;
    for (String word : option.words().keySet()) {
      var choice = new Choice(option.name(), word);
      long met = left.stream().filter(pair -> meets(pair, choice, row)).count();
      var with = new LinkedHashMap<>(row);
      with.put(option.name(), word);
      if (met > most && isLegal(with)) {
        most = met;
        best = word;
      }
    }
    return best;
  }

  private static boolean meets(Pair pair, Choice choice, Map<String, String> row) {
    return pair.one.equals(choice) && holds(pair.other, row)
        || pair.other.equals(choice) && holds(pair.one, row);
  }

  private static boolean holds(Choice choice, Map<String, String> row) {
    return choice.word.equals(row.get(choice.option));
  }

  /** All that can be had together. A2O.MIX.01 */
  private static Set<Pair> pairs() {
    List<Library.Option> options = LIBRARY.options(BOOK);
    var pairs = new LinkedHashSet<Pair>();
    for (int i = 0; i < options.size(); i++) {
      for (int j = i + 1; j < options.size(); j++) {
        for (String one : options.get(i).words().keySet()) {
          for (String other : options.get(j).words().keySet()) {
            String first = options.get(i).name();
            String second = options.get(j).name();
            if (isLegal(Map.of(first, one, second, other))) {
              pairs.add(new Pair(new Choice(first, one), new Choice(second, other)));
            }
          }
        }
      }
    }
    return pairs;
  }

  /** What is not said yet may still be said so that it fits. */
  private static boolean isLegal(Map<String, String> said) {
    var row = new LinkedHashMap<>(said);
    row.putIfAbsent("static initiative", "on");
    try {
      LIBRARY.figures(BOOK, row);
      return true;
    } catch (BadInput _) {
      return false;
    }
  }
}
