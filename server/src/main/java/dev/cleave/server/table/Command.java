package dev.cleave.server.table;

import dev.cleave.engine.field.Ground;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The words of somebody at the table. Frames that are none of these are refused. */
public sealed interface Command {

  /** Nobody has more commands on their way. */
  int MOST_PENDING = 50;

  /** Nobody orders more about at once. */
  int MOST_ORDERED = 1000;

  /** Wants to be told everything from now on. */
  record Hello(List<String> pending) implements Command {}

  /** A legal answer, in the words of an option. */
  record Answer(String q, String text) implements Command {}

  /** The faces of real dice. */
  record Roll(String q, List<Integer> faces) implements Command {}

  /** Questions of a kind are answered always, never, or by asking. */
  record Standing(String kind, String answer) implements Command {}

  /**
   * A standing order for some; empty lifts it.
   *
   * @param otherwise ask or usual, when it cannot be kept
   */
  record Order(List<String> who, String order, String otherwise) implements Command {}

  /**
   * Somebody is left to a behaviour.
   *
   * @param to its name; empty takes him back
   * @param round for this round alone, else for good
   */
  record Leave(String who, String to, boolean round) implements Command {}

  /**
   * What a behaviour would answer, and why.
   *
   * @param to its name; empty for his own
   */
  record Would(String q, String to) implements Command {}

  /** Back to before a card. */
  record Undo(int to) implements Command {}

  /** An act of the Judge, in words. */
  record Judge(String text) implements Command {}

  /** The Judge says who answers for somebody: judge, bot or seat. */
  record Run(String who, String by) implements Command {}

  record Pause(boolean on) implements Command {}

  record Timer(int seconds) implements Command {}

  record Aftermath() implements Command {}

  /** The Judge begins the next fight of the story. */
  record Chapter(String scenario) implements Command {}

  /** A seat's part of the dice, hashed: it cannot be chosen after others were seen. */
  record Promise(int epoch, String hash) implements Command {}

  /** The seed that was promised. */
  record Seed(int epoch, String seed) implements Command {}

  /** The Judge waits no longer for seeds. */
  record Begin() implements Command {}

  /** The Judge wants fresh dice, promised anew. */
  record Renew() implements Command {}

  /** The Judge says who throws dice of his own and types them: hand or server. */
  record DiceBy(int seat, String by) implements Command {}

  /** All legal answers. */
  record Options(String q) implements Command {}

  /** The odds of answers. */
  record Odds(String q, List<String> texts) implements Command {}

  /** The numbers behind an answer, or why it is refused. */
  record Why(String q, String text) implements Command {}

  /** The line of sight between two. */
  record Sight(String from, String to) implements Command {}

  /** The Judge looks at the table as a seat sees it. */
  record Look(int seat) implements Command {}

  /** The Judge answers somebody's question himself, this once. */
  record Take(String q) implements Command {}

  /** The Judge lets a bot answer somebody's question, this once. */
  record Bot(String q) implements Command {}

  /** The Judge reminds a seat that it is waited for. */
  record Remind(int seat) implements Command {}

  /**
   * Somebody holds a ruler over the map, for the others to see; it is never written down.
   *
   * @param line column and row where it begins, then where it ends; empty when it is put away
   */
  record Measure(List<Integer> line) implements Command {}

  /** A change must carry an id of its own. */
  default boolean isChange() {
    return switch (this) {
      case Hello _, Options _, Odds _, Why _, Would _, Sight _, Look _, Measure _ -> false;
      default -> true;
    };
  }

  /**
   * Reads a frame; null if it is none of ours or not whole.
   *
   * @param json an object
   */
  static @Nullable Command read(JsonNode json) {
    return switch (json.path("type").asString("")) {
      case "hello" -> new Hello(texts(json.path("pending")));
      case "answer" ->
          has(json, "q", "text") ? new Answer(text(json, "q"), text(json, "text")) : null;
      case "roll" -> has(json, "q") ? new Roll(text(json, "q"), numbers(json.path("faces"))) : null;
      case "standing" ->
          has(json, "kind", "answer")
              ? new Standing(text(json, "kind"), text(json, "answer"))
              : null;
      case "order" -> order(json);
      case "leave" ->
          has(json, "who", "to")
              ? new Leave(text(json, "who"), text(json, "to"), json.path("round").asBoolean(false))
              : null;
      case "would" -> has(json, "q", "to") ? new Would(text(json, "q"), text(json, "to")) : null;
      case "undo" -> json.path("to").isInt() ? new Undo(json.path("to").intValue()) : null;
      case "judge" -> has(json, "text") ? new Judge(text(json, "text")) : null;
      case "run" -> has(json, "who", "by") ? new Run(text(json, "who"), text(json, "by")) : null;
      case "pause" ->
          json.path("on").isBoolean() ? new Pause(json.path("on").booleanValue()) : null;
      case "timer" ->
          json.path("seconds").isInt() ? new Timer(json.path("seconds").intValue()) : null;
      case "aftermath" -> new Aftermath();
      case "chapter" -> has(json, "scenario") ? new Chapter(text(json, "scenario")) : null;
      case "seed" -> seed(json);
      case "begin" -> new Begin();
      case "epoch" -> new Renew();
      case "dice" ->
          json.path("seat").asString("").matches("[0-9]{1,6}") && has(json, "by")
              ? new DiceBy(Integer.parseInt(json.path("seat").asString()), text(json, "by"))
              : null;
      case "options" -> has(json, "q") ? new Options(text(json, "q")) : null;
      case "odds" -> has(json, "q") ? odds(json) : null;
      case "why" -> has(json, "q", "text") ? new Why(text(json, "q"), text(json, "text")) : null;
      case "sight" ->
          has(json, "from", "to") ? new Sight(text(json, "from"), text(json, "to")) : null;
      case "take" -> has(json, "q") ? new Take(text(json, "q")) : null;
      case "bot" -> has(json, "q") ? new Bot(text(json, "q")) : null;
      case "remind" -> json.path("seat").isInt() ? new Remind(json.path("seat").intValue()) : null;
      case "look" -> json.path("seat").isInt() ? new Look(json.path("seat").intValue()) : null;
      case "measure" -> measure(json);
      default -> null;
    };
  }

  private static @Nullable Measure measure(JsonNode json) {
    if (!json.has("from") && !json.has("to")) {
      return new Measure(List.of());
    }
    var line = new ArrayList<Integer>();
    for (String end : List.of("from", "to")) {
      JsonNode square = json.path(end);
      if (!square.isArray() || square.size() != 2) {
        return null;
      }
      for (JsonNode part : square) {
        if (!part.isInt() || part.intValue() < 0 || part.intValue() >= Ground.MOST) {
          return null;
        }
        line.add(part.intValue());
      }
    }
    return new Measure(List.copyOf(line));
  }

  private static @Nullable Command seed(JsonNode json) {
    if (!json.path("epoch").isInt()) {
      return null;
    }
    int epoch = json.path("epoch").intValue();
    if (has(json, "promise")) {
      return new Promise(epoch, text(json, "promise"));
    }
    return has(json, "seed") ? new Seed(epoch, text(json, "seed")) : null;
  }

  private static @Nullable Odds odds(JsonNode json) {
    if (has(json, "text")) {
      return new Odds(text(json, "q"), List.of(text(json, "text")));
    }
    List<String> all = texts(json.path("texts"));
    return json.path("texts").isArray() && all.size() == json.path("texts").size()
        ? new Odds(text(json, "q"), all)
        : null;
  }

  private static @Nullable Order order(JsonNode json) {
    List<String> who = texts(json.path("who"), MOST_ORDERED);
    boolean whole = json.path("who").isArray() && who.size() == json.path("who").size();
    return whole && has(json, "order")
        ? new Order(who, text(json, "order"), json.path("otherwise").asString("ask"))
        : null;
  }

  private static boolean has(JsonNode json, String... names) {
    for (String name : names) {
      if (!json.path(name).isString()) {
        return false;
      }
    }
    return true;
  }

  private static String text(JsonNode json, String name) {
    return json.path(name).stringValue();
  }

  private static List<String> texts(JsonNode array) {
    return texts(array, MOST_PENDING);
  }

  private static List<String> texts(JsonNode array, int most) {
    var texts = new ArrayList<String>();
    for (JsonNode one : array) {
      if (one.isString() && texts.size() < most) {
        texts.add(one.stringValue());
      }
    }
    return texts;
  }

  private static List<Integer> numbers(JsonNode array) {
    var numbers = new ArrayList<Integer>();
    for (JsonNode one : array) {
      if (!one.isInt()) {
        return List.of();
      }
      numbers.add(one.intValue());
    }
    return numbers;
  }
}
