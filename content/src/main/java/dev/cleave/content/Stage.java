package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Theatre;
import java.util.List;

/** Where everybody is without a map: as the scenario states it. */
final class Stage {

  private static final int APART = 30;

  private Stage() {}

  /**
   * @param seated by index, everybody who is on his own feet, and for the others who bears them
   */
  static Theatre of(
      Fields scenario, Roster roster, List<Combatant> combatants, List<Combatant> seated) {
    var theatre = new Theatre(combatants, scenario.number("distance", APART));
    for (Fields pair : scenario.mappings("distances")) {
      int one = roster.index(pair.list("between").get(0));
      int other = roster.index(pair.list("between").get(1));
      refuseSame(pair, "between", one, other);
      theatre.state(seated.get(one), seated.get(other), pair.number("feet"));
    }
    for (Fields pair : scenario.mappings("behind")) {
      int who = roster.index(pair.node("who"));
      int of = roster.index(pair.node("of"));
      refuseSame(pair, "of", who, of);
      theatre.stateBehind(seated.get(who), seated.get(of), true);
    }
    for (Combatant combatant : combatants) {
      var said = roster.entrants().get(combatant.index()).place();
      theatre.stateCover(combatant, Cover.of(said));
      theatre.stateElevation(combatant, said.number("elevation", 0));
      if (roster.entrants().get(combatant.index()).waits()) {
        theatre.remove(combatant);
      }
      if (said.has("attackers")) {
        theatre.stateRoom(combatant, said.number("attackers"));
      }
    }
    return theatre;
  }

  private static void refuseSame(Fields pair, String name, int one, int other) {
    if (one == other) {
      throw pair.problem(name, "this is one and the same", "Expected: two combatants", "");
    }
  }
}
