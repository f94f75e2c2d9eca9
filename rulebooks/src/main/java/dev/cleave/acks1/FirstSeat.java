package dev.cleave.acks1;

import dev.cleave.acks.saddle.Seat;
import dev.cleave.engine.actor.Combatant;

/** Only a military saddle keeps one in it; blows of one's own unseat nobody. A1.MOUNT.16 */
final class FirstSeat extends Seat {

  FirstSeat(FirstArms fight) {
    super(fight);
  }

  @Override
  public void attacked(Combatant attacker) {}

  @Override
  protected boolean isSafe(Combatant who, Combatant mount) {
    return mount.sheet().has("military saddle") || who.sheet().has("military saddle");
  }
}
