package dev.cleave.engine.table;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/**
 * Why something cannot be done, in the game's words, with the rule that forbids it.
 *
 * @param what the answer refused, or the words it would begin with
 * @param verb what would be done, as {@link Answer#verb} has it
 * @param target to whom, null if to nobody in particular
 */
public record Refusal(
    String what, String why, String rule, String verb, @Nullable Combatant target) {

  /** Of whatever goes by these words. */
  public Refusal(String what, String why, String rule) {
    this(what, why, rule, what, null);
  }

  /** The same of something that would be done to somebody. */
  public Refusal of(String verb, @Nullable Combatant target) {
    return new Refusal(what, why, rule, verb, target);
  }

  @Override
  public String toString() {
    return what + ": " + why + " [" + rule + "]";
  }
}
