package dev.cleave.acks.space;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Ground that hurts: fire on it, snares in it, magic over it. A2.OIL.42-43 */
public interface Hazards {

  /**
   * Whatever it is that somebody stands in, null for nothing.
   *
   * @param willing whether he looks where he goes, and is not thrown there
   */
  @Nullable Hazard under(Combatant who, boolean willing);

  /** Somebody has come into it. */
  void enter(Combatant who, Hazard what);
}
