package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.table.Answer;
import org.jspecify.annotations.Nullable;

/**
 * The blow after the one that felled somebody.
 *
 * @param target null to leave it
 * @param step whether a five-foot step comes first. A2.CLEAVE.16
 */
record Cleave(@Nullable Combatant target, boolean step) implements Answer {

  static final Cleave NONE = new Cleave(null, false);

  @Override
  public String text() {
    return target == null ? "no cleave" : (step ? "step and cleave " : "cleave ") + target.name();
  }
}
