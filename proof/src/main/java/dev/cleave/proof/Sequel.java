package dev.cleave.proof;

import dev.cleave.content.yaml.Nearest;
import dev.cleave.engine.journal.Event;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The events that were told, held against those a case expects: all of them, in this order. */
final class Sequel {

  private final List<Event> events;
  private final List<String> names;
  private int next;

  /**
   * @param names of combatants, which a case may have misspelt
   */
  Sequel(List<Event> events, List<String> names) {
    this.events = events;
    this.names = names;
  }

  /** Null if the event comes after those already expected. */
  @Nullable Failure expect(Expectation wanted) {
    for (int i = next; i < events.size(); i++) {
      if (isMet(wanted, events.get(i))) {
        next = i + 1;
        return null;
      }
    }
    Event nearest = nearest(wanted, events.subList(next, events.size()));
    if (nearest == null) {
      nearest = nearest(wanted, events);
    }
    return nearest == null ? untold(wanted) : different(wanted, nearest);
  }

  /** Null if nothing of the kind was ever told. */
  @Nullable Failure never(Expectation unwanted) {
    for (Event event : events) {
      if (isMet(unwanted, event)) {
        return Failure.at(
            unwanted.place(),
            unwanted.what() + " is told, though it never should be",
            List.of(),
            List.of("Told: " + event.sentence()));
      }
    }
    return null;
  }

  /** Null if it was told, and not again. */
  @Nullable Failure once(Expectation wanted) {
    List<Event> told = events.stream().filter(event -> isMet(wanted, event)).toList();
    if (told.size() == 1) {
      return null;
    }
    if (told.isEmpty()) {
      Event nearest = nearest(wanted, events);
      return nearest == null ? untold(wanted) : different(wanted, nearest);
    }
    return Failure.at(
        wanted.place(),
        wanted.what() + " is told " + told.size() + " times, not once",
        List.of(),
        told.stream().map(event -> "Told: " + event.sentence()).toList());
  }

  private static boolean isMet(Expectation wanted, Event event) {
    return event.is(wanted.what()) && wanted.facts().meets(event);
  }

  private static @Nullable Event nearest(Expectation wanted, List<Event> among) {
    Event nearest = null;
    long least = Long.MAX_VALUE;
    for (Event event : among) {
      if (event.is(wanted.what())) {
        long differing = wanted.facts().compare(event).stream().filter(Row::differs).count();
        if (differing < least) {
          least = differing;
          nearest = event;
        }
      }
    }
    return nearest;
  }

  private Failure different(Expectation wanted, Event nearest) {
    List<Row> rows = wanted.facts().compare(nearest);
    if (rows.stream().noneMatch(Row::differs)) {
      return Failure.at(
          wanted.place(),
          wanted.what() + " is told before the events above it, and not again after them",
          List.of(),
          List.of("Told: " + nearest.sentence()));
    }
    List<String> notes =
        wanted.facts().namesMoreThan(nearest)
            ? List.of("The facts of " + wanted.what() + ": " + keys(nearest))
            : List.of();
    return Failure.at(
        wanted.place(), wanted.what() + " is not told like this; the nearest", rows, notes);
  }

  private static String keys(Event event) {
    return event.facts().stream().map(Event.Fact::key).collect(Collectors.joining(", "));
  }

  private Failure untold(Expectation wanted) {
    Set<String> told = new LinkedHashSet<>();
    events.forEach(event -> told.add(event.name()));
    String all = told.isEmpty() ? "nothing" : String.join(", ", told);
    told.addAll(names);
    String hint = Nearest.didYouMean(wanted.what(), told);
    return Failure.at(
        wanted.place(),
        wanted.what() + " is never told",
        List.of(),
        List.of("Told: " + all + "." + (hint.isEmpty() ? "" : " " + hint)));
  }
}
