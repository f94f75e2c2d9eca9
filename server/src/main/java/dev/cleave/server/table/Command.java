package dev.cleave.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The words of somebody at the table. Frames that are none of these are refused. */
public sealed interface Command {

  /** Nobody has more commands on their way. */
  int MOST_PENDING = 50;

  /** Wants to be told everything from now on. */
  record Hello(List<String> pending) implements Command {}

  /** A legal answer, in the words of an option. */
  record Answer(String q, String text) implements Command {}

  /** The faces of real dice. */
  record Roll(String q, List<Integer> faces) implements Command {}

  /** Questions of a kind are answered always, never, or by asking. */
  record Standing(String kind, String answer) implements Command {}

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

  /** A change must carry an id of its own. */
  default boolean isChange() {
    return switch (this) {
      case Hello _, Options _, Odds _, Why _, Sight _ -> false;
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
      default -> null;
    };
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
    var texts = new ArrayList<String>();
    for (JsonNode one : array) {
      if (one.isString() && texts.size() < MOST_PENDING) {
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
