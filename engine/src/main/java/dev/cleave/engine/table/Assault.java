package dev.cleave.engine.table;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** An answer that is an attack: odds are worked out for these. */
public interface Assault extends Answer {

  /** At whom it is aimed, null if at a place, or chance decides who is struck. */
  @Nullable Combatant target();

  /** True for somebody it may strike, in this battle or in a copy of it. */
  default boolean mayStrike(Combatant who) {
    Combatant target = target();
    return target != null && target.index() == who.index();
  }
}
