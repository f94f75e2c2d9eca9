package dev.cleave.acks.book;

import java.util.Locale;

/** A length of time, as the book counts it. A2.ROUND.02, A2.GAP.111, A2.GAP.25G */
public enum TimeUnit {
  ROUND,
  TURN,
  HOUR,
  NIGHT,
  DAY;

  private static final int HOUR_TURNS = 6;
  private static final int NIGHT_HOURS = 8;
  private static final int DAY_HOURS = 24;

  private final String word = name().toLowerCase(Locale.ROOT);

  String of(long count) {
    return count + " " + word + (count == 1 ? "" : "s");
  }

  public int rounds(BookNumbers book) {
    return switch (this) {
      case ROUND -> 1;
      case TURN -> book.turnRounds;
      case HOUR -> HOUR_TURNS * book.turnRounds;
      case NIGHT -> NIGHT_HOURS * HOUR_TURNS * book.turnRounds;
      case DAY -> DAY_HOURS * HOUR_TURNS * book.turnRounds;
    };
  }
}
