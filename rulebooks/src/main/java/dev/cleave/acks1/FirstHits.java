package dev.cleave.acks1;

import dev.cleave.acks.attack.Hits;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.journal.Event;

/**
 * Damage is doubled where the second edition throws more dice, and magic is in the arrow, not in
 * the bow. A1.DMG.15-16, A1.MISSILE.08
 */
final class FirstHits extends Hits {

  private final FirstArms fight;

  FirstHits(FirstArms fight) {
    super(fight);
    this.fight = fight;
  }

  /** Of several multipliers only the largest counts, and bonuses are not doubled. A1.GAP.233 */
  @Override
  protected int more(
      Combatant by, Combatant on, Weapon arm, Dice die, int rolled, boolean impact, boolean melee) {
    int charge = impact && fight.own.isDoubled(arm) ? fight.own.chargeDamage : 1;
    int stab = fight.ambush().applies(by, on, melee) ? 1 + fight.ambush().dice(by, melee) : 1;
    int times = Math.max(charge, stab);
    if (times > 1 && fight.table.listens()) {
      fight.table.tell(
          Event.of("multiplied", "A1.DMG.15")
              .by(by)
              .on(on)
              .fact("rolled", rolled)
              .fact("times", times)
              .says("The " + rolled + " of the dice counts " + times + " times."));
    }
    return rolled * (times - 1);
  }

  /** A1.GAP.226 */
  @Override
  protected int hurled(Combatant attacker) {
    return fight.own.strengthInThrows ? super.hurled(attacker) : 0;
  }

  /** A1.MISSILE.08, A1.MISSILE.18 */
  @Override
  protected int magic(Weapon weapon, int missile) {
    return weapon.has("thrown") ? weapon.magic() : missile;
  }
}
