package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import org.jspecify.annotations.Nullable;

/** The next among those on one count: one of ours, or null to let the others go first. */
public record NextToAct(@Nullable Combatant who) implements Answer {

  public static final NextToAct OTHERS = new NextToAct(null);

  @Override
  public String verb() {
    return "act";
  }

  @Override
  public String text() {
    return who == null ? "the others" : who.name();
  }
}
