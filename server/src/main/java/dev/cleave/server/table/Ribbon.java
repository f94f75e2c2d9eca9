package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Event.Kind;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
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
  private final Set<String> acted = new HashSet<>();

  /** Those who had their turn, the last of them has it now. */
  private final List<String> turns = new ArrayList<>();

  void clear() {
    ready.clear();
    begin();
  }

  /** A round begins; who is ready stays so. */
  private void begin() {
    numbers.clear();
    declared.clear();
    acted.clear();
    turns.clear();
  }

  void write(Entry entry, Battle battle) {
    switch (entry) {
      case Entry.Told(Event event) -> tell(event, battle);
      case Entry.Asked asked -> isAsked(asked.kind(), asked.who());
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

  private void acts(String who) {
    ready.remove(who);
    if (turns.isEmpty() || !turns.getLast().equals(who)) {
      acted.addAll(turns.isEmpty() ? List.of() : List.of(turns.getLast()));
      turns.add(who);
    }
  }

  /** Somebody is asked something, or about to be. */
  void isAsked(String kind, String who) {
    if (kind.equals(Question.Kind.ACTION.text())) {
      acts(who);
    }
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
   * The turn is with the last one who is known: that it has passed to somebody else is not told.
   *
   * @param isKnown of a name, to those it is told
   */
  String turn(Combatant who, Predicate<String> isKnown) {
    if (!who.isStanding()) {
      return "none";
    }
    for (String last : turns.reversed()) {
      if (last.equals(who.name())) {
        return "now";
      }
      if (isKnown.test(last)) {
        break;
      }
    }
    return acted.contains(who.name()) ? "acted" : "waiting";
  }
}
