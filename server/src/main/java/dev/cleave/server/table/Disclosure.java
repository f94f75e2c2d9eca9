package dev.cleave.server.table;

import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/**
 * What some eyes did not learn while it was fought, told when it is over: every card of the Judge's
 * about which they have none of their own.
 */
final class Disclosure {

  private Disclosure() {}

  /** As long as it is not over. */
  static ObjectNode none() {
    return Json.object().put("over", false);
  }

  /**
   * @param judges the Judge's cards of the fight
   * @param own those of the eyes that are told
   */
  static ObjectNode of(Cards judges, Cards own) {
    var known = new TreeMap<Integer, Integer>();
    for (Card card : own.all()) {
      if (stands(card)) {
        known.put(card.entry(), card.number());
      }
    }
    var cards = Json.array();
    for (Card card : judges.all()) {
      if (stands(card) && !known.containsKey(card.entry())) {
        var json = (ObjectNode) card.json();
        json.remove("card");
        cards.add(json.put("after", before(known, card.entry())).put("secret", true));
      }
    }
    return Json.object().put("over", true).set("cards", cards);
  }

  /** A bot's reasons are the Judge's for good: they tell how it is played, not what happened. */
  private static boolean stands(Card card) {
    return !card.isUndone() && !card.isNote() && !card.is(Remark.BOT.text());
  }

  /** The number of the last card they had before; 0 if they had none. */
  private static int before(TreeMap<Integer, Integer> known, int entry) {
    Map.Entry<Integer, Integer> last = known.lowerEntry(entry);
    return last == null ? 0 : last.getValue();
  }
}
