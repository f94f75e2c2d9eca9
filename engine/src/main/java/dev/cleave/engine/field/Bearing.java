package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/** Without a map: toward somebody, or away. */
public record Bearing(Combatant other, boolean toward) implements Spot {

  @Override
  public String text() {
    return (toward ? "toward " : "away from ") + other.name();
  }
}
