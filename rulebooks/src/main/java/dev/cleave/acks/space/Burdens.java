package dev.cleave.acks.space;

/** People whom others take along. A2.MOVE.02-05 */
public interface Burdens {

  /** At the end of a movement. */
  void bring(Move move);
}
