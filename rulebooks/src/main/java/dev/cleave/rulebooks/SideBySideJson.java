package dev.cleave.rulebooks;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Event;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A comparison for programs: what the command prints and the server sends. */
public final class SideBySideJson {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private SideBySideJson() {}

  public static ObjectNode of(SideBySide comparison) {
    ObjectNode json =
        NODES.objectNode().put("scenario", comparison.title()).put("seed", comparison.seed());
    ArrayNode books = json.putArray("books");
    comparison.told().forEach(told -> books.add(book(told)));
    ArrayNode partings = json.putArray("partings");
    for (Parting parting : comparison.partings()) {
      ObjectNode one = partings.addObject().put("round", parting.round());
      ArrayNode ways = one.putArray("ways");
      for (Parting.Way way : parting.ways()) {
        ObjectNode other = ways.addObject();
        other.set("books", texts(way.books()));
        other.put("says", way.says());
        other.set("rules", texts(way.rules()));
      }
    }
    return json;
  }

  private static ArrayNode texts(List<String> texts) {
    ArrayNode array = NODES.arrayNode();
    texts.forEach(array::add);
    return array;
  }

  private static ObjectNode book(Retold told) {
    ObjectNode book =
        NODES.objectNode().put("rulebook", told.rulebook()).put("title", told.title());
    if (told.isRefused()) {
      return book.put("refused", told.refused());
    }
    Outcome outcome = told.outcome();
    book.put("over", outcome != null);
    if (outcome != null) {
      book.put("winner", outcome.winner() == null ? null : outcome.winner().name());
      book.put("end", outcome.end().label());
    }
    ArrayNode rounds = book.putArray("rounds");
    int number = 0;
    for (List<Event> events : told.rounds()) {
      ObjectNode round = rounds.addObject().put("round", number++);
      ArrayNode lines = round.putArray("told");
      for (Event event : events) {
        if (!event.is(Event.Kind.ROUND) && !event.sentence().isEmpty()) {
          lines.addObject().put("says", event.sentence()).put("rule", event.rule());
        }
      }
    }
    Battle end = told.end();
    ArrayNode people = book.putArray("people");
    if (end != null) {
      for (Combatant who : end.combatants()) {
        people
            .addObject()
            .put("name", who.name())
            .put("side", who.side().name())
            .put("hp", who.hitPoints())
            .put("of", who.mostHitPoints())
            .put("fate", who.fate().label())
            .put("standing", who.isStanding());
      }
    }
    return book;
  }
}
