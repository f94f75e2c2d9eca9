package dev.cleave.cli.view;

import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Initiative told one by one, gathered into a line: who acts on which count. */
final class Counts {
  private record Count(String who, int number) {}

  private final List<Count> counts = new ArrayList<>();

  /** Takes an event in; false if it is not somebody's count. */
  boolean takes(Event event) {
    if (event.is("initiative")
        && event.fact("who") instanceof String who
        && event.fact("number") instanceof Integer number) {
      counts.add(new Count(who, number));
      return true;
    }
    return false;
  }

  /** The line, the highest count first; empty if there is nothing to tell. */
  String take() {
    if (counts.isEmpty()) {
      return "";
    }
    counts.sort(Comparator.comparingInt(Count::number).reversed());
    String line =
        counts.stream()
            .map(count -> count.who + " " + count.number)
            .collect(Collectors.joining(", ", "Initiative: ", "."));
    counts.clear();
    return line;
  }
}
