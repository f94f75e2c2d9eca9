package dev.cleave.acks.attack;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;

/** The others named for a sweep. A2.MAN.SWEEP.01 */
public sealed interface Swing extends Answer {

  /** One more. */
  record At(Combatant target) implements Swing {

    @Override
    public String verb() {
      return "sweep";
    }

    @Override
    public String text() {
      return target.name();
    }
  }

  /** Everybody who is left, or nobody. */
  enum How implements Swing {
    ALL("all"),
    NO_MORE("no more");

    private final String text;

    How(String text) {
      this.text = text;
    }

    @Override
    public String text() {
      return text;
    }

    @Override
    public boolean declines() {
      return this == NO_MORE;
    }
  }
}
