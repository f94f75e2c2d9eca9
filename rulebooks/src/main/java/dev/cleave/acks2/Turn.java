package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import org.jspecify.annotations.Nullable;

/** Whose turn it is among those on one count: one of ours, or null to let the others go first. */
record Turn(@Nullable Combatant who) implements Answer {

  static final Turn OTHERS = new Turn(null);

  @Override
  public String verb() {
    return "act";
  }

  @Override
  public String text() {
    return who == null ? "the others" : who.name();
  }
}
