package dev.cleave.engine.odds;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table at which the first dice have fallen already; the next throw stops the play. What happens
 * after the last of the given throws is taken down, what came before is known.
 */
final class Fall implements Table {

  /** No line in a throw: every sum counts for itself. */
  static final int NO_LINE = Integer.MIN_VALUE;

  /** A throw that is to be made. */
  record Throw(Dice dice, String why, String whose, int line) {}

  /** A question that was answered. */
  record Asked(String kind, String whose, String answer) {}

  private final int[] sums;
  private final Players players;
  private final Combatant target;
  private final List<Object> told = new ArrayList<>();
  private int points;
  private int at;

  /**
   * @param target of whom it is noted what he loses
   */
  Fall(int[] sums, Players players, Combatant target) {
    this.sums = sums;
    this.players = players;
    this.target = target;
    this.points = target.hitPoints();
  }

  /** Questions that were {@link Asked}, and events, in their order. */
  List<Object> told() {
    return told;
  }

  /** Hit points of the target gone since the last given throw. */
  int lost() {
    return points - target.hitPoints();
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Combatant who) {
    return roll(dice, why, who, NO_LINE);
  }

  @Override
  public int roll(Dice dice, Reason why, @Nullable Combatant who, int line) {
    if (dice.isFlat()) {
      return dice.plus();
    }
    if (at < sums.length) {
      points = target.hitPoints();
      return sums[at++];
    }
    throw new Pending(new Throw(dice, why.name(), who == null ? "" : who.name(), line));
  }

  @Override
  public <T extends Answer> T ask(Question<T> question) {
    T answer = players.answer(question, act -> act.apply(question.battle()));
    if (listens()) {
      told.add(new Asked(question.kind(), question.whose(), answer.text()));
    }
    return answer;
  }

  @Override
  public <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
    var answers = new ArrayList<T>(questions.size());
    for (Question<T> question : questions) {
      answers.add(ask(question));
    }
    return answers;
  }

  @Override
  public boolean listens() {
    return at == sums.length;
  }

  @Override
  public void tell(Event event) {
    if (listens()) {
      told.add(event);
    }
  }

  /** An event without its numbers. */
  static String plain(Event event) {
    var text = new StringBuilder(event.name());
    for (Event.Fact fact : event.facts()) {
      if (fact.value() instanceof String || fact.value() instanceof Boolean) {
        text.append(' ').append(fact.value());
      }
    }
    return text.toString();
  }

  /** Where the play stopped. */
  static final class Pending extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Throw next;

    Pending(Throw next) {
      super("", null, false, false);
      this.next = next;
    }

    Throw next() {
      return next;
    }
  }
}
