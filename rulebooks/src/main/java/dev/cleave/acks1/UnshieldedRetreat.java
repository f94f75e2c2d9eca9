package dev.cleave.acks1;

import dev.cleave.acks.attack.ArmourClass;
import dev.cleave.engine.actor.Combatant;

/** A shield does not count in full retreat. A1.DEFMOVE.10 */
final class UnshieldedRetreat extends ArmourClass {

  private final FirstEdition fight;

  UnshieldedRetreat(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected boolean shieldCounts(Combatant target) {
    return super.shieldCounts(target) && !fight.isRetreating(target);
  }
}
