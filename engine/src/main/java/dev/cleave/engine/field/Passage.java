package dev.cleave.engine.field;

import dev.cleave.engine.battle.Combatant;

/** Whose space a mover may go through. Nobody ends a move where somebody else stands. */
@FunctionalInterface
public interface Passage {

  boolean through(Combatant mover, Combatant other);
}
