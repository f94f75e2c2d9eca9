package dev.cleave.acks2;

/** Whom somebody takes along. A2.MOVE.02-05 */
interface Burdens {

  /** At the end of a movement. */
  void bring(Move move);
}
