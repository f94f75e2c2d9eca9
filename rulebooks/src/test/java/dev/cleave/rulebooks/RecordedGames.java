package dev.cleave.rulebooks;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.Header;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalText;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.BattleAct;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Games that were played once and are kept, an archive for each rulebook: small ones, by bots and
 * by whim, with a Judge who meddles and without, on maps and off, that end in every way there is.
 */
final class RecordedGames {

  /** The archives, beside the tests. */
  static final Path FOLDER = Path.of("src", "test", "recorded");

  private static final int GAMES = 67;

  /** No way to end takes up more of them, as long as there are others. */
  private static final int OF_A_WAY = 25;

  private static final int MOST_LINES = 150;
  private static final int MOST_SEEDS = 2_000;
  private static final int ROUNDS = 30;
  private static final int FEW = 2;

  private RecordedGames() {}

  /** A kept game. */
  record Kept(String name, Header header, List<String> entries, JournalFile file) {}

  /** Plays games of a book anew and keeps them in place of those there were; the same each time. */
  static void record(String book) throws IOException {
    Map<Outcome.End, Integer> ways = new EnumMap<>(Outcome.End.class);
    Files.createDirectories(FOLDER);
    Path part = FOLDER.resolve(book + ".zip.part");
    try (OutputStream out = Files.newOutputStream(part);
        var zip = new ZipOutputStream(out)) {
      int kept = 0;
      for (long seed = 0; seed < MOST_SEEDS && kept < GAMES; seed++) {
        Game game = game(book, seed);
        if (game == null) {
          continue;
        }
        Journal.Kept journal = Journal.kept();
        Lots lots = seed % 4 == 3 ? new Lots(seed) : Lots.undisturbed(seed);
        var table = new GameTable(lots, players(seed, lots), journal);
        Outcome outcome = game.rulebook().fight(game.newBattle(), table);
        int before = ways.getOrDefault(outcome.end(), 0);
        List<String> lines = journal.entries().stream().map(Entry::json).toList();
        if (lines.size() <= MOST_LINES && (before < OF_A_WAY || seed > MOST_SEEDS / 2)) {
          ways.put(outcome.end(), before + 1);
          String name =
              "%03d-%s.jsonl".formatted(kept++, outcome.end().name().toLowerCase(Locale.ROOT));
          var entry = new ZipEntry(name);
          entry.setTime(315_532_800_000L); // always the same bytes
          zip.putNextEntry(entry);
          zip.write(JournalText.of(game.header(seed), lines).getBytes(StandardCharsets.UTF_8));
        }
      }
    }
    Files.move(part, FOLDER.resolve(book + ".zip"), StandardCopyOption.REPLACE_EXISTING);
  }

  /** Bots, whim, and now and then a Judge who has had enough of everybody. */
  private static Players players(long seed, Lots lots) {
    if (seed % 16 == 5) {
      return new Players() {
        @Override
        public <T extends Answer> T answer(Question<T> question, Judge judge) {
          Battle battle = Battle.in(question.scene());
          battle.combatants().stream()
              .filter(Combatant::isStanding)
              .forEach(who -> judge.act(new BattleAct.Removed(battle, who)));
          return question.usual();
        }
      };
    }
    return seed % 2 == 0 ? Players.USUAL : lots;
  }

  /** Null where the book lacks something of what it would take. */
  private static @Nullable Game game(String book, long seed) {
    try {
      return drawn(book, seed);
    } catch (BadInput lacking) {
      return null;
    }
  }

  private static Game drawn(String book, long seed) {
    boolean any = (book.equals("acks2") || book.equals("thac0")) && seed % 3 == 0;
    String yaml =
        any
            ? AnyBattle.yaml(book, seed)
            : RandomScenario.yaml(book.equals("weaponskill") ? book : "acks2", seed % 5 < 3, seed);
    int rounds = seed % 2 == 0 ? ROUNDS : FEW;
    String text =
        yaml.replaceFirst("(?m)^rounds:.*\n", "")
            .replace("\nrulebook:", "\nrounds: " + rounds + "\nrulebook:");
    Scenario scenario = Scenario.of(Yaml.parse(new Source("battle", text)));
    String instead = book.equals(scenario.rulebook()) ? null : book;
    return Game.of(scenario, Library.core(), instead, Map.of());
  }

  static List<Kept> read(String book, Path temporary) throws IOException {
    var all = new ArrayList<Kept>();
    try (var zip = new ZipFile(FOLDER.resolve(book + ".zip").toFile())) {
      for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
        Path file = temporary.resolve(entry.getName());
        try (var in = zip.getInputStream(entry)) {
          Files.copy(in, file);
        }
        JournalFile journal = JournalFile.read(file);
        var lines = journal.lines().stream().map(line -> line.json()).toList();
        all.add(new Kept(entry.getName(), journal.header(), lines, journal));
      }
    }
    return all;
  }
}
