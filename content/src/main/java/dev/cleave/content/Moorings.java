package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.field.Ground;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The vessels of a scenario as it lists them, each with a name nobody and nothing else has. */
final class Moorings {

  private final Map<String, Fields> vessels = new LinkedHashMap<>();

  private Moorings() {}

  static Moorings of(Fields scenario, Roster roster) {
    var moorings = new Moorings();
    var names = new ArrayList<String>();
    scenario.mappings("features").forEach(one -> names.add(Names.key(one.text("name"))));
    for (Fields said : scenario.mappings("vessels")) {
      moorings.add(said, roster, names);
    }
    moorings.refuseStrangers(roster);
    return moorings;
  }

  private void add(Fields said, Roster roster, List<String> names) {
    String name = Names.checked(said.text("name"), said.node("name").place());
    if (roster.has(name) || names.contains(Names.key(name))) {
      var what = "something or somebody else is called \"" + name + "\" too";
      throw new BadInput(
          said.node("name").place().problem(what, "", "Give one of them another name."));
    }
    names.add(Names.key(name));
    if (!roster.sides().contains(said.text("side"))) {
      throw said.unknown("side", "side", roster.sides());
    }
    vessels.put(Names.key(name), said);
    refuseCaptain(said, roster);
  }

  private static void refuseCaptain(Fields said, Roster roster) {
    if (!said.has("captain")) {
      return;
    }
    Entrant captain = roster.entrants().get(roster.index(said.node("captain")));
    if (!captain.side().equals(said.text("side"))) {
      var what = captain.name() + " is on the side " + captain.side();
      throw said.problem(
          "captain", what, "Expected: somebody of the side " + said.text("side"), "");
    }
    if (!captain.said().has("deck")
        || !Names.key(captain.said().text("deck")).equals(Names.key(said.text("name")))) {
      var what = captain.name() + " is not on its deck";
      throw said.problem("captain", what, "Expected: somebody with deck: " + said.text("name"), "");
    }
  }

  /** Whoever stands on a deck stands on one there is. */
  private void refuseStrangers(Roster roster) {
    for (Entrant entrant : roster.entrants()) {
      if (entrant.said().has("deck")
          && !vessels.containsKey(Names.key(entrant.said().text("deck")))) {
        var known = vessels.values().stream().map(one -> one.text("name")).toList();
        if (known.isEmpty()) {
          throw entrant
              .said()
              .problem("deck", "there are no vessels", "Expected: vessels, a list of them", "");
        }
        throw entrant.said().unknown("deck", "vessel", known);
      }
    }
  }

  /** Makes them of the sheets they name; refused with every reason why not. */
  Fleet launch(Reading reading, Ground ground, Roster people) {
    return new Fleet(List.copyOf(vessels.values()), reading, ground, people);
  }
}
