package dev.cleave.acks2;

import dev.cleave.acks.attack.ArmourClass;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/**
 * Those larger than men are clumsy, and armour gives way to them: it cancels where there is enough
 * of it. A2O.LARGE.01-11
 */
final class LargeMonsters extends WearyThrow {

  private static final Term CLUMSY = new Term("large attacker", "A2O.LARGE.01", Tag.SITUATION);
  private static final Term PIERCED = new Term("armour penetration", "A2O.LARGE.02", Tag.ARMOUR);

  LargeMonsters(OptionalRules fight) {
    super(fight);
  }

  /** Comes after the Armour Class: only what is hard in it gives way. A2O.LARGE.03-06 */
  @Override
  protected void addSize(Tally toHit, Combatant attacker) {
    int points = fight.options.penetration(attacker.sheet());
    int hard = Math.max(0, ArmourClass.hard(toHit));
    toHit.against(points, CLUMSY);
    toHit.against(-Math.min(points, hard), PIERCED);
  }
}
