package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** What somebody has done in a fight, or several together. */
final class Deeds {

  private static final double HUNDREDTHS = 100;

  final List<String> felled = new ArrayList<>();
  int dealt;
  int taken;
  int throwsMade;
  int hits;

  /** How many of the throws were to be expected to hit. */
  double due;

  void add(Deeds other) {
    felled.addAll(other.felled);
    dealt += other.dealt;
    taken += other.taken;
    throwsMade += other.throwsMade;
    hits += other.hits;
    due += other.due;
  }

  void put(ObjectNode json) {
    json.put("dealt", dealt)
        .put("taken", taken)
        .put("throws", throwsMade)
        .put("hits", hits)
        .put("due", Math.round(due * HUNDREDTHS) / HUNDREDTHS)
        .set("felled", Json.texts(felled));
  }
}
