package dev.cleave.server.table;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A question within the ken of some eyes: what can be answered by somebody who knows no more than
 * they do.
 *
 * @param <T> how it is answered
 */
final class Ken<T extends Answer> {

  /** Nobody is called so. */
  private static final String NOBODY = "Nemo Nusquam";

  private final Question<T> question;
  private final Tact tact;
  private final Hunch hunch;

  Ken(Rulebook rulebook, Question<T> question, Tact tact) {
    this.question = question;
    this.tact = tact;
    this.hunch = new Hunch(rulebook, question.side(), tact);
  }

  /** Whatever is asked of the rules here, they know of nobody who is not seen. */
  <R> R ask(Supplier<R> what) {
    return tact.eyes().isJudge() ? what.get() : hunch.unaware(Battle.in(question.scene()), what);
  }

  /** An option, and where it leads, that can be known to these eyes. */
  boolean isKnown(Option<T> option, Lead lead) {
    return isKnown(lead) && !tact.tellsOfUnseen(option.text());
  }

  private boolean isKnown(Lead lead) {
    Combatant target = lead.target();
    if (target != null && !tact.sees(target)) {
      return false;
    }
    return isKnown(lead.at()) && lead.path().stream().allMatch(this::isKnown);
  }

  private boolean isKnown(@Nullable Spot spot) {
    return !(spot instanceof Square square) || tact.fog().knows(tact.eyes(), square);
  }

  /** The answer written so; null if it is not legal, or about something these eyes do not know. */
  @Nullable T read(String text) {
    return ask(
        () -> {
          T answer = question.read(text);
          return answer == null || tact.eyes().isJudge() || isKnown(question.lead(answer))
              ? answer
              : null;
        });
  }

  /** Why something cannot be done, as far as these eyes can know. */
  Refusal refusal(String text) {
    for (Combatant who : tact.battle().combatants()) {
      Matcher said = tact.sees(who) ? null : named(who.name(), text);
      if (said != null && said.find()) {
        return asOfNobody(text, said);
      }
    }
    for (Feature thing : tact.battle().field().features()) {
      Matcher said = isKnown(thing.name()) ? null : named(thing.name(), text);
      if (said != null && said.find()) {
        return asOfNobody(text, said);
      }
    }
    Refusal refusal = ask(() -> question.refusal(text));
    Combatant target = refusal.target();
    return target == null || tact.sees(target)
        ? refusal
        : new Refusal(text, Question.UNKNOWN, question.rule());
  }

  /** There is a thing of that name of which these eyes know. */
  private boolean isKnown(String name) {
    return tact.battle().field().features().stream()
        .anyMatch(thing -> thing.name().equals(name) && tact.knows(thing));
  }

  /** In the words in which somebody is refused whom there is not. */
  private Refusal asOfNobody(String text, Matcher said) {
    String instead = text.substring(0, said.start()) + NOBODY + text.substring(said.end());
    Refusal refusal = ask(() -> question.refusal(instead));
    return new Refusal(text, refusal.why().replace(NOBODY, said.group()), refusal.rule());
  }

  private static Matcher named(String name, String text) {
    return Pattern.compile(
            "(?<!\\w)" + Pattern.quote(name) + "(?!\\w)",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
        .matcher(text);
  }

  List<Refusal> refusals() {
    return ask(question::refusals).stream().filter(this::isTold).toList();
  }

  private boolean isTold(Refusal refusal) {
    Combatant target = refusal.target();
    return (target == null || tact.sees(target))
        && !tact.tellsOfUnseen(refusal.why())
        && !tact.tellsOfUnseen(refusal.what());
  }
}
