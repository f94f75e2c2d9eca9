package dev.cleave.engine.battle;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import java.util.List;

/**
 * Troops who stand together under one name. Who belongs to it never changes; who of them is left
 * the battle knows.
 *
 * @param members their places in the battle's list, in the order of the scenario
 */
public record Formation(String name, Side side, List<Integer> members) {

  public Formation {
    members = List.copyOf(members);
  }

  public boolean has(Combatant who) {
    return members.contains(who.index());
  }
}
