package dev.cleave.engine.odds;

import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * Where what somebody does begins: with a turn that he may not have, or with the answer to a
 * question he is asked in the middle of a fight.
 *
 * @param battle as it is then; it is copied for every play and never changed
 * @param question null for a turn
 */
record Beginning(Rulebook rulebook, Battle battle, Combatant who, @Nullable Question<?> question) {

  static Beginning turn(Rulebook rulebook, Battle battle, Combatant who) {
    return new Beginning(rulebook, battle, who, null);
  }

  /**
   * @param battle the question's, or a copy of it in which some things are guessed
   */
  static Beginning answer(Rulebook rulebook, Question<?> question, Battle battle) {
    Actor who = question.who();
    if (who == null) {
      throw new IllegalArgumentException("nobody in particular is asked: " + question);
    }
    return new Beginning(rulebook, battle, battle.combatant(who.index()), question);
  }

  /** The same one in a copy of the battle. */
  Combatant in(Battle copy) {
    return copy.combatant(who.index());
  }

  /**
   * Plays it in a copy of the battle. Of an answer that is not legal there, as far as things are
   * known, nothing comes.
   *
   * @param table at which he does as he is bid
   */
  void play(Battle copy, Table table, Bidding bidding) {
    if (question == null) {
      rulebook.turn(copy, table, in(copy));
    } else {
      question.tryOut(copy, table, bidding.first());
    }
  }
}
