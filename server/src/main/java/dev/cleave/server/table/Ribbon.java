package dev.cleave.server.table;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who acts when this round, who has, and what was announced: read off the journal. */
final class Ribbon {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, String> declared = new HashMap<>();
  private final Map<String, String> ready = new HashMap<>();
  private final Set<String> acted = new HashSet<>();
  private @Nullable String now;

  void clear() {
    ready.clear();
    begin();
  }

  /** A round begins; who is ready stays so. */
  private void begin() {
    numbers.clear();
    declared.clear();
    acted.clear();
    now = null;
  }

  void write(Entry entry, Battle battle) {
    switch (entry) {
      case Entry.Told(Event event) -> tell(event, battle);
      case Entry.Asked asked when asked.kind().equals("action") -> acts(asked.who());
      case Entry.Asked asked
          when asked.kind().equals("interrupt") && !asked.answer().equals("wait") ->
          ready.remove(asked.who());
      default -> {}
    }
  }

  private void tell(Event event, Battle battle) {
    switch (event.name()) {
      case "round" -> begin();
      case "readied", "holds" -> {
        if (event.fact("by") instanceof String who) {
          ready.put(who, event.sentence());
        }
      }
      case "unready" -> ready.remove(String.valueOf(event.fact("on")));
      case "releases" -> ready.remove(String.valueOf(event.fact("by")));
      case "initiative" -> {
        for (Event.Fact fact : event.facts()) {
          if (fact.value() instanceof Integer number && battle.named(fact.key()) != null) {
            numbers.put(fact.key(), number);
          }
        }
        if (event.fact("who") instanceof String who
            && event.fact("number") instanceof Integer number) {
          numbers.put(who, number);
        }
      }
      case "declared" -> {
        if (event.fact("by") instanceof String who) {
          declared.put(who, event.sentence());
        }
      }
      default -> {}
    }
  }

  private void acts(String who) {
    ready.remove(who);
    if (now != null && !now.equals(who)) {
      acted.add(now);
    }
    now = who;
  }

  /** Somebody is about to be asked what he does. */
  void isAsked(String kind, String who) {
    if (kind.equals("action")) {
      acts(who);
    }
  }

  @Nullable Integer number(Combatant who) {
    return numbers.get(who.name());
  }

  @Nullable String declared(Combatant who) {
    return declared.get(who.name());
  }

  /** What somebody is ready to do, null if nothing. */
  @Nullable String ready(Combatant who) {
    return who.isStanding() ? ready.get(who.name()) : null;
  }

  String turn(Combatant who) {
    if (!who.isStanding()) {
      return "none";
    }
    return who.name().equals(now) ? "now" : acted.contains(who.name()) ? "acted" : "waiting";
  }
}
