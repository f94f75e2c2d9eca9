package dev.cleave.server.table;

import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;

/**
 * Dice that have fallen and wait for the card that tells what they were for. Some are thrown before
 * others that are told first (a fire ball's damage before the saves), and some come to nothing that
 * is told (who sleeps already is put to sleep again).
 */
final class Rolls {

  private final List<Entry.Rolled> waiting = new ArrayList<>();

  void add(Entry.Rolled rolled) {
    if (!rolled.faces().isEmpty()) {
      waiting.add(rolled);
    }
  }

  void clear() {
    waiting.clear();
  }

  /** Those an event is about; they wait no longer. */
  List<Entry.Rolled> of(Event event) {
    return taken(waiting.stream().filter(rolled -> isOf(rolled, event)).toList());
  }

  /** Of those an event is about nothing is told; if it is somebody's turn, none are. */
  void hide(Event event) {
    if (!isTurn(event)) {
      of(event);
    }
  }

  /** Those that nothing was told of before somebody else's turn began: all that are not for it. */
  List<Entry.Rolled> left(Event event) {
    return isTurn(event)
        ? taken(waiting.stream().filter(rolled -> !isOf(rolled, event)).toList())
        : List.of();
  }

  private List<Entry.Rolled> taken(List<Entry.Rolled> some) {
    waiting.removeAll(some);
    return some;
  }

  private static boolean isTurn(Event event) {
    return event.is(Event.Kind.SEGMENT) || event.is(Event.Kind.ROUND) || event.is(Event.Kind.ENDED);
  }

  private static boolean isOf(Entry.Rolled rolled, Event event) {
    if (rolled.who().isEmpty()) {
      return true;
    }
    if (isTurn(event)) {
      return false;
    }
    return event.tally() == null ? names(event, rolled.who()) : isBy(event, rolled.who());
  }

  private static boolean isBy(Event event, String who) {
    Object by = event.fact("by");
    return who.equals(by == null ? event.fact("who") : by);
  }

  private static boolean names(Event event, String who) {
    return event.facts().stream()
        .map(Event.Fact::value)
        .anyMatch(value -> who.equals(value) || value instanceof List<?> all && all.contains(who));
  }

  /** As cards have them. */
  static ArrayNode json(List<Entry.Rolled> rolls) {
    var all = Json.array();
    for (Entry.Rolled rolled : rolls) {
      var faces = Json.array();
      rolled.faces().forEach(faces::add);
      var json =
          Json.object().put("dice", rolled.dice().toString()).put("why", rolled.why().name());
      if (!rolled.from().isEmpty()) {
        json.put("from", rolled.from());
      }
      all.add(json.set("faces", faces));
    }
    return all;
  }

  /** How many faces the die had that shows this; null if none of them does. */
  static @Nullable Integer sides(List<Entry.Rolled> rolls, int face) {
    for (Entry.Rolled rolled : rolls.reversed()) {
      if (rolled.dice().count() == 1 && rolled.faces().contains(face)) {
        return rolled.dice().sides();
      }
    }
    return null;
  }
}
