package dev.cleave.acks.turn;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** A part of the book that keeps people from things whatever they have in mind. */
public interface Restraint {

  /** What it is that keeps somebody from an action, null for nothing. */
  @Nullable Forbidden bars(Combatant who, Action action);
}
