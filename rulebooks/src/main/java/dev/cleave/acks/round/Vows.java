package dev.cleave.acks.round;

import dev.cleave.engine.actor.Combatant;

/** Movement that was declared and must now be made. A2.GAP.131 */
public interface Vows {

  /** A declared movement binds if it can be made. */
  boolean binds(Combatant who);
}
