package dev.cleave.engine.bots;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Why the last choice was made, so that it can be said when somebody asks. */
final class Reasons {

  private Why why = Why.NOTHING;
  private @Nullable Combatant about;

  void clear() {
    why = Why.NOTHING;
    about = null;
  }

  <A> A because(A deed, Why reason, @Nullable Combatant whom) {
    why = reason;
    about = whom;
    return deed;
  }

  /** The same for a deed that may not be legal: the reason stands only if it is. */
  <A> @Nullable A because(Why reason, @Nullable Combatant whom, @Nullable A deed) {
    return deed == null ? null : because(deed, reason, whom);
  }

  @Nullable Combatant about() {
    return about;
  }

  String says(String taste) {
    return why.says(about, taste);
  }
}
