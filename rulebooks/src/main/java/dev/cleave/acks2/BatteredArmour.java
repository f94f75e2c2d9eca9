package dev.cleave.acks2;

import dev.cleave.acks.attack.ArmourClass;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Points of Armour Class that critical hits have cost. A2O.FX.ARMOR.01, A2O.MIX.17 */
final class BatteredArmour extends ArmourClass {

  private static final Term ARMOUR = new Term("damaged armour", "A2O.FX.ARMOR.01", Tag.ARMOUR);
  private static final Term SHIELD = new Term("damaged shield", "A2O.FX.SHIELD.01", Tag.SHIELD);
  private static final Term HIDE = new Term("injured hide", "A2O.FX.HIDE.01", Tag.ARMOUR);

  private final OptionalRules fight;

  BatteredArmour(OptionalRules fight) {
    super(fight);
    this.fight = fight;
  }

  @Override
  protected void add(
      Tally toHit, Combatant target, Combatant attacker, @Nullable Weapon missile) {
    super.add(toHit, target, attacker, missile);
    Wear wear = fight.ours.wear(target);
    int worn = target.sheet().armour().rating() - fight.armouring().missing(target);
    toHit.against(-Math.clamp(wear.armour, 0, Math.max(0, worn)), ARMOUR);
    toHit.against(shieldCounts(target) ? -wear.shield : 0, SHIELD);
    toHit.against(-wear.hide, HIDE);
  }
}
