package dev.cleave.acks.round;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Artillery;
import org.jspecify.annotations.Nullable;

/** Crews: those who serve one piece act on one number. A2.ARTY.34-35 */
public interface Crewing {

  /** The piece whose named crew somebody belongs to, null for most people. */
  @Nullable Artillery post(Combatant who);

  /** The worst modifier of those who act this round. */
  int initiative(Artillery piece);
}
