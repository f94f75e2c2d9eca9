package dev.cleave.proof;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Problem;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.scene.Act;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * People who say what the case has them say, each in his own order, and otherwise nothing. Only an
 * {@code action} must be answered as ordered; at other questions an order that does not fit waits.
 */
final class ScriptedPlayers implements Players {

  static final int MOST_QUESTIONS = 100_000;

  private static final String ACTION = "action";

  private final Battle battle;
  private final Place place;
  private final Claims claims;
  private final List<Order> orders;
  private final List<Order> left;
  private final List<Order.Unasked> unasked;
  private int questions;
  private int lastRound = 1;

  /**
   * @param place where to point when the questions do not end
   */
  ScriptedPlayers(List<Order> orders, Place place, Stage stage, Names names) {
    var vocabulary = Vocabulary.of(stage.rulebook().id());
    this.battle = stage.battle();
    this.place = place;
    this.claims = new Claims(vocabulary, names);
    this.orders = List.copyOf(orders);
    this.left = new ArrayList<>(orders);
    this.unasked =
        orders.stream()
            .filter(Order.Unasked.class::isInstance)
            .map(Order.Unasked.class::cast)
            .toList();
    left.removeAll(unasked);
    mustBeKnown(stage.people(), new Denials(vocabulary, names));
  }

  /** Nobody is asked who is not there, nor anything that is never asked. */
  private void mustBeKnown(List<String> people, Denials denials) {
    for (Order order : orders) {
      if (!(order instanceof Order.Judged) && !people.contains(order.who())) {
        throw new BadInput(
            Unknown.word(order.name(), "is not a known combatant or side", people, ""));
      }
      Problem problem = denials.check(order);
      if (problem != null) {
        throw new BadInput(problem);
      }
    }
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    count(question);
    letJudgeAct(judge);
    mustBeAsked(question);
    Order next = next(question.whose());
    while (next != null && isFor(next, question)) {
      given(next);
      if (next instanceof Order.Answered) {
        return answer(next, question);
      }
      claim(next, question);
      next = next(question.whose());
    }
    if (left.isEmpty() && question.kind().equals(ACTION)) {
      throw Stopped.END;
    }
    return question.quiet();
  }

  private void mustBeAsked(Question<?> question) {
    for (Order.Unasked one : unasked) {
      if (one.who().equals(question.whose()) && one.at().equals(question.kind()) && isDue(one)) {
        throw new Stopped(
            Failure.at(one.place(), one.who() + " is asked, which should never be: " + question));
      }
    }
  }

  /** He has said everything that stands before it. */
  private boolean isDue(Order.Unasked one) {
    for (Order before : orders.subList(0, orders.indexOf(one))) {
      if (before.who().equals(one.who()) && left.contains(before)) {
        return false;
      }
    }
    return true;
  }

  private static <T extends Answer> T answer(Order order, Question<T> question) {
    T answer = question.read(order.text());
    if (answer == null) {
      throw new Stopped(Claims.unanswerable(order, question));
    }
    return answer;
  }

  /** An order said to no kind of question in particular waits for one that knows its words. */
  private static boolean isFor(Order order, Question<?> question) {
    if (!order.at().isEmpty()) {
      return order.at().equals(question.kind());
    }
    return question.kind().equals(ACTION)
        || question.read(order.text()) != null
        || !(order instanceof Order.Answered) && Claims.isRefused(order, question);
  }

  private void count(Question<?> question) {
    if (++questions > MOST_QUESTIONS) {
      throw new Stopped(
          Failure.at(
              place, "the fight goes on after " + MOST_QUESTIONS + " questions; " + question));
    }
  }

  /** An act of the Judge comes after the orders above it and before the next question. */
  private void letJudgeAct(Judge judge) {
    while (!left.isEmpty() && left.getFirst() instanceof Order.Judged order) {
      Act act = battle.act(order.text());
      if (act == null) {
        throw new Stopped(
            Failure.at(
                order.place(),
                "the Judge cannot \""
                    + order.text()
                    + "\"; write set NAME to 3 hp, move NAME to 4,5 or remove NAME"));
      }
      given(order);
      judge.act(act);
    }
  }

  private @Nullable Order next(String who) {
    for (Order order : left) {
      if (order.who().equals(who)) {
        return order;
      }
    }
    return null;
  }

  private void given(Order order) {
    left.remove(order);
    lastRound = Math.max(1, battle.round());
  }

  private void claim(Order claim, Question<?> question) {
    Failure failure =
        switch (claim) {
          case Order.Refused refused -> claims.refused(refused, question);
          case Order.Menu menu -> claims.menu(menu, question);
          default -> Claims.offered(claim, question);
        };
    if (failure != null) {
      throw new Stopped(failure);
    }
  }

  /** All orders are given and the round of the last of them is over. */
  boolean areDone() {
    return left.isEmpty() && battle.round() > lastRound;
  }

  /** Orders nobody asked for. */
  List<Order> left() {
    return List.copyOf(left);
  }
}
