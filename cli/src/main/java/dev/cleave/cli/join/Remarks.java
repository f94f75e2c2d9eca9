package dev.cleave.cli.join;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Typed;
import dev.cleave.cli.view.RuleText;
import dev.cleave.cli.view.Scene;
import dev.cleave.cli.view.Ways;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Words typed at a seat that are no answer: a look, a question back, the Judge's word. */
final class Remarks {

  private static final String HELP =
      """
      An answer is its number, its text, or as much of it as tells it from others.
      And besides:
        ?              this help
        options        every answer, one by one
        why            what cannot be done now, and which rule forbids it
        why ANSWER     what it needs, and all that makes the number
        odds, odds ANSWER   what attacks would come to
        rule ID        a rule, such as the one in brackets
        map, state     where everybody is, how everybody stands
        map march      the squares one could march to, or run, and what it takes
        sight NAME     whether one sees somebody, and how far he is
        log, log 40    the last cards with their numbers
        seats          who sits at the table
        bot            let the bot answer this one
        leave NAME to soldier   a bot plays him so from now on; … for a round; leave NAME takes back
        would, would soldier    what a bot would do now, and why
        always, never, ask   such questions from now on
        undo, undo N   take back the last answer, or all from card N on
        quit           leave; the seat stays yours\
      """;

  private static final String JUDGES =
      """
      The Judge also says:
        judge …        set NAME to 5 hp, move NAME to 4,5, hide NAME, next d20 shows 15 …
        begin          do not wait for those who have not given their seed;
                       go on with a table that has stopped
        run NAME by bot   or by judge, by seat; NAME may be a side
        pause, go on   nobody is asked meanwhile
        timer N        how many seconds people should take; 0 for no timer
        dice SEAT by hand   that seat throws its own dice; or by server
        epoch          new dice, and show the secret of these
        aftermath      when the fight is over, what comes after it
        chapter FILE   when the fight is over, the next one, from this scenario\
      """;

  private static final int LOG = 12;
  private static final int MOST_ODDS = 20;
  private static final String FOR_A_ROUND = " for a round";

  /** A frame has 16 KiB, and some characters take more than one byte. */
  private static final int MOST_SCENARIO = 7_000;

  private final Seen seen;
  private final Chair chair;
  private final RuleText rules = new RuleText();
  private final Page page;

  Remarks(Seen seen, Chair chair, Page page) {
    this.seen = seen;
    this.chair = chair;
    this.page = page;
  }

  /**
   * @param posed the question that is open, null if none
   * @return false if it was no remark
   */
  boolean hear(String typed, @Nullable Posed posed) {
    String words = typed.strip();
    int space = words.indexOf(' ');
    String first = (space < 0 ? words : words.substring(0, space)).toLowerCase(Locale.ROOT);
    String rest = space < 0 ? "" : words.substring(space).strip();
    if (rest.isEmpty() && alone(first, posed)) {
      return true;
    }
    switch (first) {
      case "rule" -> rules.print(rest.isEmpty() && posed != null ? posed.rule() : rest, page);
      case "map" -> map(rest, posed);
      case "why", "odds" -> study(first, rest, posed);
      case "sight" -> sight(rest, posed);
      case "log" -> log(rest);
      case "undo" -> undo(rest);
      case "judge" -> chair.say(deed("judge").put("text", rest));
      case "timer" -> number(rest, "how many seconds?", n -> deed("timer").put("seconds", n));
      case "run" -> run(rest);
      case "leave" -> leave(rest);
      case "would" -> would(rest, posed);
      case "dice" -> dice(rest);
      case "chapter" -> chapter(rest);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** The next fight of the story. */
  private void chapter(String file) {
    try {
      String scenario = Files.readString(Path.of(file));
      if (scenario.length() > MOST_SCENARIO) {
        page.say(
            "  " + file + " is too long to be sent from here: POST it, as docs/protocol.md says");
      } else {
        chair.say(deed("chapter").put("scenario", scenario));
      }
    } catch (IOException | InvalidPathException unreadable) {
      page.say("  " + file + " cannot be read");
    }
  }

  private boolean alone(String word, @Nullable Posed posed) {
    switch (word) {
      case "" -> chair.pose();
      case "?", "help" -> help();
      case "state" -> new Company(seen, page).stand();
      case "seats" -> new Company(seen, page).sit();
      case "quit", "exit", "q" -> chair.leave();
      case "begin", "aftermath", "epoch" -> chair.say(deed(word));
      case "pause" -> chair.say(deed("pause").put("on", true));
      case "options" -> {
        if (posed == null) {
          page.say("  nothing is asked of you now");
        } else {
          posed.printAll(page);
        }
      }
      case "why" -> {
        if (posed == null) {
          page.say("  nothing is asked of you now");
        } else {
          posed.why(page);
        }
      }
      case "odds" -> allOdds(posed);
      case "bot" -> {
        if (posed == null || posed.usual().isEmpty()) {
          page.say("  there is nothing here for a bot to answer");
        } else {
          page.say(Ink.DIM, "  " + posed.usual());
          chair.answer(posed.usual());
        }
      }
      case "always", "never", "ask" -> standing(word, posed);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void help() {
    HELP.lines().forEach(line -> page.say("  " + line));
    if (seen.isJudge()) {
      JUDGES.lines().forEach(line -> page.say("  " + line));
    }
  }

  private void standing(String word, @Nullable Posed posed) {
    if (posed == null) {
      page.say("  say so when such a question is asked");
    } else {
      chair.say(deed("standing").put("kind", posed.kind()).put("answer", word));
    }
  }

  private void map(String verb, @Nullable Posed posed) {
    var battle = new SeenBattle(seen.view());
    Scene scene = Scene.of(battle.battle(), battle);
    var who = posed == null ? null : battle.of(posed.who());
    if (verb.isEmpty() || posed == null) {
      scene.draw(battle.battle(), page, Ways.none(who));
      return;
    }
    List<Ways> all = Ways.among(posed.all(), who);
    List<Ways> meant = all.stream().filter(ways -> Typed.begins(ways.name(), verb)).toList();
    if (meant.size() == 1) {
      scene.draw(battle.battle(), page, meant.getFirst());
    } else {
      page.tell(which(meant.isEmpty() ? all : meant), 2);
    }
  }

  private static String which(List<Ways> ways) {
    return ways.isEmpty()
        ? "there are no squares to choose from"
        : ways.stream().map(Ways::name).collect(Collectors.joining(", map ", "which? map ", ""));
  }

  private void study(String what, String typed, @Nullable Posed posed) {
    if (posed == null) {
      page.say("  nothing is asked of you now");
      return;
    }
    String text = posed.read(typed, page);
    if (text != null) {
      chair.ask(deed(what).put("q", posed.q()).put("text", text));
    }
  }

  private void allOdds(@Nullable Posed posed) {
    List<String> aimed = posed == null ? List.of() : posed.aimed();
    if (posed == null || aimed.isEmpty()) {
      page.say("  there is nobody to attack now");
      return;
    }
    aimed.stream()
        .limit(MOST_ODDS)
        .forEach(text -> chair.ask(deed("odds").put("q", posed.q()).put("text", text)));
  }

  private void sight(String name, @Nullable Posed posed) {
    String from =
        posed == null || posed.who().isEmpty()
            ? seen.you().path("combatants").path(0).asString("")
            : posed.who();
    String to = id(name);
    if (from.isEmpty() || to == null) {
      page.say("  nobody here is called so");
    } else {
      chair.ask(deed("sight").put("from", from).put("to", to));
    }
  }

  private @Nullable String id(String name) {
    for (JsonNode who : seen.view().path("combatants")) {
      if (who.path("name").asString("").equalsIgnoreCase(name)) {
        return who.path("id").asString("");
      }
    }
    return null;
  }

  private void log(String typed) {
    int wanted = LOG;
    try {
      wanted = typed.isEmpty() ? LOG : Math.max(1, Integer.parseInt(typed));
    } catch (NumberFormatException notANumber) {
      page.say("  log 40 shows the last 40");
      return;
    }
    List<JsonNode> cards = seen.cards();
    for (JsonNode card : cards.subList(Math.max(0, cards.size() - wanted), cards.size())) {
      page.tell(Ink.PLAIN, card.path("card").asInt() + "  " + card.path("text").asString(""), 2, 8);
    }
  }

  private void undo(String typed) {
    if (!typed.isEmpty()) {
      number(
          typed, "undo takes the number of a card; log shows them", n -> deed("undo").put("to", n));
    } else if (chair.before() == 0 || chair.before() > seen.last()) {
      page.say(Ink.YELLOW, "  there is nothing to take back");
    } else {
      chair.say(deed("undo").put("to", chair.before()));
    }
  }

  /** {@code NAME by bot}. */
  private void run(String rest) {
    int by = rest.lastIndexOf(" by ");
    if (by < 0) {
      page.say("  run NAME by bot, by judge or by seat");
      return;
    }
    String name = rest.substring(0, by).strip();
    String id = id(name);
    chair.say(deed("run").put("who", id == null ? name : id).put("by", rest.substring(by + 4)));
  }

  /** {@code NAME to soldier for a round}, {@code NAME} to take him back. */
  private void leave(String rest) {
    boolean round = rest.endsWith(FOR_A_ROUND);
    String words = round ? rest.substring(0, rest.length() - FOR_A_ROUND.length()) : rest;
    int to = words.lastIndexOf(" to ");
    String name = (to < 0 ? words : words.substring(0, to)).strip();
    String id = id(name);
    if (id == null) {
      page.say(
          "  leave NAME to BEHAVIOUR, or NAME to BEHAVIOUR for a round; leave NAME takes back");
      return;
    }
    chair.say(
        deed("leave")
            .put("who", id)
            .put("to", to < 0 ? "" : words.substring(to + 4).strip())
            .put("round", round));
  }

  /** What a behaviour would do; without a name, his own. */
  private void would(String to, @Nullable Posed posed) {
    if (posed == null) {
      page.say("  nothing is asked now");
    } else {
      chair.ask(deed("would").put("q", posed.q()).put("to", to));
    }
  }

  /** {@code 3 by hand}. */
  private void dice(String rest) {
    String[] words = rest.split(" ");
    if (words.length != 3 || !words[1].equals("by")) {
      page.say("  dice SEAT by hand, or by server; seats shows who sits where");
      return;
    }
    number(
        words[0],
        "which seat? seats shows them",
        seat -> deed("dice").put("seat", seat).put("by", words[2]));
  }

  /** A command made of a number. */
  @FunctionalInterface
  private interface Numbered {
    ObjectNode deed(int number);
  }

  private void number(String typed, String otherwise, Numbered made) {
    try {
      chair.say(made.deed(Integer.parseInt(typed)));
    } catch (NumberFormatException notANumber) {
      page.say("  " + otherwise);
    }
  }

  static ObjectNode deed(String type) {
    return JsonNodeFactory.instance.objectNode().put("type", type);
  }
}
