package dev.cleave.engine.table;

import dev.cleave.engine.battle.Combatant;
import org.jspecify.annotations.Nullable;

/** An answer that is an attack: odds are worked out for these. */
public interface Assault extends Answer {

  /** Null where it is aimed at a place. */
  @Nullable Combatant target();
}
