package dev.cleave.acks.round;

import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;

/** The rest of a segment, from an answer on. A2.ACT.01-06 */
public interface Segments {

  /** Plays an answer to either question on to the end of the segment. */
  void follow(Combatant who, Action answer, boolean first);
}
