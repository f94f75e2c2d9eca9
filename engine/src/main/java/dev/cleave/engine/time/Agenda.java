package dev.cleave.engine.time;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Things that fall due: a torch burns out, somebody dies of his wounds. Those of one moment happen
 * in the order of their rank, and at one rank in the order in which they were put down; so the same
 * entries always come up alike.
 *
 * @param <T> what happens
 */
public final class Agenda<T> {

  /**
   * Something that falls due.
   *
   * @param rank which comes first of what is due at one moment: the lowest
   */
  public record Due<T>(Moment at, int rank, T what) {}

  private final List<Due<T>> entries;

  public Agenda() {
    this.entries = new ArrayList<>();
  }

  private Agenda(List<Due<T>> entries) {
    this.entries = new ArrayList<>(entries);
  }

  /** The same, to be changed apart from this one. */
  public Agenda<T> copy() {
    return new Agenda<>(entries);
  }

  /** Puts something down that falls due at a moment, after all else that does. */
  public void add(Moment at, T what) {
    add(at, 0, what);
  }

  public void add(Moment at, int rank, T what) {
    var due = new Due<>(at, rank, what);
    int place = entries.size();
    while (place > 0 && isBefore(due, entries.get(place - 1))) {
      place--;
    }
    entries.add(place, due);
  }

  private static boolean isBefore(Due<?> one, Due<?> other) {
    int at = one.at.compareTo(other.at);
    return at != 0 ? at < 0 : one.rank < other.rank;
  }

  /** Strikes out all that happens so. */
  public void strike(T what) {
    entries.removeIf(due -> due.what.equals(what));
  }

  /** When the next thing falls due, null if nothing does. */
  public @Nullable Moment next() {
    return entries.isEmpty() ? null : entries.getFirst().at;
  }

  /** Takes out the next thing that has fallen due by then, null if nothing has. */
  public @Nullable Due<T> take(Moment now) {
    return entries.isEmpty() || now.isBefore(entries.getFirst().at) ? null : entries.removeFirst();
  }

  /** All of it, in the order in which it falls due. */
  public List<Due<T>> entries() {
    return List.copyOf(entries);
  }
}
