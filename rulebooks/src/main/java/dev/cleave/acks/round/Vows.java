package dev.cleave.acks.round;

import dev.cleave.engine.actor.Combatant;

/** What somebody has declared and must now do. A2.GAP.131 */
public interface Vows {

  /** Whether a declared movement binds: it does if it can be made. */
  boolean binds(Combatant who);
}
