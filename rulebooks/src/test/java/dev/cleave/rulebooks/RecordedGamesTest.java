package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Divergence;
import dev.cleave.engine.table.Recorded;
import dev.cleave.engine.table.RecordedTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games that are kept replay to the letter as long as their rulebook's version is the one they were
 * played with. Who changes what they come to raises the version and records them anew, with {@code
 * rulebooks/record}.
 */
class RecordedGamesTest {

  private static final String RECORD = System.getProperty("cleave.record", "");

  static Stream<String> books() throws IOException {
    if (!RECORD.isEmpty()) {
      return Stream.of(RECORD.split(","));
    }
    try (var files = Files.list(RecordedGames.FOLDER)) {
      return files
          .map(file -> String.valueOf(file.getFileName()).replace(".zip", ""))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("books")
  void theyReplayToTheLetter(String book, @TempDir Path folder) throws IOException {
    if (!RECORD.isEmpty()) {
      RecordedGames.record(book);
    }
    List<RecordedGames.Kept> games = RecordedGames.read(book, folder);
    assertThat(games).hasSizeGreaterThanOrEqualTo(60);
    var ways = new HashSet<String>();
    var wrong = new ArrayList<String>();
    for (RecordedGames.Kept kept : games) {
      String how = difference(kept);
      if (!how.isEmpty()) {
        wrong.add(kept.name() + ": " + how);
      }
      ways.add(kept.name().replaceAll(".*-|\\.jsonl", ""));
    }
    assertThat(String.join("\n", wrong))
        .as(
            "games of %s; if they are to differ, raise its version() and run rulebooks/record",
            book)
        .isEmpty();
    for (Outcome.End end : Outcome.End.values()) {
      assertThat(ways).as("ways to end").contains(end.name().toLowerCase(Locale.ROOT));
    }
  }

  /** Empty if it replays to the letter. */
  private static String difference(RecordedGames.Kept kept) {
    Game game = Game.of(kept.header(), Library.core());
    String version = game.rulebook().version();
    if (!version.equals(kept.header().version())) {
      return "it was played with version " + kept.header().version() + ", this is " + version;
    }
    List<Recorded> lines = kept.file().lines();
    Battle battle = game.newBattle(lines);
    Journal.Kept told = Journal.kept();
    var table = new RecordedTable(lines, battle, told, null);
    try {
      game.rulebook().fight(battle, table);
    } catch (Divergence divergence) {
      return "line " + divergence.line() + " departs: " + divergence.getMessage();
    }
    if (!table.isAtEnd()) {
      return "it ends before its last line";
    }
    List<String> now = told.entries().stream().map(Entry::json).toList();
    List<String> then = kept.entries();
    for (int i = 0; i < Math.min(now.size(), then.size()); i++) {
      if (!now.get(i).equals(then.get(i))) {
        return "line " + (i + 1) + " is now " + now.get(i) + "\n  and was " + then.get(i);
      }
    }
    return now.size() == then.size() ? "" : now.size() + " lines, not " + then.size();
  }
}
