package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Affliction;
import dev.cleave.engine.actor.BedRest;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What somebody brings along from earlier fights: fewer hit points, lasting wounds, bed rest due.
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
    for (Affliction affliction : afflictions()) {
      who.health().suffer(affliction);
    }
    who.health().setRest(rest());
    rulebook.settle(who);
  }

  private List<Affliction> afflictions() {
    var afflictions = new ArrayList<Affliction>();
    for (Node word : said.list("afflictions")) {
      Affliction affliction = rulebook.affliction(Fields.text(word));
      if (affliction == null) {
        throw Fields.unknown(word, "affliction of " + rulebook.id(), rulebook.afflictions());
      }
      afflictions.add(affliction);
    }
    return afflictions;
  }

  private @Nullable BedRest rest() {
    if (!said.has(REST)) {
      return null;
    }
    BedRest rest = rulebook.bedRest(said.text(REST));
    if (rest == null) {
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
