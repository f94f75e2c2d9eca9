package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A copy of a battle has forgotten nothing: what begins on it goes as it would on the original. */
class CopyTest {

  /** Raise it with {@code -Dcleave.fights} for a longer search. */
  private static final int FIGHTS = Integer.getInteger("cleave.fights", 8);

  /** The first seed; another with {@code -Dcleave.seed} for other fights. */
  private static final long SEED = Long.getLong("cleave.seed", 0);

  /** What happens when blows that wait for each other fall: of one man's alone, at once. */
  private static final Set<String> FALLING =
      Set.of("damage", "fallen", "spell lost", "save", "injury", "condition", "drops", "poisoned");

  /** Dice that are thrown for what comes of them. */
  private static final Set<String> THROWN =
      Set.of(
          "minutes to live",
          "saving throw",
          "location",
          "severity",
          "rounds stunned",
          "rounds unconscious",
          "system shock",
          "onset of poison",
          "poison damage",
          "hours of paralysis");

  /** That which fell first of what differs. */
  private static final Set<String> FIRST = Set.of("damage", "fallen", "condition");

  /** An answer tried out on a copy, and what came of it. */
  private record Trial(String what, int at, List<String> lines, List<Entry> entries) {}

  /** Tries out every so often what it is about to answer. */
  private static final class Trying implements Players {

    private final Lots lots;
    private final Journal.Kept journal;
    private final List<Trial> trials = new ArrayList<>();
    private int asked;

    Trying(Lots lots, Journal.Kept journal) {
      this.lots = lots;
      this.journal = journal;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      T answer = lots.answer(question, judge);
      if (question.refuses(answer) == null && (asked++ % 3 == 0 || !isTurn(question))) {
        Battle copy = Battle.in(question.scene()).copy();
        Lots fork = lots.fork();
        Journal.Kept there = Journal.kept();
        if (question.tryOut(copy, new GameTable(fork, fork, there), answer.text())) {
          trials.add(
              new Trial(
                  question + " " + answer.text(),
                  journal.entries().size() + 1,
                  lines(there),
                  there.entries()));
        }
      }
      return answer;
    }

    private static boolean isTurn(Question<?> question) {
      return question.kind().equals("action");
    }
  }

  private static List<String> lines(Journal.Kept journal) {
    return journal.entries().stream().map(Entry::json).toList();
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("dev.cleave.rulebooks.Books#oneByOne")
  void whatBeginsOnACopyGoesAsOnTheOriginal(String book, boolean map) {
    var kinds = new TreeMap<String, Integer>();
    int whole = 0;
    int cut = 0;
    for (long seed = SEED; seed < SEED + FIGHTS; seed++) {
      Game game = Books.game(book, map, seed);
      Journal.Kept journal = Journal.kept();
      var lots = new Lots(seed);
      var trying = new Trying(lots, journal);
      game.rulebook().fight(game.newBattle(), new GameTable(lots, trying, journal));
      List<String> lines = lines(journal);
      assertThat(lines).as("seed %d: trying changes nothing", seed).isEqualTo(plain(game, seed));
      for (Trial trial : trying.trials) {
        String where = book + (map ? " map" : " theatre") + " seed " + seed + ": " + trial.what;
        if (compare(trial, lines, where)) {
          whole++;
        } else {
          cut++;
        }
        kinds.merge(kind(journal.entries().get(trial.at - 1)), 1, Integer::sum);
      }
    }
    assertThat(whole)
        .as("compared to their end; %d up to where blows fall", cut)
        .isGreaterThan(8 * cut);
    assertThat(kinds)
        .containsKeys("action", "then", book.equals("acks2") ? "interrupt" : "response");
  }

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("dev.cleave.rulebooks.Books#onEveryField")
  void atALullACopyPlaysOnToTheEndAsTheOriginal(String book, boolean map) {
    int resumed = 0;
    for (long seed = SEED; seed < SEED + FIGHTS; seed++) {
      Game game = Books.game(book, map, seed);
      Journal.Kept journal = Journal.kept();
      Battle battle = game.newBattle();
      var lots = new Lots(seed);
      var copying = new Lulls(new GameTable(lots, lots, journal), lots, journal, seed);
      Outcome outcome = game.rulebook().fight(battle, copying);
      List<String> lines = lines(journal);
      for (Lulls.Lull lull : copying.lulls()) {
        Journal.Kept rest = Journal.kept();
        Outcome again =
            game.rulebook().resume(lull.copy(), new GameTable(lull.lots(), lull.lots(), rest));
        assertThat(lines(rest))
            .as("%s map %s seed %d from line %d", book, map, seed, lull.at())
            .isEqualTo(lines.subList(lull.at(), lines.size()));
        assertThat(again.rounds()).isEqualTo(outcome.rounds());
        assertThat(again.end()).isEqualTo(outcome.end());
        resumed++;
      }
    }
    assertThat(resumed).isGreaterThan(FIGHTS);
  }

  private static List<String> plain(Game game, long seed) {
    Journal.Kept journal = Journal.kept();
    var lots = new Lots(seed);
    game.rulebook().fight(game.newBattle(), new GameTable(lots, lots, journal));
    return lines(journal);
  }

  private static String kind(Entry entry) {
    return entry instanceof Entry.Asked asked ? asked.kind() : "";
  }

  /**
   * Whether all of it happened just so; else only how blows fall that wait for others' may differ.
   */
  private static boolean compare(Trial trial, List<String> lines, String where) {
    int same = 0;
    while (same < trial.lines.size()
        && trial.at + same < lines.size()
        && trial.lines.get(same).equals(lines.get(trial.at + same))) {
      same++;
    }
    for (int i = same; i < trial.lines.size(); i++) {
      Entry entry = trial.entries.get(i);
      boolean falls =
          entry instanceof Entry.Told(Event event)
                  && (i == same ? FIRST : FALLING).contains(event.name())
              || entry instanceof Entry.Rolled rolled
                  && i > same
                  && THROWN.contains(rolled.why().name());
      assertThat(falls)
          .as(
              "%s: on the copy %s, on the original %s",
              where,
              trial.lines.subList(same, trial.lines.size()),
              lines.subList(
                  Math.min(lines.size(), trial.at + same),
                  Math.min(lines.size(), trial.at + same + 4)))
          .isTrue();
    }
    return same == trial.lines.size();
  }
}
