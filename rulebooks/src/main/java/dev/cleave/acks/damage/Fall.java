package dev.cleave.acks.damage;

import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import java.util.List;

/** Down from a height, or hard against a wall. A2.COND.FALL.01, A2.MAN.FORCE.07 */
public final class Fall {

  private static final Reason FALL = new Reason("falling damage", "A2.COND.FALL.01");
  private static final Harm HARD = Harm.mundane(List.of("bludgeoning"));

  private final DamageRoom fight;

  Fall(DamageRoom fight) {
    this.fight = fight;
  }

  /** Down so many feet at once; whom it hurts lies on the ground. A2.COND.FALL.01 */
  public void down(Combatant by, Combatant who, int feet) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("falls", "A2.COND.FALL.01")
              .by(who)
              .fact("feet", feet)
              .says(who.name() + " falls " + feet + "'."));
    }
    if (hit(by, who, feet) > 0 && who.isStanding()) {
      fight.gain(who, PRONE);
    }
  }

  /**
   * A die for every full ten feet, up to the most there are.
   *
   * @return the damage dealt
   */
  public int hit(Combatant by, Combatant who, int feet) {
    DamageNumbers numbers = fight.damageNumbers();
    int dice = Math.min(numbers.fallingDice, feet / numbers.fallingFeet);
    int amount = 0;
    for (int i = 0; i < dice; i++) {
      amount += fight.table.roll(numbers.falling, FALL, who);
    }
    return amount == 0 ? 0 : fight.damage().deal(by, who, amount, HARD);
  }
}
