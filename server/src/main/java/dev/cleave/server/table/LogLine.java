package dev.cleave.server.table;

/**
 * A line of what a table remembers: an entry of the journal, or something done to the table itself.
 *
 * @param body JSON
 */
public record LogLine(Kind kind, String body) {

  /** The sort of line. */
  public enum Kind {
    /** A roll, an answer, an event, or an act of the Judge, as the journal writes it. */
    ENTRY,
    /** Back to so many entries. */
    UNDO,
    /** An answer given before its turn, when several are asked at once. */
    EARLY,
    /** Deputies, pauses, timers, standing answers. */
    SETTING,
    /** A chapter begins; whatever comes before need not be read. */
    CHAPTER,
    /** The fight is over and what comes after it begins, in the same chapter. */
    AFTERMATH,
    /** Promises and seeds of the dice. */
    DICE,
    /** Seats that were added, given to others or taken away. */
    SEATS,
    /** What follows was kept from some seats: somebody was asked of whom they may not know. */
    WITHHELD
  }
}
