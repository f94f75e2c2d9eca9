package dev.cleave.cli;

import dev.cleave.content.yaml.Nearest;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The sides somebody wants to play. */
final class Sides {

  private Sides() {}

  static Set<String> named(List<String> wanted, Battle battle) {
    List<String> names = battle.sides().stream().map(Side::name).toList();
    var chosen = new LinkedHashSet<String>();
    for (String name : wanted) {
      if (names.contains(name)) {
        chosen.add(name);
      } else if (name.equals("all")) {
        chosen.addAll(names);
      } else {
        String meant = Nearest.didYouMean(name, names);
        throw new Refused(
            "no side is called \""
                + name
                + "\"; there are "
                + String.join(", ", names)
                + " (or all)"
                + (meant.isEmpty() ? "" : ". " + meant));
      }
    }
    return chosen;
  }
}
