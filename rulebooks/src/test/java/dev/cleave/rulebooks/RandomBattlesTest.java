package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.journal.JournalFile;
import dev.cleave.content.journal.JournalWriter;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.RecordedTable;
import dev.cleave.engine.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Battles nobody thought of: each ends, its journal is read back and replays to the letter, a copy
 * goes on as the original does, what is promised of an attack is what is thrown for, and nobody is
 * ever where or what he cannot be. A failure says its seed and the scenario.
 */
class RandomBattlesTest {

  /** Raise it with {@code -Dcleave.battles=10000}; {@code -Dcleave.first} is the first seed. */
  private static final int BATTLES = Integer.getInteger("cleave.battles", 60);

  private static final long FIRST = Long.getLong("cleave.first", 0);

  /** Bots come to an end before this, unless none of them can hurt the other. */
  private static final int LONG_ENOUGH = 400;

  /** Rounds of those who do what they like, and would do so for ever. */
  private static final int SOME = 5;

  /** Rounds in which every attack is looked at from all sides. */
  private static final int FEW = 2;

  /** Of so many battles one is looked at so, and one copied. */
  private static final int EVERY = Integer.getInteger("cleave.every", 50);

  /** More than so many failures are not gathered. */
  private static final int MOST = 25;

  /** Who plays it. */
  private enum Hands {
    BOTS,
    WHIM,
    MEDDLED
  }

  private static final Pattern SECOND = Pattern.compile("\\bA2O?\\.[A-Z]");

  @TempDir Path folder;

  @Test
  void everyBattleEndsAndHoldsTogether() {
    battles(seed -> AnyBattle.yaml("acks2", seed), BATTLES);
  }

  /** By the first edition too, which cites no rule of the second. */
  @Test
  void soDoesEveryBattleOfTheFirstEdition() {
    battles(seed -> AnyBattle.yaml("acks1", seed), Math.max(1, BATTLES / 3));
  }

  /** And with ships. A1.SHIP.14 */
  @Test
  void soDoesEveryBattleAtSea() {
    battles(AnySea::yaml, Math.max(1, BATTLES / 10));
  }

  /** By THAC0 as well, in whichever way its sides take turns. */
  @Test
  void soDoesEveryBattleOfThac0() {
    battles(seed -> AnyBattle.yaml("thac0", seed), Math.max(1, BATTLES / 2));
  }

  /**
   * A guard whose poisoned spear kills him by a 1, and the locust he meets by a 20 (TH.C.POIS.08);
   * casks rolled at somebody past others (TH.MAN.03); and strikers whom the Judge fells while
   * somebody thinks of a ward.
   */
  @ParameterizedTest
  @ValueSource(longs = {101034, 111275, 111494, 116684, 118901, 118951})
  void whatOnceFailedHolds(long seed) {
    battle(AnyBattle.yaml("thac0", seed), seed);
  }

  private void battles(LongFunction<String> scenario, int many) {
    var failures = new ArrayList<String>();
    for (long seed = FIRST; seed < FIRST + many && failures.size() < MOST; seed++) {
      String yaml = scenario.apply(seed);
      try {
        battle(yaml, seed);
      } catch (RuntimeException | AssertionError | StackOverflowError e) {
        failures.add("seed " + seed + " " + hands(seed) + ": " + said(e) + "\n" + yaml);
      }
    }
    assertThat(String.join("\n", failures)).isEmpty();
  }

  private static String said(Throwable e) {
    var said = new StringBuilder(String.valueOf(e));
    for (int i = 0; i < Math.min(14, e.getStackTrace().length); i++) {
      said.append("\n    ").append(e.getStackTrace()[i]);
    }
    return said.toString();
  }

  private static Hands hands(long seed) {
    return Hands.values()[(int) (seed % 3)];
  }

  private void battle(String yaml, long seed) {
    boolean bots = hands(seed) == Hands.BOTS;
    Game game = game(yaml, bots ? 2 * LONG_ENOUGH : SOME);
    List<String> lines = playAndReplay(game, seed, bots);
    if (game.rulebook().id().equals("acks1")) {
      assertThat(lines).as("ids of the second edition").noneMatch(SECOND.asPredicate());
    }
    if (seed % EVERY == 1) {
      compare(game(yaml, FEW), seed);
    } else if (seed % EVERY == 2) {
      copy(game, seed, lines);
    }
  }

  private static Game game(String yaml, int rounds) {
    String text = yaml.replace("\nrulebook:", "\nrounds: " + rounds + "\nrulebook:");
    Scenario scenario = Scenario.of(Yaml.parse(new Source("battle", text)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  private static Lots lots(long seed) {
    return hands(seed) == Hands.MEDDLED ? new Lots(seed) : Lots.undisturbed(seed);
  }

  private static Table table(long seed, Lots lots, Journal journal) {
    return new GameTable(lots, hands(seed) == Hands.BOTS ? Players.USUAL : lots, journal);
  }

  /** Read back from a file, as people keep it. */
  private List<String> playAndReplay(Game game, long seed, boolean bots) {
    Path file = folder.resolve("battle.jsonl");
    Battle battle = game.newBattle();
    Journal.Kept kept = Journal.kept();
    Outcome outcome;
    try (var writer = JournalWriter.to(file, game.header(seed))) {
      var watch = new Watch(battle, hands(seed) == Hands.MEDDLED);
      var differences = new ArrayList<String>();
      var lots = lots(seed);
      var compared = Comparison.ofChosen(game.rulebook(), bots ? Players.USUAL : lots, differences);
      Journal all =
          entry -> {
            writer.write(entry);
            kept.write(entry);
            watch.see(entry);
            compared.hear(entry);
          };
      outcome = game.rulebook().fight(battle, new GameTable(lots, compared, all));
      watch.end();
      assertThat(differences).as("promised and thrown for").isEmpty();
    }
    if (bots && harms(kept, outcome.rounds() - LONG_ENOUGH / 2) > LONG_ENOUGH / 10) {
      assertThat(outcome.rounds()).as("rounds till it ends").isLessThan(LONG_ENOUGH);
    }
    var recorded = JournalFile.read(file);
    Game again = Game.of(recorded.header(), Library.core());
    Battle other = again.newBattle();
    Journal.Kept told = Journal.kept();
    var replay = new RecordedTable(recorded.lines(), other, told, null);
    assertThat(again.rulebook().fight(other, replay)).hasToString(outcome.toString());
    assertThat(replay.isAtEnd()).as("replays to its end").isTrue();
    List<String> lines = lines(kept);
    assertThat(lines(told)).isEqualTo(lines);
    assertThat(states(other)).isEqualTo(states(battle));
    return lines;
  }

  /**
   * How often somebody was hurt since a round whose wounds do not close: there are those who cannot
   * hurt each other, or hardly ever, and trolls that nobody burns.
   */
  private static int harms(Journal.Kept journal, int since) {
    var healing = new HashSet<Object>();
    var harmed = new ArrayList<Object>();
    int round = 0;
    for (Event event : journal.events()) {
      if (event.is("round")) {
        round++;
      } else if (event.is("regenerates")) {
        healing.add(event.fact("on"));
      } else if (round > since
          && event.is("damage")
          && event.fact("amount") instanceof Integer harm
          && harm > 0) {
        harmed.add(event.fact("on"));
      }
    }
    harmed.removeIf(healing::contains);
    return harmed.size();
  }

  private static List<String> lines(Journal.Kept journal) {
    return journal.entries().stream().map(Entry::json).toList();
  }

  private static List<String> states(Battle battle) {
    return battle.combatants().stream()
        .map(c -> c.name() + " " + c.hitPoints() + " " + c.fate() + " " + c.weapon())
        .toList();
  }

  /** What is promised of every attack that is offered is what is thrown for. */
  private static void compare(Game game, long seed) {
    var differences = new ArrayList<String>();
    var lots = lots(seed);
    var compared = new Comparison(game.rulebook(), lots, "", new Comparison.Count(), differences);
    Journal told = compared::hear;
    game.rulebook().fight(game.newBattle(), new GameTable(lots, compared, told));
    assertThat(differences).isEmpty();
  }

  /** From a lull on a copy plays as the original does. */
  private static void copy(Game game, long seed, List<String> lines) {
    Journal.Kept journal = Journal.kept();
    var lots = lots(seed);
    var copying = new Lulls(table(seed, lots, journal), lots, journal, seed);
    game.rulebook().fight(game.newBattle(), copying);
    assertThat(lines(journal)).isEqualTo(lines);
    for (Lulls.Lull lull : copying.lulls()) {
      Journal.Kept rest = Journal.kept();
      game.rulebook().resume(lull.copy(), table(seed, lull.lots(), rest));
      assertThat(lines(rest))
          .as("from line %d", lull.at())
          .isEqualTo(lines.subList(lull.at(), lines.size()));
    }
  }
}
