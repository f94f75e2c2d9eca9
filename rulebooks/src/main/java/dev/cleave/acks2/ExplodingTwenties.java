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

  private final int margin;

  /**
   * @param margin by which an attack must hit for more than a hit, 0 if nothing is more. A2O.MIX.04
   */
  ExplodingTwenties(TurnRoom fight, int margin) {
    super(fight);
    this.margin = margin;
  }

  @Override
  public int attack(Combatant attacker, Reason why, Tally toHit) {
    int first =
        margin > 0
            ? fight.table.roll(Dice.D20, why, attacker)
            : fight.table.roll(Dice.D20, why, attacker, Math.min(HIGHEST, toHit.face()));
    return explode(attacker, first, toHit.needs() + margin, margin == 0);
  }

  @Override
  public int roll(Combatant who, Reason why, Tally needs) {
    return explode(who, super.roll(who, why, needs), needs.needs(), true);
  }

  /**
   * @param enough the sum beyond which nothing matters
   * @param line whether nothing matters below it either
   */
  private int explode(Combatant who, int first, int enough, boolean line) {
    int sum = first;
    int last = first;
    while (last == HIGHEST && sum < enough) {
      last =
          line
              ? fight.table.roll(Dice.D20, AGAIN, who, Math.min(HIGHEST, enough - sum))
              : fight.table.roll(Dice.D20, AGAIN, who);
      sum += last;
    }
    return sum;
  }

  @Override
  protected Tally bindHigh(Tally toHit) {
    return toHit; // A2O.EXPLODE.02
  }
}
