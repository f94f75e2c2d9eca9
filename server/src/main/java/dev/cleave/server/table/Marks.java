package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Which numbers the cards of a chapter have for one pair of eyes, so that they stay the same when
 * only this chapter is read.
 *
 * @param kept the numbers of its first cards, which they had when it was played before
 * @param next the number of the first card after those
 */
record Marks(List<Integer> kept, int next) {

  /** From the very beginning. */
  static final Marks FIRST = new Marks(List.of(), 1);

  Marks {
    kept = List.copyOf(kept);
  }

  /** Runs of numbers as their first and last. */
  ObjectNode json() {
    var json = Json.object();
    if (!kept.isEmpty()) {
      var runs = json.putArray("kept");
      int from = 0;
      for (int i = 1; i <= kept.size(); i++) {
        if (i == kept.size() || kept.get(i) != kept.get(i - 1) + 1) {
          runs.addArray().add(kept.get(from)).add(kept.get(i - 1));
          from = i;
        }
      }
    }
    return json.put("next", next);
  }

  static Marks read(JsonNode json) {
    var kept = new ArrayList<Integer>();
    for (JsonNode run : json.path("kept")) {
      for (int number = run.path(0).asInt(); number <= run.path(1).asInt(); number++) {
        kept.add(number);
      }
    }
    return new Marks(kept, json.path("next").asInt(1));
  }
}
