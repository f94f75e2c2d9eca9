package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Side;
import org.jspecify.annotations.Nullable;

/**
 * How a fight ended.
 *
 * @param winner the side left on the field, null if none or more than one is
 * @param rounds played
 * @param end how it came about
 */
public record Outcome(@Nullable Side winner, int rounds, End end) {

  /** The ways a fight can end. */
  public enum End {
    FELLED("every enemy felled"),
    ROUTED("the enemy fled or yielded"),
    NOBODY("nobody left standing"),
    UNFINISHED("stopped at the last round allowed");

    private final String label;

    End(String label) {
      this.label = label;
    }

    public String label() {
      return label;
    }
  }

  /** As every book tells it. */
  public String says() {
    String who = winner == null ? "The fight ends" : "The fight ends, won by " + winner.name();
    return who + " in round " + rounds + ": " + end.label() + ".";
  }
}
