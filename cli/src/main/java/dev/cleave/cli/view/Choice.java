package dev.cleave.cli.view;

import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A legal answer, and as much of where it leads as a page of text can show.
 *
 * @param aimed whether it is aimed at somebody
 * @param at the square it leads to, null if it leads to none
 * @param feet walked, 0 if nothing is
 * @param provokes whether an enemy would stop him there or may strike at him on the way
 */
public record Choice<T extends Answer>(
    Option<T> option, boolean aimed, @Nullable Square at, int feet, boolean provokes) {

  /** One that leads nowhere. */
  public static <T extends Answer> Choice<T> of(Option<T> option) {
    return new Choice<>(option, false, null, 0, false);
  }

  /** All there are. How far it is is enough here: nobody has to find each way. */
  public static <T extends Answer> List<Choice<T>> all(Question<T> question) {
    List<Option<T>> options = question.options();
    List<Lead> leads = question.leads(options, 0);
    var all = new ArrayList<Choice<T>>(options.size());
    for (int i = 0; i < options.size(); i++) {
      Lead lead = leads.get(i);
      Square at = lead.at() instanceof Square square ? square : null;
      all.add(
          new Choice<>(
              options.get(i), lead.target() != null, at, lead.feet(), !lead.provokes().isEmpty()));
    }
    return all;
  }

  /** The usual answer; it may be one that is not listed, "march toward Orc 1". */
  public static <T extends Answer> Choice<T> usual(Question<T> question) {
    T usual = question.usual();
    for (Choice<T> choice : all(question)) {
      if (choice.text().equals(usual.text())) {
        return choice;
      }
    }
    return of(new Option<>(usual));
  }

  public String text() {
    return option.text();
  }

  public String detail() {
    return option.detail();
  }

  public String verb() {
    return option.answer().verb();
  }

  /** The words shared by many that differ only in a square, "march to"; null if it is none such. */
  public @Nullable String toSquare() {
    String end = at == null || aimed ? null : " " + at.text();
    return end != null && text().endsWith(end)
        ? text().substring(0, text().length() - end.length())
        : null;
  }

  /** The word people say for going or aiming there: "march". */
  public String way() {
    String gait = option.answer().gait();
    String words = toSquare();
    return !gait.isEmpty() ? gait : words == null ? verb() : words;
  }
}
