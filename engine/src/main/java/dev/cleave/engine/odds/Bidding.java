package dev.cleave.engine.odds;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;

/**
 * The attacker does as he was bid, chooses sensibly whom he strikes next, and then holds; nobody
 * else does anything.
 */
final class Bidding implements Players {

  private final Combatant attacker;
  private final Steps steps;
  private int done;

  Bidding(Combatant attacker, Steps steps) {
    this.attacker = attacker;
    this.steps = steps;
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    if (question.who() != attacker) {
      return question.quiet();
    }
    if (!isHisToSay(question)) {
      return question.usual();
    }
    T answer = done < steps.size() ? question.read(steps.get(done++)) : null;
    return answer == null ? question.quiet() : answer;
  }

  /** What he does in his turn, or what he means to do in it. */
  private static boolean isHisToSay(Question<?> question) {
    return question.isTurn() || question.is(Question.Kind.DECLARATION);
  }

  /** His first answer, given already. */
  String first() {
    done = 1;
    return steps.get(0);
  }

  /** All that was bid is done, and he is asked for more. */
  boolean isOver(Question<?> question) {
    return question.who() == attacker && isHisToSay(question) && done == steps.size();
  }
}
