package dev.cleave.content;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Formation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The formations of a scenario: those whose entries name the same one, all on one side. */
final class Troops {

  private static final String FIELD = "formation";

  private Troops() {}

  /** Refuses a formation of two sides, or one that is called like somebody. */
  static void check(Roster roster) {
    Map<String, Entrant> firsts = new LinkedHashMap<>();
    for (Entrant entrant : roster.entrants()) {
      if (entrant.nth() > 0 || !entrant.said().has(FIELD)) {
        continue;
      }
      var name = entrant.said().text(FIELD);
      Names.checked(name, entrant.said().node(FIELD).place());
      if (roster.has(name)) {
        var what = "somebody is called \"" + name + "\" too";
        throw entrant.said().problem(FIELD, what, "", "Give one of them another name.");
      }
      var first = firsts.putIfAbsent(Names.key(name), entrant);
      if (first != null && !first.side().equals(entrant.side())) {
        var what = "\"" + name + "\" is of the side " + first.side();
        throw entrant.said().problem(FIELD, what, "Expected: a formation of one side", "");
      }
    }
  }

  static List<Formation> of(Roster roster, List<Combatant> combatants) {
    Map<String, List<Integer>> members = new LinkedHashMap<>();
    Map<String, String> names = new LinkedHashMap<>();
    for (Combatant combatant : combatants) {
      roster
          .entrants()
          .get(combatant.index())
          .said()
          .optionalText(FIELD)
          .ifPresent(
              name -> {
                names.putIfAbsent(Names.key(name), name);
                members
                    .computeIfAbsent(Names.key(name), _ -> new ArrayList<>())
                    .add(combatant.index());
              });
    }
    var formations = new ArrayList<Formation>();
    names.forEach(
        (key, name) -> {
          List<Integer> all = members.getOrDefault(key, List.of());
          formations.add(new Formation(name, combatants.get(all.getFirst()).side(), all));
        });
    return formations;
  }
}
