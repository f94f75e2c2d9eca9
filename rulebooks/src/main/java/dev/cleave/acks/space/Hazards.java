package dev.cleave.acks.space;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Pool;
import org.jspecify.annotations.Nullable;

/** Fire on the ground. A2.OIL.42-43 */
public interface Hazards {

  /** The fire somebody stands in, null for none. */
  @Nullable Pool under(Combatant who);

  /** Somebody has come into one. */
  void enter(Combatant who);
}
