package dev.cleave.server.store;

import java.util.List;

/**
 * The outcome of a command, written whole or not at all.
 *
 * @param after the last line that the writer of these entries had seen; if the log is elsewhere by
 *     now, nothing is written
 */
public record Append(
    String table, long after, Command command, List<Entry> entries, List<Change> changes) {
  public Append {
    Door.some("The id of a table", table, Door.ID);
    Door.atLeast("The last line seen", after, 0);
    entries = List.copyOf(entries);
    changes = List.copyOf(changes);
    if (entries.size() > Door.ENTRIES) {
      throw new NotStorable(
          "%d lines at once. Expected: at most %d.".formatted(entries.size(), Door.ENTRIES));
    }
  }

  /** Lines alone. */
  public static Append of(String table, long after, Command command, Entry... entries) {
    return new Append(table, after, command, List.of(entries), List.of());
  }
}
