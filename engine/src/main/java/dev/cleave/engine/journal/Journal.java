package dev.cleave.engine.journal;

import java.util.ArrayList;
import java.util.List;

/** Takes down what happens, in order. */
@FunctionalInterface
public interface Journal {

  void write(Entry entry);

  /** A journal that keeps every entry. */
  static Kept kept() {
    return new Kept();
  }

  /** Entries in memory, in order. */
  final class Kept implements Journal {

    private final List<Entry> entries = new ArrayList<>();

    @Override
    public void write(Entry entry) {
      entries.add(entry);
    }

    public List<Entry> entries() {
      return entries;
    }

    /** Only what happened, without dice and answers. */
    public List<Event> events() {
      var events = new ArrayList<Event>();
      for (Entry entry : entries) {
        if (entry instanceof Entry.Told(Event event)) {
          events.add(event);
        }
      }
      return events;
    }
  }
}
