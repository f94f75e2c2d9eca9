package dev.cleave.cli;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.table.Odds.Chance;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Odds as JSON: every number as a decimal and as a fraction; what was played says how often. */
final class OddsJson {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final int DIGITS = 9;

  private OddsJson() {}

  static String of(String rulebook, Combatant by, Combatant on, List<AttackOdds> all) {
    ObjectNode json =
        NODES
            .objectNode()
            .put("rulebook", rulebook)
            .put("attacker", by.name())
            .put("target", on.name());
    var attacks = json.putArray("attacks");
    all.forEach(odds -> attacks.add(of(odds)));
    return json.toString();
  }

  private static ObjectNode of(AttackOdds odds) {
    ObjectNode json = NODES.objectNode().put("action", odds.action());
    var blows = json.putArray("blows");
    odds.blows().forEach(blow -> blows.add(of(blow)));
    json.set("hits", of(odds.hits()));
    json.set("damage", of(odds.damage()));
    json.set("drops", of(odds.drops()));
    var fells = json.putArray("fells");
    odds.fells().forEach(chance -> fells.add(of(chance)));
    if (!odds.exact()) {
      json.put("played", odds.tried());
    }
    return json;
  }

  private static void part(ArrayNode parts, int adds, Term why) {
    parts.addObject().put("adds", adds).put("why", why.label()).put("rule", why.rule());
  }

  private static ObjectNode of(AttackOdds.Blow blow) {
    ObjectNode json = NODES.objectNode().put("weapon", blow.weapon()).put("target", blow.target());
    Tally needs = blow.needs();
    if (needs != null) {
      json.put("needs", needs.face());
      var parts = json.putArray("parts");
      for (int i = 0; i < needs.size(); i++) {
        part(parts, needs.share(i), needs.term(i));
      }
      Term bound = needs.bound();
      if (bound != null) {
        part(parts, needs.face() - needs.needs(), bound);
      }
    }
    json.set("made", of(blow.made()));
    json.set("hit", of(blow.hit()));
    return json;
  }

  private static ObjectNode of(Chance chance) {
    return NODES
        .objectNode()
        .put("value", Share.decimal(chance, DIGITS).stripTrailingZeros())
        .put("exact", Share.fraction(chance));
  }
}
