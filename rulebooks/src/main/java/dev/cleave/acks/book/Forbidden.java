package dev.cleave.acks.book;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Refusal;
import org.jspecify.annotations.Nullable;

/**
 * A bar to an action, with the rule that sets it. Names are filled in only when a person wants to
 * know.
 *
 * @param why with WHO for who acts, FOE for the one it is aimed at and HOLDER for who engages him
 */
public record Forbidden(String why, String rule) {

  public Refusal refusal(
      String what, @Nullable Combatant who, @Nullable Combatant foe, @Nullable Combatant holder) {
    String named = who == null ? why : why.replace("WHO", who.name());
    named = foe == null ? named : named.replace("FOE", foe.name());
    return new Refusal(what, holder == null ? named : named.replace("HOLDER", holder.name()), rule);
  }
}
