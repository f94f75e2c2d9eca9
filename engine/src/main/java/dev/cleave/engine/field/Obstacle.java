package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.List;

/**
 * What somebody meets who is driven one square farther.
 *
 * @param solid a wall, a shut door, or the edge of the map
 * @param people on their feet in the way, in the order of the battle
 */
public record Obstacle(boolean solid, List<Combatant> people) {

  public static final Obstacle NONE = new Obstacle(false, List.of());
}
