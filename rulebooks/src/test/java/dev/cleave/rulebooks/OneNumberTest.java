package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One number, one path: whatever somebody is asked in the middle of whatever fight, each attack he
 * is offered needs the same by the option, by {@code why?}, by {@code Rulebook.needs}, by the odds
 * and by the throw that is made.
 */
@Execution(ExecutionMode.CONCURRENT)
class OneNumberTest {

  /** Raise it with {@code -Dcleave.attacks} for a longer search. */
  private static final int ATTACKS = Integer.getInteger("cleave.attacks", 20_000);

  /** The first seed; another with {@code -Dcleave.seed} for other fights. */
  private static final long SEED = Long.getLong("cleave.seed", 0);

  @ParameterizedTest(name = "{0}, map: {1}")
  @MethodSource("dev.cleave.rulebooks.Books#onEveryField")
  void everyAttackOfferedNeedsTheSameNumberEverywhere(String book, boolean map) {
    int share = ATTACKS / (2 * Books.ALL.size());
    var count = new Comparison.Count();
    List<String> differences = new ArrayList<>();
    for (long seed = SEED; isTooLittle(count, share) && seed < SEED + share; seed++) {
      Game game = Books.game(book, map, seed);
      var lots = new Lots(seed);
      String where = book + (map ? " map" : " theatre") + " seed " + seed + ": ";
      var compared = new Comparison(game.rulebook(), lots, where, count, differences);
      Journal told = compared::hear;
      game.rulebook().fight(game.newBattle(), new GameTable(lots, compared, told));
    }
    assertThat(differences).as("of %s", count).isEmpty();
    assertThat(count.byTheBook).as("by the book: %s", count).isGreaterThan(share / 12);
    assertThat(count.byOdds).as("by odds: %s", count).isGreaterThan(share / 2);
    assertThat(count.made).as("made: %s", count).isGreaterThan(share / 50);
    assertThat(count.afterWalk).as("after a walk: %s", count).isGreaterThan(share / 50);
  }

  /** Of each sort of attack so many are wanted, however many others are offered beside them. */
  private static boolean isTooLittle(Comparison.Count count, int share) {
    return count.offered < share || count.byTheBook <= share / 12 || count.afterWalk <= share / 50;
  }
}
