package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Event.Kind;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The order of initiative this round, who has acted, and what was announced: read off the journal.
 */
final class Ribbon {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Event> declared = new HashMap<>();
  private final Map<String, String> ready = new HashMap<>();

  /** Those who had their turn, the last of them has it until somebody else is asked. */
  private final List<String> turns = new ArrayList<>();

  /** Who is asked now what he does; several at a moment they share. */
  private final Set<String> asked = new HashSet<>();

  void clear() {
    ready.clear();
    begin();
  }

  /** A round begins; who is ready stays so. */
  private void begin() {
    numbers.clear();
    declared.clear();
    turns.clear();
  }

  void write(Entry entry, Battle battle) {
    switch (entry) {
      case Entry.Told(Event event) -> tell(event, battle);
      case Entry.Asked answered -> answers(answered.kind(), answered.who());
      default -> {}
    }
  }

  private void tell(Event event, Battle battle) {
    String by = name(event, "by");
    if (event.is(Kind.ROUND)) {
      begin();
    } else if (event.is(Kind.READIED) || event.is(Kind.HOLDS)) {
      ready.put(by, event.sentence());
    } else if (event.is(Kind.UNREADY)) {
      ready.remove(name(event, "on"));
    } else if (event.is(Kind.RELEASES) || event.is(Kind.INTERRUPT)) {
      ready.remove(by);
    } else if (event.is(Kind.INITIATIVE)) {
      number(event, battle);
    } else if (event.is(Kind.DECLARED)) {
      declared.put(by, event);
    }
  }

  private void number(Event event, Battle battle) {
    for (Event.Fact fact : event.facts()) {
      if (fact.value() instanceof Integer number && battle.named(fact.key()) != null) {
        numbers.put(fact.key(), number);
      }
    }
    if (event.fact("who") instanceof String who && event.fact("number") instanceof Integer number) {
      numbers.put(who, number);
    }
  }

  private static String name(Event event, String key) {
    return event.fact(key) instanceof String name ? name : "";
  }

  private void answers(String kind, String who) {
    if (kind.equals(Question.Kind.ACTION.text())) {
      ready.remove(who);
      if (turns.isEmpty() || !turns.getLast().equals(who)) {
        turns.add(who);
      }
    }
  }

  /** These are asked what they do, and nobody else; nobody at all between two questions. */
  void areAsked(Collection<String> names) {
    asked.clear();
    asked.addAll(names);
    asked.forEach(ready::remove);
  }

  @Nullable Integer number(Combatant who) {
    return numbers.get(who.name());
  }

  /** Somebody's announcement, null if there is none. */
  @Nullable Event declared(Combatant who) {
    return declared.get(who.name());
  }

  /** The action somebody has readied, null if there is none. */
  @Nullable String ready(Combatant who) {
    return who.isStanding() ? ready.get(who.name()) : null;
  }

  /**
   * The turn is with whoever is asked, or with the last one who is known: that it has passed to
   * somebody else is not told.
   *
   * @param isKnown of a name, to those it is told
   */
  String turn(Combatant who, Predicate<String> isKnown) {
    if (!who.isStanding()) {
      return "none";
    }
    if (asked.contains(who.name())) {
      return "now";
    }
    for (String last : asked.stream().anyMatch(isKnown) ? List.<String>of() : turns.reversed()) {
      if (last.equals(who.name())) {
        return "now";
      }
      if (isKnown.test(last)) {
        break;
      }
    }
    return turns.contains(who.name()) ? "acted" : "waiting";
  }
}
