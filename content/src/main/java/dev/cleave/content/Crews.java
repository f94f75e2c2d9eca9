package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Theatre;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The crews of artillery: people of one side, each at one piece, beside it. */
final class Crews {

  private final Roster roster;
  private final Map<Integer, String> posts = new LinkedHashMap<>();

  Crews(Roster roster) {
    this.roster = roster;
  }

  /** The crew a feature is said to have, by index; nobody if nothing is said. */
  List<Integer> of(Prop prop) {
    return prop.said().list("crew").stream().map(roster::index).toList();
  }

  /** Refuses whoever cannot be of that crew. */
  void check(Prop prop) {
    var side = new ArrayList<String>();
    for (Node who : prop.said().list("crew")) {
      int index = roster.index(who);
      var entrant = roster.entrants().get(index);
      var other = posts.put(index, prop.name());
      if (other != null) {
        var where = other.equals(prop.name()) ? "named twice" : "of the crew of " + other + " too";
        throw refusal(who, entrant.name() + " is " + where, "Name everybody once.");
      }
      side.add(entrant.side());
      if (!entrant.side().equals(side.getFirst())) {
        var what =
            entrant.name() + " is on the side " + entrant.side() + ", not " + side.getFirst();
        throw refusal(who, what, "A crew is of one side.");
      }
    }
  }

  /** On a map they must stand where they can lay hands on it. */
  void refuseFar(Battlemap map, Prop prop, Feature piece, List<Combatant> combatants) {
    for (Node who : prop.said().list("crew")) {
      Combatant member = combatants.get(roster.index(who));
      int feet = map.distance(member, piece);
      if (feet > Theatre.BESIDE) {
        var what = member.name() + " stands " + feet + " feet from " + prop.name();
        throw new BadInput(
            who.place()
                .problem(
                    what,
                    "Expected: somebody within " + Theatre.BESIDE + " feet of it",
                    "Move one of them, or leave the name out."));
      }
    }
  }

  private static BadInput refusal(Node who, String what, String hint) {
    return new BadInput(who.place().problem(what, "", hint));
  }
}
