package dev.cleave.acks1;

import dev.cleave.acks.wounds.MortalWounds;

/** One table for every sort of damage, and less time for the dying. A1.T.MORTAL-WOUNDS */
final class FirstWounds extends MortalWounds {

  private final FirstArms fight;

  FirstWounds(FirstArms fight) {
    super(fight);
    this.fight = fight;
  }

  /** A quarter is no more than a quarter. A1.WOUND.07, A1.GAP.202 */
  @Override
  protected boolean isShallow(long below, long most) {
    return 4 * below <= most;
  }

  @Override
  protected int roundsLeft(int total) {
    return fight.woundNumbers().mortalCondition(total).equals("mortally wounded")
        ? fight.own.mortalRounds
        : super.roundsLeft(total);
  }

  @Override
  protected boolean killsInstantly(String condition) {
    return condition.equals("slain and destroyed");
  }
}
