package dev.cleave.acks2;

import dev.cleave.acks.turn.Throws;
import dev.cleave.acks.turn.TurnRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.tally.Tally;

/**
 * A natural 20 does not succeed by itself: another die is thrown and added, and so on without
 * limit, as long as it can make a difference. A2O.EXPLODE.02-05, A2O.GAP.19, A2.R.100
 */
final class ExplodingTwenties extends Throws {

  private static final Reason AGAIN = new Reason("exploding 20", "A2O.EXPLODE.03");

  ExplodingTwenties(TurnRoom fight) {
    super(fight);
  }

  @Override
  public int attack(Combatant attacker, Reason why, Tally toHit) {
    int first = fight.table.roll(Dice.D20, why, attacker, Math.min(HIGHEST, toHit.face()));
    return explode(attacker, first, toHit);
  }

  @Override
  public int roll(Combatant who, Reason why, Tally needs) {
    return explode(who, super.roll(who, why, needs), needs);
  }

  private int explode(Combatant who, int first, Tally needs) {
    int sum = first;
    int last = first;
    while (last == HIGHEST && !needs.meets(sum)) {
      int line = Math.min(HIGHEST, needs.needs() - sum);
      last = fight.table.roll(Dice.D20, AGAIN, who, line);
      sum += last;
    }
    return sum;
  }

  @Override
  protected Tally bindHigh(Tally toHit) {
    return toHit; // A2O.EXPLODE.02
  }
}
