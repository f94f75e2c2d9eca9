package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Choice;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.bots.Counsel;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Somebody at the prompt who answers for one side or more; bots answer for the others, and for
 * those of his own whom he has left to a behaviour.
 */
public final class Person implements Players {

  /** What leaves things as they are for who only looks on. */
  private static final Set<Asides.Then> ASIDES_ONLY = Set.of(Asides.Then.SAME, Asides.Then.NEW);

  private final Set<String> sides;
  private final Lines lines;
  private final Page page;
  private final Asides asides;
  private final Rulebook rulebook;
  private final Players others;
  private final StandIns standIns;
  private int lookedOn = -1; // the last round in which one was asked only whether to go on
  private String by = "";

  /**
   * @param sides names of those the person plays
   * @param others those who answer for the other sides
   */
  public Person(
      Set<String> sides, Lines lines, Page page, Asides asides, Players others, StandIns standIns) {
    this.rulebook = asides.rulebook();
    this.others = others;
    this.standIns = standIns;
    this.sides = sides;
    this.lines = lines;
    this.page = page;
    this.asides = asides;
  }

  public boolean plays(Side side) {
    return sides.contains(side.name());
  }

  private boolean isOwn(Combatant who) {
    return plays(who.side());
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    by = "";
    if (!plays(question.side())) {
      return others.answer(question, judge);
    }
    lookOn(question, judge);
    Counsel<T> counsel = standIns.answer(question, this::isOwn);
    return counsel == null ? ask(question, judge) : standIn(question, counsel);
  }

  /** The behaviour that gave this answer in his place and why, empty if none did; said once. */
  String signature() {
    String name = by;
    by = "";
    return name;
  }

  private <T extends Answer> T standIn(Question<T> question, Counsel<T> counsel) {
    String because = counsel.because();
    String name = standIns.behaviour(question);
    by = because.isEmpty() ? name : name + ": " + because;
    if (!because.isEmpty()) {
      page.tell(Ink.DIM, question.whose() + ", " + by, 4, 6);
    }
    return counsel.answer();
  }

  /**
   * Once a round who has left all of his to behaviours is asked whether he takes one back; when
   * there is nothing more to read nobody does.
   */
  private void lookOn(Question<?> question, Judge judge) {
    Battle battle = Battle.in(question.scene());
    while (lookedOn != battle.round() && standIns.areAll(battle, this::isOwn)) {
      String typed = lines.next("yours fight by themselves; Enter goes on> ", List.of());
      if (typed == null || typed.isBlank()) {
        lookedOn = battle.round();
      } else if (!standIns.hear(typed, question, this::isOwn)
          && !ASIDES_ONLY.contains(asides.say(typed, question, judge))) {
        page.say(Ink.YELLOW, "  leave NAME takes one back");
      }
    }
  }

  private <T extends Answer> T ask(Question<T> question, Judge judge) {
    Choices<T> choices = pose(question);
    while (true) {
      String typed = lines.next(prompt(question), choices.texts());
      if (typed == null) {
        throw new Quit();
      }
      T answer = question.read(typed);
      if (answer != null) {
        return answer;
      }
      if (standIns.hear(typed, question, this::isOwn)) {
        lookedOn = Battle.in(question.scene()).round();
        Counsel<T> counsel = standIns.answer(question, this::isOwn);
        if (counsel != null) {
          return standIn(question, counsel);
        }
        continue;
      }
      switch (asides.say(typed, question, judge)) {
        case SAME -> {}
        case MORE -> choices.printMore(page);
        case NEW -> choices = pose(question);
        case BOT -> answer = reasoned(question);
        case NONE -> answer = find(typed, question, choices);
      }
      if (answer != null) {
        return answer;
      }
    }
  }

  private <T extends Answer> Choices<T> pose(Question<T> question) {
    Choice<T> usual = Choice.usual(question);
    var chances = new Chances(rulebook, question);
    var choices =
        new Choices<>(
            Frequent.of(Choice.all(question), usual), choice -> words(choice, usual, chances));
    page.gap();
    page.tell(Ink.BOLD, question.says(), 0, 2);
    choices.print(page);
    return choices;
  }

  private static String words(Choice<?> choice, Choice<?> usual, Chances chances) {
    String odds = chances.of(choice);
    return !choice.text().equals(usual.text()) ? odds : odds.isEmpty() ? "usual" : odds + "; usual";
  }

  /** Who is asked, how he is and where: "Aurelia, 17 of 17 hp, at 4,6> ". */
  private static String prompt(Question<?> question) {
    if (!(question.who() instanceof Combatant who)) {
      return question.whose() + "> ";
    }
    Field field = Battle.in(question.scene()).field();
    boolean placed = field.map() != null && field.isOn(who) && field.seat(who) == who;
    return question.whose()
        + ", "
        + who.hitPoints()
        + " of "
        + who.mostHitPoints()
        + " hp"
        + (placed ? ", at " + field.spot(who).text() : "")
        + "> ";
  }

  /** A bot's answer in one's place, and why. */
  private <T extends Answer> T reasoned(Question<T> question) {
    Counsel<T> counsel = Bots.counsel(question, rulebook);
    String because = Because.of(question, counsel);
    if (!because.isEmpty()) {
      page.tell(Ink.DIM, because, 2, 4);
    }
    return said(counsel.answer());
  }

  /** Says how it was understood, where it was not said in full. */
  private <T extends Answer> T said(T answer) {
    page.say(Ink.DIM, "  " + answer.text());
    return answer;
  }

  /** A number or a part of an answer will do if it can mean but one. */
  private <T extends Answer> @Nullable T find(
      String typed, Question<T> question, Choices<T> choices) {
    List<Choice<T>> found = choices.numbered(typed.strip());
    if (found.isEmpty()) {
      Refusal refusal = forbidden(typed, question);
      if (refusal != null) {
        refuse(refusal);
        return null;
      }
      found = choices.like(typed);
    }
    if (found.size() == 1) {
      return said(found.getFirst().option().answer());
    }
    if (found.isEmpty()) {
      refuse(question.refusal(typed.strip()));
    } else {
      page.say("  which of these?");
      choices.print(found, page);
    }
    return null;
  }

  /** A refusal of exactly this, which is then not taken for the beginning of something else. */
  private static @Nullable Refusal forbidden(String typed, Question<?> question) {
    String wanted = typed.strip().toLowerCase(Locale.ROOT);
    for (Refusal refusal : question.refusals()) {
      if (refusal.what().toLowerCase(Locale.ROOT).equals(wanted)) {
        return refusal;
      }
    }
    return null;
  }

  private void refuse(Refusal refusal) {
    page.tell(Ink.YELLOW, refusal.toString(), 2, 4);
    page.say(Ink.DIM, "  ? for help");
  }
}
