package dev.cleave.cli.play;

import dev.cleave.cli.page.Ink;
import dev.cleave.cli.page.Page;
import dev.cleave.cli.view.Choice;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Somebody at the prompt who answers for one side or more; bots answer for the others. */
public final class Person implements Players {
  private final Set<String> sides;
  private final Lines lines;
  private final Page page;
  private final Asides asides;

  /**
   * @param sides names of those the person plays
   */
  public Person(Set<String> sides, Lines lines, Page page, Asides asides) {
    this.sides = sides;
    this.lines = lines;
    this.page = page;
    this.asides = asides;
  }

  public boolean plays(Side side) {
    return sides.contains(side.name());
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    if (!plays(question.side())) {
      return question.usual();
    }
    Choices<T> choices = pose(question);
    while (true) {
      String typed = lines.next(question.whose() + "> ", choices.texts());
      if (typed == null) {
        throw new Quit();
      }
      T answer = question.read(typed);
      if (answer != null) {
        return answer;
      }
      switch (asides.say(typed, question, judge)) {
        case SAME -> {}
        case NEW -> choices = pose(question);
        case BOT -> answer = said(question.usual());
        case NONE -> answer = find(typed, question, choices);
      }
      if (answer != null) {
        return answer;
      }
    }
  }

  private <T extends Answer> Choices<T> pose(Question<T> question) {
    var choices = new Choices<>(Choice.all(question));
    page.gap();
    page.tell(Ink.BOLD, question.says(), 0, 2);
    choices.print(page);
    return choices;
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
