package dev.cleave.acks1;

import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** More against those who retreat or lie on the ground; from which side does not matter. */
final class FirstAttackThrow extends AttackThrow {

  private static final Term RETREATING = new Term("retreating", "A1.DEFMOVE.09", Tag.STATE);
  private static final Term LYING = new Term("target prone", "A1.MAN.22", Tag.STATE);

  private final FirstEdition fight;

  FirstAttackThrow(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected void addExposure(
      Tally toHit, Combatant attacker, Combatant target, Arc arc, boolean melee) {
    if (fight.isRetreating(target)) {
      toHit.plus(fight.own.retreating(), RETREATING);
    } else if (target.is(PRONE)) {
      toHit.plus(fight.attackNumbers().vulnerable, LYING);
    }
  }
}
