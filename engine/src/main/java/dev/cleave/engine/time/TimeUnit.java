package dev.cleave.engine.time;

import java.util.Locale;

/** In what time is counted. A turn is ten minutes; how many rounds that is, each book says. */
public enum TimeUnit {
  ROUND,
  TURN,
  HOUR,
  NIGHT,
  DAY,
  WEEK;

  private static final int HOUR_TURNS = 6;
  private static final int NIGHT_HOURS = 8;
  private static final int DAY_HOURS = 24;
  private static final int WEEK_DAYS = 7;

  private final String word = name().toLowerCase(Locale.ROOT);

  /** So many of them in words: "3 turns". */
  public String of(long count) {
    return count + " " + word + (count == 1 ? "" : "s");
  }

  public int rounds(Reckoning book) {
    return switch (this) {
      case ROUND -> 1;
      case TURN -> book.turnRounds();
      case HOUR -> HOUR_TURNS * book.turnRounds();
      case NIGHT -> NIGHT_HOURS * HOUR_TURNS * book.turnRounds();
      case DAY -> DAY_HOURS * HOUR_TURNS * book.turnRounds();
      case WEEK -> WEEK_DAYS * DAY_HOURS * HOUR_TURNS * book.turnRounds();
    };
  }
}
