package dev.cleave.server.table.orders;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.actor.Order;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Question;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Somebody under an order is asked something: which of the legal answers keeps it?
 *
 * @param <T> how the question is answered
 */
public final class Obedience<T extends Answer> {

  private static final int BESIDE = 5;

  private final Question<T> question;
  private final Combatant who;
  private final Battle battle;
  private final List<Combatant> foes;
  private @Nullable List<T> blows;

  /**
   * @param known whom he knows of
   */
  public Obedience(Question<T> question, Combatant who, Battle battle, Predicate<Combatant> known) {
    this.question = question;
    this.who = who;
    this.battle = battle;
    this.foes =
        battle.combatants().stream()
            .filter(other -> other.isEnemyOf(who) && other.isStanding() && known.test(other))
            .filter(battle.field()::isOn)
            .sorted(Comparator.comparingInt(other -> battle.field().distance(who, other)))
            .toList();
  }

  /** The answer that keeps it, null if there is none. What is no turn is answered as is usual. */
  public @Nullable T to(Order order) {
    if (!question.isTurn()) {
      return question.usual();
    }
    T answer =
        switch (order.word()) {
          case CHARGE -> charge();
          case HOLD -> hold();
          case SHOOT -> shoot(other -> other.name().equals(order.object()));
          case SILENCE -> shoot(other -> !other.spells().isEmpty());
          case FALL_BACK -> fallBack(Square.of(order.column(), order.row()));
          case POST, GUARD, FIRST, USUAL -> asTold(order);
        };
    boolean over = answer == null && question.is(Question.Kind.THEN);
    return over ? question.quiet() : answer; // the rest of a turn need not be used
  }

  /** What is more than picking among answers, his own behaviour sees to. */
  private T asTold(Order order) {
    Conduct own = who.conduct();
    if (!order.is(Order.Word.USUAL)) {
      who.setConduct(own.under(List.of(order)));
    }
    try {
      return question.usual();
    } finally {
      who.setConduct(own);
    }
  }

  /** At the nearest who can be reached in any way; who can reach nobody stays where he is. */
  private T charge() {
    for (Combatant foe : foes) {
      T blow = blow(foe, "charge", false);
      blow = blow == null ? blow(foe, "attack", false) : blow;
      blow = blow == null && question.is(Question.Kind.ACTION) ? question.approach(foe) : blow;
      if (blow != null) {
        return blow;
      }
    }
    return question.quiet();
  }

  /** Whoever comes within reach, without a step. */
  private T hold() {
    for (String verb : List.of("attack", "shoot")) {
      for (Combatant foe : foes) {
        T blow = blow(foe, verb, true);
        if (blow != null) {
          return blow;
        }
      }
    }
    return question.quiet();
  }

  private @Nullable T shoot(Predicate<Combatant> whom) {
    for (Combatant foe : foes) {
      T shot = whom.test(foe) ? blow(foe, "shoot", false) : null;
      if (shot != null) {
        return shot;
      }
    }
    return null;
  }

  /** The plainest of the blows that go by these words. */
  private @Nullable T blow(Combatant foe, String verb, boolean standing) {
    T plainest = null;
    for (T answer : blows()) {
      boolean plain = plainest == null || answer.text().length() < plainest.text().length();
      if (isAt(answer, foe, verb) && plain && (!standing || question.lead(answer).feet() == 0)) {
        plainest = answer;
      }
    }
    return plainest;
  }

  private List<T> blows() {
    if (blows == null) {
      blows = question.legal(Assault.class::isInstance);
    }
    return blows;
  }

  private static boolean isAt(Answer answer, Combatant foe, String verb) {
    return answer instanceof Assault assault
        && answer.verb().equals(verb)
        && foe.equals(assault.target());
  }

  /** As near as he can get; who is there holds his ground. */
  private T fallBack(Square to) {
    int here = battle.field().distance(who, to);
    List<Option<T>> options = question.options();
    List<Lead> leads = question.leads(options, 0);
    T best = null;
    int least = here;
    int feet = Integer.MAX_VALUE;
    for (int i = 0; i < options.size() && here > BESIDE; i++) {
      Lead lead = leads.get(i);
      if (!options.get(i).answer().gait().isEmpty()
          && lead.target() == null
          && lead.at() instanceof Square at) {
        int left = feet(at, to);
        if (left < least || left == least && best != null && lead.feet() < feet) {
          best = options.get(i).answer();
          least = left;
          feet = lead.feet();
        }
      }
    }
    return best == null ? hold() : best;
  }

  private static int feet(Square from, Square to) {
    int across = Math.abs(from.column() - to.column());
    int down = Math.abs(from.row() - to.row());
    return BESIDE * (Math.max(across, down) + Math.min(across, down) / 2);
  }
}
