package dev.cleave.cli.join;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The table as this seat sees it: what the welcome held, and every change since. */
final class Seen {

  private ObjectNode view = JsonNodeFactory.instance.objectNode();
  private final List<JsonNode> cards = new ArrayList<>();

  void welcome(JsonNode whole) {
    view = whole instanceof ObjectNode object ? object : JsonNodeFactory.instance.objectNode();
  }

  /** Whole new values, but of the combatants only those that changed. */
  void change(JsonNode changes) {
    for (var part : changes.properties()) {
      switch (part.getKey()) {
        case "combatants" -> part.getValue().forEach(this::replace);
        case "gone" -> part.getValue().forEach(id -> remove(id.asString("")));
        default -> view.set(part.getKey(), part.getValue());
      }
    }
  }

  private void replace(JsonNode who) {
    var all = view.withArray("combatants");
    for (int i = 0; i < all.size(); i++) {
      if (all.get(i).path("id").equals(who.path("id"))) {
        all.set(i, who);
        return;
      }
    }
    all.add(who);
  }

  private void remove(String id) {
    var all = view.withArray("combatants");
    for (int i = all.size() - 1; i >= 0; i--) {
      if (all.get(i).path("id").asString("").equals(id)) {
        all.remove(i);
      }
    }
  }

  /** Those of these that are new, which are kept; one that comes again replaces itself. */
  List<JsonNode> news(JsonNode more) {
    int last = last();
    var news = new ArrayList<JsonNode>();
    for (JsonNode card : more) {
      int number = number(card);
      if (number > last && (news.isEmpty() || number > number(news.getLast()))) {
        news.add(card);
      } else {
        news.replaceAll(old -> number(old) == number ? card : old);
        cards.replaceAll(old -> number(old) == number ? card : old);
      }
    }
    cards.addAll(news);
    return news;
  }

  private static int number(JsonNode card) {
    return card.path("card").asInt();
  }

  /** The number of the last card, 0 if there is none. */
  int last() {
    return cards.isEmpty() ? 0 : number(cards.getLast());
  }

  List<JsonNode> cards() {
    return cards;
  }

  JsonNode view() {
    return view;
  }

  JsonNode table() {
    return view.path("table");
  }

  JsonNode you() {
    return view.path("you");
  }

  String phase() {
    return table().path("phase").asString("fight");
  }

  boolean isJudge() {
    return you().path("role").asString("").equals("judge");
  }

  /** The question this seat is asked, null if none. */
  @Nullable JsonNode prompt() {
    JsonNode prompt = view.path("prompt");
    return prompt.isObject() ? prompt : null;
  }

  /** Somebody's name, by his id. */
  String name(String id) {
    for (JsonNode who : view.path("combatants")) {
      if (who.path("id").asString("").equals(id)) {
        return who.path("name").asString("");
      }
    }
    return "";
  }
}
