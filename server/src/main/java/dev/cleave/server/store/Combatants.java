package dev.cleave.server.store;

import java.util.List;

/** The ids of a seat's combatants as one text, an id a line. */
final class Combatants {
  private Combatants() {}

  static String join(List<String> ids) {
    for (String id : ids) {
      Door.some("The id of a combatant", id, Door.ID);
      if (id.indexOf('\n') >= 0) {
        throw new NotStorable("The id of a combatant has two lines.");
      }
    }
    return Door.text("The list of combatants", String.join("\n", ids), Door.BODY);
  }

  static List<String> split(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split("\n"));
  }
}
