package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;

/**
 * Wounds that somebody brings along from earlier fights: fewer hit points, lasting wounds, bed rest
 * due.
 */
final class Wounds {

  private static final String LEFT = "hp left";
  private static final String REST = "bed rest";

  private final Fields said;
  private final Rulebook rulebook;

  Wounds(Fields said, Rulebook rulebook) {
    this.said = said;
    this.rulebook = rulebook;
  }

  /**
   * Refuses what the rulebook does not know.
   *
   * @param stated hit points, 0 if they follow from the sheet
   */
  void check(int stated) {
    afflictions();
    rest();
    if (stated > 0) {
      checkLeft(stated);
    }
  }

  private void checkLeft(int most) {
    if (said.number(LEFT, 1) > most) {
      throw said.problem(
          LEFT, said.number(LEFT) + " is more than there are", "Expected: at most " + most, "");
    }
  }

  void suffer(Combatant who) {
    if (!said.has(LEFT) && !said.has(REST) && !said.has("afflictions")) {
      return;
    }
    checkLeft(who.mostHitPoints());
    who.setHitPoints(said.number(LEFT, said.has(REST) ? 1 : who.mostHitPoints())); // A2.HEAL.07
    rulebook.infirmary().admit(who, afflictions(), rest());
  }

  private List<String> afflictions() {
    var afflictions = new ArrayList<String>();
    for (Node word : said.list("afflictions")) {
      if (!rulebook.infirmary().knows(Fields.text(word))) {
        throw Fields.unknown(
            word, "affliction of " + rulebook.id(), rulebook.infirmary().afflictions());
      }
      afflictions.add(Fields.text(word));
    }
    return afflictions;
  }

  private String rest() {
    String rest = said.text(REST, "");
    if (said.has(REST) && !rulebook.infirmary().knowsRest(rest)) {
      throw new BadInput(
          said.node(REST)
              .place()
              .problem(
                  said.node(REST).shown() + " is no bed rest that " + rulebook.id() + " knows",
                  "Expected: a time such as 3 days, 1 night and healing magic, or 1 day or healing"
                      + " magic",
                  ""));
    }
    return rest;
  }
}
