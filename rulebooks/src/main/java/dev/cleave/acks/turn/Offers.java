package dev.cleave.acks.turn;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Option;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A part of the book with actions of its own. The menu asks each in the order of the book. */
public interface Offers {

  /** Adds what it has for somebody, legal or not; the allowance sorts that out. */
  void offer(Combatant who, List<Action> all);

  /** Movement and combat actions it always has, whether it offers one in words or not. */
  default List<String> verbs() {
    return List.of();
  }

  /** Adds the legal actions that are too many to try one by one: every square within reach. */
  default void offerSquares(Combatant who, boolean first, List<Option<Action>> options) {}

  /** Says of whole kinds of action what forbids them, wherever they lead; null for nothing. */
  default void forbid(Combatant who, boolean first, Verdict verdict) {}

  /** Takes what is forbidden. */
  @FunctionalInterface
  interface Verdict {

    void on(String verb, @Nullable Forbidden bar);
  }

  /** An action of its own that is not offered in words, legal or not; null if this is none. */
  default @Nullable Action read(Combatant who, String text) {
    return null;
  }
}
