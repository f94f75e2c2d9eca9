package dev.cleave.acks2;

import dev.cleave.acks.turn.Throws;
import dev.cleave.acks.turn.TurnRoom;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.tally.Tally;

/** An attack throw of which it matters by how much it hits. A2O.CRIT.01 */
final class MarginThrow extends Throws {

  MarginThrow(TurnRoom fight) {
    super(fight);
  }

  @Override
  public int attack(Combatant attacker, Reason why, Tally toHit) {
    return roll(attacker, why, toHit);
  }
}
