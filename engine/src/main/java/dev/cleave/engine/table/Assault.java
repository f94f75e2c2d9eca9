package dev.cleave.engine.table;

import dev.cleave.engine.battle.Combatant;

/** An answer that is an attack: odds are worked out for these. */
public interface Assault extends Answer {

  Combatant target();
}
