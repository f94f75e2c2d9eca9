package dev.cleave.acks.round;

import dev.cleave.acks.turn.NextToAct;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import java.util.Arrays;

/** Of those on one number one acts after another, as a side chooses. A2.INIT.14-18, A2.GAP.113 */
final class Ties {

  private static final Reason TIE = new Reason("tie", "A2.GAP.113");

  private final RoundRoom fight;

  Ties(RoundRoom fight) {
    this.fight = fight;
  }

  /**
   * One after another; the choice is made anew before each. A2.INIT.14-18
   *
   * @param tied so many of these; those who let others go first are dropped from it
   */
  Combatant choose(Combatant[] tied, int size) {
    int left = size;
    while (left > 1) {
      Side side = isOneSide(tied, left) ? tied[0].side() : chooser(tied, left);
      NextToAct turn = fight.table.ask(new TieQuestion(fight, side, Arrays.copyOf(tied, left)));
      if (turn.who() != null) {
        return turn.who();
      }
      left = drop(tied, side, left);
    }
    return tied[0];
  }

  private static boolean isOneSide(Combatant[] tied, int size) {
    for (int i = 1; i < size; i++) {
      if (tied[i].side() != tied[0].side()) {
        return false;
      }
    }
    return true;
  }

  private static int drop(Combatant[] tied, Side side, int size) {
    int left = 0;
    for (int i = 0; i < size; i++) {
      if (tied[i].side() != side) {
        tied[left++] = tied[i];
      }
    }
    return left;
  }

  /** The smaller side; of equals the Judge's; else the dice say, once for each count. A2.GAP.113 */
  private Side chooser(Combatant[] tied, int size) {
    if (fight.memory.chooser != null && isTied(tied, fight.memory.chooser, size)) {
      return fight.memory.chooser;
    }
    Side chosen = tied[0].side();
    for (int i = 1; i < size; i++) {
      Side side = tied[i].side();
      if (!isTied(tied, side, i)) {
        chosen = before(chosen, side); // each side once, however many of it are tied
      }
    }
    if (fight.memory.chooser == null) {
      fight.memory.chooser = chosen;
    }
    return chosen;
  }

  private static boolean isTied(Combatant[] tied, Side side, int size) {
    for (int i = 0; i < size; i++) {
      if (tied[i].side() == side) {
        return true;
      }
    }
    return false;
  }

  private Side before(Side one, Side other) {
    int difference = fight.battle.standing(one) - fight.battle.standing(other);
    if (difference != 0) {
      return difference < 0 ? one : other;
    }
    if (one.isJudges() != other.isJudges()) {
      return one.isJudges() ? one : other;
    }
    int ours;
    int theirs;
    do {
      ours = fight.table.roll(Dice.D6, TIE, null);
      theirs = fight.table.roll(Dice.D6, TIE, null);
    } while (ours == theirs);
    return ours > theirs ? one : other;
  }
}
