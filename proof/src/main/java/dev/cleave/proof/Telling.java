package dev.cleave.proof;

/**
 * How much a report tells.
 *
 * @param last how many of the things that happened a failing case shows, and how many of the legal
 *     answers to a question it stumbles over, but of those at least two dozen
 * @param whole whether every case shows its whole log, with answers and dice
 * @param facts whether the whole log shows every event as a case would expect it
 */
public record Telling(int last, boolean whole, boolean facts) {

  private static final int FEWEST_OPTIONS = 24;

  /** As much as is usually needed. */
  public static final Telling USUAL = new Telling(12, false, false);

  /** How many legal answers to a question are shown. */
  int options() {
    return Math.max(FEWEST_OPTIONS, last);
  }
}
