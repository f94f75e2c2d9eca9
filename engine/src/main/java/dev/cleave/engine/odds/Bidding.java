package dev.cleave.engine.odds;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.List;

/**
 * The attacker does as he was bid, chooses sensibly whom he strikes next, and then holds; nobody
 * else does anything.
 */
final class Bidding implements Players {

  private static final List<String> ACTIONS = List.of("action", "then");

  private final Combatant attacker;
  private final String text;
  private boolean done;

  Bidding(Combatant attacker, String text) {
    this.attacker = attacker;
    this.text = text;
  }

  @Override
  public <T extends Answer> T answer(Question<T> question, Judge judge) {
    if (question.who() != attacker) {
      return question.quiet();
    }
    if (!ACTIONS.contains(question.kind())) {
      return question.usual();
    }
    T answer = done ? null : question.read(text);
    done = true;
    return answer == null ? question.quiet() : answer;
  }
}
