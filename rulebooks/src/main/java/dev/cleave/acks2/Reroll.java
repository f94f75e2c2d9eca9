package dev.cleave.acks2;

import dev.cleave.acks.turn.Fighter;

/** A hybrid of static initiative: who must roll again. A2O.HYBRID.01-03, A2O.GAP.23 */
interface Reroll {

  boolean isDue(Fighter fighter);

  /** He rolls for himself, whatever group he was in. */
  default boolean isAlone() {
    return false;
  }

  /** Before the numbers of a round are found. */
  default void open() {}

  /** When they are. */
  default void close() {}
}
