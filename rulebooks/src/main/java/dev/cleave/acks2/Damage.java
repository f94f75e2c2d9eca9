package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/** What a hit costs. A2.DMG.* */
final class Damage {

  private static final Reason DAMAGE = new Reason("damage", "A2.ATK.12");
  private static final Reason IMPACT = new Reason("impact damage", "A2.DMG.21");

  private final Fight fight;

  Damage(Fight fight) {
    this.fight = fight;
  }

  void ofBlow(Combatant attacker, Combatant target, Weapon weapon, boolean impact) {
    Dice die = fight.wielding.grip(attacker, weapon);
    if (die.most() == 0) {
      return; // a net only holds
    }
    int amount = fight.table.roll(die, DAMAGE, attacker) + fight.prowess(attacker).strength;
    if (impact && weapon.has("impact")) {
      amount += fight.table.roll(die, IMPACT, attacker); // A2.DMG.20-21
    }
    wound(attacker, target, weapon, amount);
  }

  /** Strength goes into what is thrown, not into what is shot. A2.GAP.217 */
  void ofMissile(Combatant attacker, Combatant target, Weapon weapon) {
    if (weapon.damage().most() == 0) {
      return;
    }
    int amount = fight.table.roll(weapon.damage(), DAMAGE, attacker);
    if (weapon.has("thrown")) {
      amount += fight.prowess(attacker).strength;
    }
    wound(attacker, target, weapon, amount);
  }

  /** Never less than the least, and then what the weapon does besides. A2.DMG.18, A2.SAVE.16 */
  private void wound(Combatant attacker, Combatant target, Weapon weapon, int amount) {
    deal(attacker, target, Math.max(fight.numbers.leastDamage, amount), weapon);
    if (weapon.types().contains("fire")) {
      fight.burning.ignite(attacker, target); // A2.OIL.35
    }
    Effect effect = weapon.effect();
    if (effect != null && target.isStanding()) {
      fight.effects.sting(attacker, effect, target);
    }
  }

  /** Takes hit points, breaks a spell in the making, and sees who falls. A2.DMG.24 */
  void deal(Combatant by, Combatant target, int amount) {
    deal(by, target, amount, null);
  }

  /**
   * @param weapon what dealt it, null for magic
   */
  private void deal(Combatant by, Combatant target, int amount, @Nullable Weapon weapon) {
    target.setHitPoints(target.hitPoints() - amount);
    Stance stance = fight.stance(target);
    stance.hurt = true;
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("damage", "A2.DMG.24")
              .by(by)
              .on(target)
              .fact("amount", amount)
              .fact("hp", target.hitPoints())
              .says(
                  target.name()
                      + " takes "
                      + amount
                      + " damage and has "
                      + target.hitPoints()
                      + " hp."));
    }
    disrupt(stance, "A2.FULL.04");
    if (amount > 0) {
      fight.readiness.lose(stance, "A2.READY.08"); // A2.GAP.155
    }
    fight.falling.check(target, by, weapon);
  }

  /** A spell that was announced and not yet cast is lost, and the action with it. A2.FULL.06 */
  void disrupt(Stance stance, String rule) {
    @Nullable Spell spell = stance.spell();
    if (spell == null || stance.disrupted || !stance.waiting) {
      return;
    }
    stance.disrupted = true;
    fight.casting.spend(stance, spell);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("disrupted", rule)
              .on(stance.who)
              .fact("spell", spell.name())
              .says(stance.who.name() + "'s " + spell.name() + " is disrupted and lost."));
    }
  }
}
