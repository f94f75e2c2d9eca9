package dev.cleave.acks.turn;

import dev.cleave.acks.book.State;
import dev.cleave.engine.creature.Spell;
import org.jspecify.annotations.Nullable;

/**
 * A spell that goes on as long as its caster keeps his mind on it. A2.COND.CONC.01-02
 *
 * @param state the condition it keeps up, null if it lays none
 * @param on the indexes of those it has taken hold of
 */
public record Concentration(Spell spell, @Nullable State state, int[] on) {}
