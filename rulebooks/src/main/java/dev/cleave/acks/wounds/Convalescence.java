package dev.cleave.acks.wounds;

import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.book.BookNumbers;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Bed rest: how long somebody lies, as the tables say it and as people read it. A2.HEAL.05 */
public final class Convalescence {

  private static final int SHOCK_DAYS = 7;

  /** Days for which anybody may be told to lie. */
  private static final long MOST = 365;

  private final BookNumbers book;
  private final boolean shockPasses;

  /**
   * @param shockPasses whether who is in shock recovers in time without magic
   */
  Convalescence(BookNumbers book, boolean shockPasses) {
    this.book = book;
    this.shockPasses = shockPasses;
  }

  /**
   * @param time as a table gives it
   * @param magic what magical healing does about it
   */
  public @Nullable BedRest rest(String time, String magic) {
    Duration lapse = Duration.read(time);
    if (lapse == null) {
      return null;
    }
    int rounds = (int) lapse.rounds(book);
    if (magic.startsWith("required")) {
      int without = SHOCK_DAYS * TimeUnit.DAY.rounds(book);
      return shockPasses
          ? new BedRest(without, false, without - rounds)
          : new BedRest(rounds, true, 0);
    }
    return new BedRest(rounds, false, magic.startsWith("replaces") ? rounds : 0);
  }

  /** "3 days", "1 night and healing magic", "1 day or healing magic"; null for anything else. */
  public @Nullable BedRest read(String words) {
    if (words.equals("healing magic")) {
      return new BedRest(0, true, 0);
    }
    String time = words.replaceFirst(" (and|or) healing magic$", "");
    Duration lapse = Duration.read(time);
    if (lapse == null
        || lapse.count() < 1
        || lapse.rounds(book) > TimeUnit.DAY.rounds(book) * MOST) {
      return null;
    }
    int rounds = (int) lapse.rounds(book);
    return new BedRest(
        rounds,
        words.endsWith(" and healing magic"),
        words.endsWith(" or healing magic") ? rounds : 0);
  }

  /** The same the other way round. */
  public String words(@Nullable BedRest due) {
    if (due == null) {
      return "none";
    }
    String time = due.rounds() == 0 ? "" : Duration.exactly(due.rounds(), book);
    if (due.needsMagic()) {
      return (time.isEmpty() ? "" : time + " and ") + "healing magic";
    }
    return due.savedByMagic() >= due.rounds() ? time + " or healing magic" : time;
  }
}
