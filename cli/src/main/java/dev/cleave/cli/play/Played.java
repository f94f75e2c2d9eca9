package dev.cleave.cli.play;

import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The game so far, as a table plays it again. */
final class Played {

  private Played() {}

  static List<Recorded> of(List<Entry> entries) {
    var lines = new ArrayList<Recorded>(entries.size());
    for (Entry entry : entries) {
      lines.add(Recorded.of(lines.size() + 1, entry));
    }
    return lines;
  }

  /** An entry in a few words. */
  static String words(Entry entry) {
    return switch (entry) {
      case Entry.Rolled rolled ->
          rolled.why().name()
              + " "
              + rolled.faces().stream().map(String::valueOf).collect(Collectors.joining(" "));
      case Entry.Asked asked -> asked.answer();
      case Entry.Judged judged -> "the Judge's " + judged.act();
      case Entry.Told(Event event) -> event.sentence();
    };
  }
}
