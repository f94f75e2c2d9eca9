package dev.cleave.cli.view;

import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.regex.Pattern;

/** Initiative told one by one, gathered into a line: who acts on which count. */
final class Counts {
  /** So many of a kind on one count are told together. */
  private static final int HANDFUL = 10;

  private static final Pattern NUMBERED = Pattern.compile(" \\d+$");

  private record Count(String who, int number) {

    /** Those who are called alike but for a number, and act with him. */
    String kin() {
      return NUMBERED.matcher(who).replaceFirst("") + " on " + number;
    }
  }

  private final List<Count> counts = new ArrayList<>();

  /** Takes an event in; false if it is not somebody's count. */
  boolean takes(Event event) {
    if (event.is(Event.Kind.INITIATIVE)
        && event.fact("who") instanceof String who
        && event.fact("number") instanceof Integer number) {
      counts.add(new Count(who, number));
      return true;
    }
    return false;
  }

  /** Each with his count, the highest first; empty if there is nothing to tell. */
  List<String> take() {
    counts.sort(Comparator.comparingInt(Count::number).reversed());
    var kin = new HashMap<String, Integer>();
    for (Count count : counts) {
      kin.merge(count.kin(), 1, Integer::sum);
    }
    var taken = new ArrayList<String>();
    for (Count count : counts) {
      int many = kin.getOrDefault(count.kin(), 0);
      if (many >= HANDFUL) {
        kin.put(count.kin(), 0);
        taken.add("%s and %d more %d".formatted(count.who, many - 1, count.number));
      } else if (many > 0) {
        taken.add(count.who + " " + count.number);
      }
    }
    counts.clear();
    return taken;
  }
}
