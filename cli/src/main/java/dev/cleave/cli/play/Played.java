package dev.cleave.cli.play;

import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What has been played so far, as a table plays it again. */
final class Played {

  private Played() {}

  static List<Recorded> of(List<Entry> entries) {
    var lines = new ArrayList<Recorded>(entries.size());
    for (Entry entry : entries) {
      lines.add(line(lines.size() + 1, entry));
    }
    return lines;
  }

  private static Recorded line(int number, Entry entry) {
    String json = entry.json();
    return switch (entry) {
      case Entry.Rolled rolled ->
          new Recorded(number, Recorded.Kind.ROLL, rolled.faces(), "", json);
      case Entry.Asked asked ->
          new Recorded(number, Recorded.Kind.ASK, List.of(), asked.answer(), json);
      case Entry.Judged judged ->
          new Recorded(number, Recorded.Kind.JUDGE, List.of(), judged.act(), json);
      case Entry.Told _ -> new Recorded(number, Recorded.Kind.EVENT, List.of(), "", json);
    };
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
