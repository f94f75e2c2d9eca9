package dev.cleave.acks.aftermath;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.play.Fight;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import org.jspecify.annotations.Nullable;

/** Something the Judge may have happen when the fight is over. */
interface Deed extends Answer {

  /** Null if it can be done now. */
  @Nullable Forbidden bars(Fight fight);

  void take(Fight fight);

  /** The doer, null if it is nobody's doing. */
  default @Nullable Combatant by() {
    return null;
  }

  /** For or to whom it is done, null if to nobody in particular. */
  default @Nullable Combatant on() {
    return null;
  }

  /** The meaning of it here, for the Judge to read; may be empty. */
  default String detail(Fight fight) {
    return "";
  }
}
