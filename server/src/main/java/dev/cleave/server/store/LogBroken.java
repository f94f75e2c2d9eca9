package dev.cleave.server.store;

/**
 * A log that is not as it was written: a line was changed, lost or moved after {@code lastGood}.
 */
public final class LogBroken extends RuntimeException {
  private final String table;
  private final long lastGood;

  LogBroken(String table, long lastGood) {
    super(
        "The log of table %s is damaged after line %d. Lines 1 to %d are as they were written."
            .formatted(table, lastGood, lastGood));
    this.table = table;
    this.lastGood = lastGood;
  }

  public String table() {
    return table;
  }

  /** The last line that is as it was written; 0 when not even the first is. */
  public long lastGood() {
    return lastGood;
  }
}
