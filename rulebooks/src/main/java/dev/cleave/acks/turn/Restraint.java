package dev.cleave.acks.turn;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** A part of the book that keeps people from things whatever they have in mind. */
public interface Restraint {

  /** The reason that keeps somebody from an action, null for none. */
  @Nullable Forbidden bars(Combatant who, Action action);
}
