package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import java.util.List;

/** Fields that only make sense with a map, or only without one. */
final class MapFields {

  private static final List<String> WITHOUT_MAP = List.of("distance", "distances", "behind");

  private MapFields() {}

  static void check(Fields scenario, Roster roster, boolean map) {
    if (map) {
      for (String name : WITHOUT_MAP) {
        refuse(scenario, name, "the map says where everybody is", "Leave this out, or the map.");
      }
    }
    if (!map) {
      refuse(scenario, "heights", "there is no map to be high on", "Add a map, or leave this out.");
      refuse(scenario, "water", "there is no map for it to be on", "Add a map, or leave this out.");
      refuse(
          scenario,
          "vessels",
          "there is no map to float on",
          "Add a map with water, or leave this out.");
      refuse(scenario, "scenery", "there is no map to dress", "Add a map, or leave this out.");
      refuse(scenario, "border", "there is no map to end", "Add a map, or leave this out.");
      refuse(
          scenario, "waters", "there is no map for it to be on", "Add a map, or leave this out.");
    }
    for (Entrant entrant : roster.entrants()) {
      if (entrant.waits()) {
        refuse(
            entrant.said(),
            "at",
            "who waits has no place yet",
            "Leave out at or waits; the Judge says where somebody comes in.");
        refuse(
            entrant.said(), "formation", "who waits is in no formation", "Leave one of them out.");
      } else if (entrant.seat() != null) {
        refuse(
            entrant.said(),
            "at",
            "who sits on somebody is where that one is",
            "Leave out at, or get him off.");
      } else if (map) {
        place(entrant);
        refuse(
            entrant.said(),
            "attackers",
            "the map says how many find room",
            "Leave this out, or the map.");
      } else {
        refuse(
            entrant.said(), "at", "there is no map to stand on", "Add a map, or leave this out.");
        refuse(
            entrant.said(),
            "files",
            "there is no map to stand on",
            "Add a map, or leave this out.");
        refuse(
            entrant.said(), "deck", "there is no map to float on", "Add a map, or leave this out.");
        refuse(
            entrant.said(),
            "facing",
            "there is no map to face on",
            "Add a map, or leave this out.");
      }
    }
  }

  private static void place(Entrant entrant) {
    if (entrant.said().has("deck") && !entrant.said().has("at")) {
      return;
    }
    if (!entrant.said().has("at")) {
      throw entrant
          .said()
          .problem(
              "at", "on a map everybody needs a place", "Expected: at, such as at: [3, 4]", "");
    }
    Position.of(entrant);
    Block.check(entrant);
  }

  private static void refuse(Fields fields, String name, String what, String hint) {
    if (fields.has(name)) {
      throw fields.problem(name, what, "", hint);
    }
  }
}
