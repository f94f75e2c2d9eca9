package dev.cleave.acks1;

import static dev.cleave.acks.book.State.SURPRISED;

import dev.cleave.acks.attack.ArmourClass;
import dev.cleave.acks.sea.Sea;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tally;
import org.jspecify.annotations.Nullable;

/**
 * A shield does not count in full retreat, nor for the surprised; and who charges is the easier to
 * hit from then on, not for those who act at the same moment. A1.DEFMOVE.10, A1.SURPRISE.07,
 * A1.CHARGE.08, A1.INIT.06
 */
final class FirstArmourClass extends ArmourClass {

  private final FirstEdition fight;

  FirstArmourClass(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected void add(Tally toHit, Combatant target, Combatant attacker, @Nullable Weapon missile) {
    super.add(toHit, target, attacker, missile);
    Sea sea = fight.sea();
    if (sea != null) {
      sea.addCrossedArmour(toHit, target); // A1.SHIP.39
    }
  }

  @Override
  protected boolean isDisordered(Combatant target, Combatant attacker) {
    return super.isDisordered(target, attacker)
        && !fight.moment.isOrderly(target, attacker)
        && !fight.moment.isOrderly(target, fight.rider(attacker));
  }

  @Override
  protected boolean shieldCounts(Combatant target) {
    return super.shieldCounts(target) && !fight.isRetreating(target) && !target.is(SURPRISED);
  }
}
