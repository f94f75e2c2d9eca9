package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Choice;
import dev.cleave.cli.view.RuleText;
import dev.cleave.cli.view.Scene;
import dev.cleave.cli.view.Standing;
import dev.cleave.cli.view.Ways;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Words at the prompt that are no answer: a look at the map, a rule, the Judge's word. */
public final class Asides {

  /** The fate of the question. */
  enum Then {
    /** The words were no aside. */
    NONE,
    /** It still stands. */
    SAME,
    /** It still stands, and what is seldom done is wanted. */
    MORE,
    /** The battle may have changed: it is put again. */
    NEW,
    /** A bot shall answer it. */
    BOT
  }

  private static final String HELP =
      """
      An answer is its number, its text, or as much of it as tells it from others.
      One may say which way to go and where to look at the end of it:
        march to 6,5 by 4,5 by 5,5 facing N
      And besides:
        ?              this help
        more           what is seldom done
        options        every answer, one by one
        why            what is usual and why; what cannot be done, and why not
        rule ID        a rule, such as the one in brackets
        map, state     where everybody is, how everybody stands
        map march      the squares one could march to, or run, and what it takes
        bot            let the bot answer this one
        would soldier  what that behaviour would do, and why; would: his own
        leave NAME to soldier   he fights by it from now on
        leave NAME to soldier for a round
        leave NAME     takes him back
        undo           take back the last answer
        judge …        set NAME to 5 hp, move NAME to 4,5, remove NAME
        quit           leave the fight\
      """;

  private final Rulebook rulebook;
  private final Scene scene;
  private final RuleText rules;
  private final Page page;

  public Asides(Rulebook rulebook, Scene scene, RuleText rules, Page page) {
    this.rulebook = rulebook;
    this.scene = scene;
    this.rules = rules;
    this.page = page;
  }

  Rulebook rulebook() {
    return rulebook;
  }

  Then say(String typed, Question<?> question, Judge judge) {
    String words = typed.strip();
    int space = words.indexOf(' ');
    String first = (space < 0 ? words : words.substring(0, space)).toLowerCase(Locale.ROOT);
    String rest = space < 0 ? "" : words.substring(space).strip();
    return switch (first) {
      case "" -> Then.NEW;
      case "rule" -> rule(rest, question);
      case "map" -> map(rest, question);
      case "judge" -> new JudgeWord(Battle.in(question.scene()), page).obey(rest, judge);
      default -> rest.isEmpty() ? plain(first, question) : Then.NONE;
    };
  }

  private Then plain(String word, Question<?> question) {
    switch (word) {
      case "?", "help" -> HELP.lines().forEach(line -> page.say("  " + line));
      case "why" -> why(question);
      case "state" -> Standing.print(Battle.in(question.scene()), rulebook, page);
      case "options" -> new Choices<>(Choice.all(question)).printAll(page);
      case "undo" -> throw new TakenBack();
      case "quit", "exit", "q" -> throw new Quit();
      case "more" -> {
        return Then.MORE;
      }
      case "bot" -> {
        return Then.BOT;
      }
      default -> {
        return Then.NONE;
      }
    }
    return Then.SAME;
  }

  private Then rule(String id, Question<?> question) {
    rules.print(id.isEmpty() ? question.rule() : id, page);
    return Then.SAME;
  }

  private Then map(String verb, Question<?> question) {
    Combatant who = question.who() instanceof Combatant one ? one : null;
    if (verb.isEmpty()) {
      scene.draw(Battle.in(question.scene()), page, Ways.none(who));
      return Then.SAME;
    }
    List<Ways> all = Ways.among(Choice.all(question), who);
    List<Ways> meant = all.stream().filter(ways -> Typed.begins(ways.name(), verb)).toList();
    if (meant.size() == 1) {
      scene.draw(Battle.in(question.scene()), page, meant.getFirst());
    } else {
      page.tell(which(meant.isEmpty() ? all : meant), 2);
    }
    return Then.SAME;
  }

  private static String which(List<Ways> ways) {
    return ways.isEmpty()
        ? "there are no squares to choose from"
        : ways.stream().map(Ways::name).collect(Collectors.joining(", map ", "which? map ", ""));
  }

  private void why(Question<?> question) {
    String because = question.because();
    if (!because.isEmpty()) {
      page.tell(question.usual().text() + " is usual: " + because, 2);
    }
    List<Refusal> refusals = question.refusals();
    if (refusals.isEmpty()) {
      page.say("  nothing is refused here");
    }
    refusals.forEach(refusal -> page.tell(Ink.DIM, refusal.toString(), 2, 4));
  }
}
