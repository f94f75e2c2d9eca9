package dev.cleave.acks2;

import dev.cleave.acks.attack.AttackThrow;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** Attack throws of those whom critical hits have worn down. A2O.FX.FATIGUE.01-02 */
class WearyThrow extends AttackThrow {

  private static final Term FATIGUED = new Term("fatigued", "A2O.FX.FATIGUE.01", Tag.STATE);
  private static final Term IMPAIRED = new Term("impaired attack", "A2O.FX.IMPATT.01", Tag.STATE);

  final OptionalRules fight;

  WearyThrow(OptionalRules fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected void addWear(Tally toHit, Combatant attacker, Weapon weapon) {
    Wear wear = fight.ours.wear(attacker);
    toHit.plus(-wear.fatigue, FATIGUED);
    boolean limb = weapon.natural() || weapon.isUnarmed();
    boolean hurt = (wear.impaired >> fight.fighter(attacker).limb & 1) != 0;
    toHit.plusIf(limb && hurt, fight.options.impairedAttack, IMPAIRED);
  }
}
