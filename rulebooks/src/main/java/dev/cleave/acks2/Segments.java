package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;

/** What becomes of an answer. A2.ACT.01-06 */
interface Segments {

  /** What follows from an answer to either question, to the end of the segment. */
  void follow(Combatant who, Action answer, boolean first);
}
