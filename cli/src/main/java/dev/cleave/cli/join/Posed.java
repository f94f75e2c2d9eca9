package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Choices;
import dev.cleave.cli.play.Faces;
import dev.cleave.cli.view.Choice;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Option;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The question a seat is asked, with all it may answer. */
final class Posed {

  /** An answer as the table words it. */
  record Said(String text, String verb, String gait) implements Answer {}

  private final JsonNode prompt;
  private final String whose;
  private @Nullable JsonNode known;
  private Choices<Said> choices = new Choices<>(List.of());
  private List<Choice<Said>> all = List.of();

  /**
   * @param whose for the prompt: the name of the one who is to act
   */
  Posed(JsonNode prompt, String whose) {
    this.prompt = prompt;
    this.whose = whose;
  }

  String q() {
    return prompt.path("q").asString("");
  }

  String kind() {
    return prompt.path("kind").asString("");
  }

  String rule() {
    return prompt.path("rule").asString("");
  }

  /** A bot's answer. */
  String usual() {
    return prompt.path("usual").asString("");
  }

  String who() {
    return prompt.path("who").asString("");
  }

  String whose() {
    return whose;
  }

  /** The dice that are to be thrown, null if something else is asked. */
  @Nullable Dice dice() {
    String dice = prompt.path("dice").path("dice").asString("");
    try {
      return dice.isEmpty() ? null : Dice.parse(dice);
    } catch (IllegalArgumentException unknown) {
      return null;
    }
  }

  boolean isReady() {
    return known != null || dice() != null;
  }

  /** The possible answers have come. */
  void know(JsonNode answer) {
    known = answer;
    var told = new ArrayList<Choice<Said>>();
    for (JsonNode group : answer.path("groups")) {
      for (JsonNode option : group.path("options")) {
        told.add(choice(option));
      }
    }
    all = told;
    choices = new Choices<>(told);
  }

  private static Choice<Said> choice(JsonNode option) {
    String text = option.path("text").asString("");
    var said = new Said(text, option.path("verb").asString(text), option.path("gait").asString(""));
    JsonNode at = option.path("at");
    return new Choice<>(
        new Option<>(said, option.path("detail").asString("")),
        option.has("target"),
        at.size() == 2 ? new Square(halves(at.path(0)), halves(at.path(1))) : null,
        option.path("feet").asInt(0),
        !option.path("provokes").isEmpty());
  }

  private static int halves(JsonNode squares) {
    return (int) Math.round(squares.asDouble() * 2);
  }

  List<Choice<Said>> all() {
    return all;
  }

  List<String> texts() {
    return choices.texts();
  }

  /** Answers aimed at somebody. */
  List<String> aimed() {
    return all.stream().filter(Choice::aimed).map(Choice::text).toList();
  }

  void print(Page page) {
    page.gap();
    page.tell(Ink.BOLD, prompt.path("says").asString(""), 0, 2);
    Dice dice = dice();
    if (dice != null) {
      page.say(Ink.DIM, "  " + Faces.wanted(dice));
    } else {
      choices.print(page);
    }
  }

  void printAll(Page page) {
    choices.printAll(page);
  }

  /** Answers that cannot be given now, and the rule that forbids each. */
  void why(Page page) {
    if (known == null || known.path("refused").isEmpty()) {
      page.say("  nothing is refused here");
      return;
    }
    for (JsonNode refusal : known.path("refused")) {
      page.tell(Ink.DIM, words(refusal.path("text").asString("") + ": ", refusal), 2, 4);
    }
  }

  /** A refusal in words, with its rule. */
  static String words(String start, JsonNode refusal) {
    String rule = refusal.path("rule").asString("");
    return start + refusal.path("message").asString("") + (rule.isEmpty() ? "" : " [" + rule + "]");
  }

  /**
   * The answer that is meant; what the options do not have may still be legal, and the table knows.
   *
   * @return null if it cannot be told, or is refused, and the person has been told so
   */
  @Nullable String read(String typed, Page page) {
    String wanted = typed.strip();
    List<Choice<Said>> found = choices.numbered(wanted);
    if (found.isEmpty()) {
      if (texts().stream().anyMatch(wanted::equalsIgnoreCase)) {
        return wanted;
      }
      JsonNode refusal = refusal(wanted);
      if (refusal != null) {
        page.tell(Ink.YELLOW, words("", refusal), 2, 4);
        page.say(Ink.DIM, "  ? for help");
        return null;
      }
      found = choices.like(wanted);
    }
    if (found.size() > 1) {
      page.say("  which of these?");
      choices.print(found, page);
      return null;
    }
    return found.isEmpty() ? wanted : found.getFirst().text();
  }

  /** A refusal of exactly this, which is then not taken for the beginning of something else. */
  private @Nullable JsonNode refusal(String wanted) {
    if (known != null) {
      for (JsonNode refusal : known.path("refused")) {
        if (refusal.path("text").asString("").equalsIgnoreCase(wanted)) {
          return refusal;
        }
      }
    }
    return null;
  }
}
