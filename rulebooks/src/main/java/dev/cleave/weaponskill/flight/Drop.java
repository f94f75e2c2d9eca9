package dev.cleave.weaponskill.flight;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.table.Answer;
import org.jspecify.annotations.Nullable;

/** Something left behind for the pursuers, or nothing. */
record Drop(@Nullable Combatant owner, @Nullable Item item) implements Answer {

  static final Drop NOTHING = new Drop(null, null);

  @Override
  public String verb() {
    return "drop";
  }

  @Override
  public boolean declines() {
    return item == null;
  }

  @Override
  public String text() {
    return item == null || owner == null
        ? "drop nothing"
        : "drop " + item.name() + " of " + owner.name();
  }
}
