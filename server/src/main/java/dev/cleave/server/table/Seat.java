package dev.cleave.server.table;

import dev.cleave.engine.actor.Actor;
import java.util.List;

/**
 * A place at the table.
 *
 * @param number from 1; the Judge's is 1
 * @param combatants names of those this seat plays
 */
public record Seat(int number, Role role, String name, List<String> combatants) {

  public Seat {
    combatants = List.copyOf(combatants);
  }

  public boolean isJudge() {
    return role == Role.JUDGE;
  }

  boolean plays(Actor who) {
    return combatants.contains(who.name());
  }
}
