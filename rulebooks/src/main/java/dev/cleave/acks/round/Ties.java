package dev.cleave.acks.round;

import dev.cleave.acks.turn.Fighter;
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
      Combatant[] own = choosing(tied, left);
      boolean others = own.length < left;
      if (others && tells(own, tied, left)) {
        return own[0];
      }
      NextToAct turn = fight.table.ask(new TieQuestion(fight, own, others));
      if (turn.who() != null) {
        return turn.who();
      }
      left = drop(tied, own, left);
    }
    return tied[0];
  }

  /** Those of whose side it is to choose among them. */
  private Combatant[] choosing(Combatant[] tied, int size) {
    if (isOneSide(tied, size)) {
      return Arrays.copyOf(tied, size);
    }
    for (int i = 0; i < size; i++) {
      if (fight.sight().isUnknown(tied[i])) {
        return of(tied[i].side(), true, tied, size); // nobody else is to be asked of him
      }
    }
    return of(chooser(tied, size), false, tied, size);
  }

  private Combatant[] of(Side side, boolean unknown, Combatant[] tied, int size) {
    var own = new Combatant[size];
    int count = 0;
    for (int i = 0; i < size; i++) {
      if (tied[i].side() == side && (!unknown || fight.sight().isUnknown(tied[i]))) {
        own[count++] = tied[i];
      }
    }
    return Arrays.copyOf(own, count);
  }

  /** That players are asked would tell them of somebody unknown: all others are. A2.R.209 */
  private boolean tells(Combatant[] own, Combatant[] tied, int size) {
    if (own[0].side().isJudges()) {
      return false;
    }
    for (int i = 0; i < size; i++) {
      if (tied[i].side() != own[0].side() && !fight.sight().isUnknown(tied[i])) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOneSide(Combatant[] tied, int size) {
    for (int i = 1; i < size; i++) {
      if (tied[i].side() != tied[0].side()) {
        return false;
      }
    }
    return true;
  }

  private static int drop(Combatant[] tied, Combatant[] own, int size) {
    int left = 0;
    int dropped = 0;
    for (int i = 0; i < size; i++) {
      if (dropped < own.length && tied[i] == own[dropped]) {
        dropped++; // both are in the same order
      } else {
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
    int difference = counted(one) - counted(other);
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

  /** Without those of whom players may know nothing: that they are asked would tell of them. */
  private int counted(Side side) {
    int count = 0;
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      count += who.side() == side && who.isStanding() && !fight.sight().isUnknown(who) ? 1 : 0;
    }
    return count;
  }
}
