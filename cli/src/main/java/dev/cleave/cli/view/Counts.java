package dev.cleave.cli.view;

import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Initiative told one by one, gathered into a line: who acts on which count. */
final class Counts {
  private record Count(String who, int number) {}

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
    List<String> taken = counts.stream().map(count -> count.who + " " + count.number).toList();
    counts.clear();
    return taken;
  }
}
