package dev.cleave.acks.round;

import dev.cleave.engine.actor.Combatant;

/** A part of the book that has something to do when somebody's number is called. A2.INIT.11 */
public interface AtSegmentStart {

  void startSegment(Combatant who);
}
