package dev.cleave.rulebooks;

import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where books that told a fight alike begin to tell it otherwise: the first event that is not the
 * same but for the ids of its rules.
 *
 * @param round in which it is; 0 before the first
 * @param event its number among the events, from 0
 * @param ways what each book, or several together, say of it
 */
public record Parting(int round, int event, List<Way> ways) {

  /**
   * One of the ways they go.
   *
   * @param books that go it
   * @param says their event in words
   * @param rules that did it: the event's own, then those of parts of its number that the others
   *     have not
   */
  public record Way(List<String> books, String says, List<String> rules) {}

  /** All places at which some of them part, the first first. */
  static List<Parting> of(List<Retold> told) {
    var partings = new ArrayList<Parting>();
    part(told, 0, partings);
    partings.sort(Comparator.comparingInt(Parting::event));
    return partings;
  }

  private static void part(List<Retold> together, int from, List<Parting> partings) {
    if (together.size() < 2) {
      return;
    }
    int most = together.stream().mapToInt(one -> one.events().size()).max().orElse(0);
    for (int i = from; i < most; i++) {
      var ways = new LinkedHashMap<String, List<Retold>>();
      for (Retold one : together) {
        ways.computeIfAbsent(likeness(event(one, i)), _ -> new ArrayList<>()).add(one);
      }
      if (ways.size() > 1) {
        int next = i;
        partings.add(parting(together, i, List.copyOf(ways.values())));
        ways.values().forEach(group -> part(group, next + 1, partings));
        return;
      }
    }
  }

  private static Parting parting(List<Retold> together, int i, List<List<Retold>> groups) {
    int round = together.stream().mapToInt(one -> round(one, i)).min().orElse(0);
    var ways = new ArrayList<Way>();
    for (List<Retold> group : groups) {
      Event event = event(group.getFirst(), i);
      List<Set<String>> others =
          groups.stream()
              .filter(one -> !one.equals(group))
              .map(one -> parts(event(one.getFirst(), i)))
              .toList();
      ways.add(
          new Way(
              group.stream().map(Retold::rulebook).toList(),
              event == null ? "" : event.sentence().isEmpty() ? event.name() : event.sentence(),
              event == null ? List.of() : rules(event, others)));
    }
    return new Parting(round, i, ways);
  }

  private static int round(Retold told, int until) {
    return (int)
        told.events().stream().limit(until + 1L).filter(e -> e.is(Event.Kind.ROUND)).count();
  }

  private static @Nullable Event event(Retold told, int i) {
    return i < told.events().size() ? told.events().get(i) : null;
  }

  private static List<String> rules(Event event, List<Set<String>> others) {
    var rules = new LinkedHashSet<String>();
    rules.add(event.rule());
    Tally tally = event.tally();
    if (tally != null) {
      for (int i = 0; i < tally.size(); i++) {
        String part = part(tally, i);
        if (!others.stream().allMatch(other -> other.contains(part))) {
          rules.add(tally.term(i).rule());
        }
      }
    }
    return List.copyOf(rules);
  }

  private static Set<String> parts(@Nullable Event event) {
    var parts = new LinkedHashSet<String>();
    Tally tally = event == null ? null : event.tally();
    for (int i = 0; tally != null && i < tally.size(); i++) {
      parts.add(part(tally, i));
    }
    return parts;
  }

  private static String part(Tally tally, int i) {
    return tally.share(i) + " " + tally.term(i).label();
  }

  /** An event without the ids of its rules. */
  private static String likeness(@Nullable Event event) {
    if (event == null) {
      return "";
    }
    var text = new StringBuilder(event.name());
    for (Event.Fact fact : event.facts()) {
      Object value =
          fact.value() instanceof Tally tally ? parts(event) + "=" + tally.face() : fact.value();
      text.append('|').append(fact.key()).append('=').append(value);
    }
    return text.toString();
  }
}
