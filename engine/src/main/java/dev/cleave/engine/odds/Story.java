package dev.cleave.engine.odds;

import java.util.Map;
import java.util.TreeMap;

/**
 * What has happened in a turn so far, but for its numbers and its order: how often each thing was
 * answered or told.
 *
 * @param blows attacks made, without those that follow from a fall
 * @param further whether the next attack follows from a fall
 */
record Story(Map<String, Integer> counts, int blows, boolean further, boolean hit) {

  static final Story NONE = new Story(Map.of(), 0, false, false);

  /** What the attacker is asked when a foe has fallen. */
  private static final String CLEAVE = "cleave";

  Story with(String piece) {
    var more = new TreeMap<>(counts);
    more.merge(piece, 1, Integer::sum);
    return new Story(more, blows, further, hit);
  }

  /** After a question and its answer. */
  Story with(Fall.Asked asked) {
    boolean cleaves = asked.kind().equals(CLEAVE) && !asked.answer().startsWith("no ");
    Story longer = with(asked.kind() + " " + asked.whose() + " " + asked.answer());
    return new Story(longer.counts, blows, further || cleaves, hit);
  }

  /** After an attack of his. */
  Story after(boolean hitTarget) {
    return new Story(counts, further ? blows : blows + 1, false, hit || hitTarget);
  }
}
