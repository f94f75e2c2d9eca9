package dev.cleave.engine.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Spot;
import java.util.List;

/**
 * The area and the people caught besides, if an answer comes out as it is meant.
 *
 * @param at its middle
 * @param feet from there to its rim
 * @param beyond what lies behind it and is caught too, as with a bolt that flies on
 * @param caught who would be in it, as far as who aims knows of them
 */
public record Area(Spot at, int feet, List<Spot> beyond, List<Combatant> caught) {

  public Area {
    beyond = List.copyOf(beyond);
    caught = List.copyOf(caught);
  }
}
