package dev.cleave.server.store;

/** The outcome of an append. Only {@link Applied} has written anything. */
public sealed interface Outcome {

  /**
   * It is on disk.
   *
   * @param seq the last line of the log now
   */
  record Applied(long seq) implements Outcome {}

  /** The same command had been carried out before: it was at this line. */
  record Known(long seq) implements Outcome {}

  /** Another command of the same id had been carried out, at this line. */
  record Conflict(long seq) implements Outcome {}

  /** The log is not where the append thought, but here. */
  record Stale(long seq) implements Outcome {}

  /** It cannot be: no such table or seat, say. */
  record Refused(String why) implements Outcome {}
}
