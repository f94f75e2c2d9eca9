package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Health;
import dev.cleave.engine.creature.Effect;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a hit costs. A2.DMG.* */
final class Damage {

  private static final Reason DAMAGE = new Reason("damage", "A2.ATK.12");
  private static final Reason IMPACT = new Reason("impact damage", "A2.DMG.21");

  private static final String OFTENER = "impact ";
  private static final int HOUR_SECONDS = 3600;

  private final Fight fight;

  Damage(Fight fight) {
    this.fight = fight;
  }

  void ofBlow(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    Dice die = fight.wielding.grip(attacker, weapon);
    if (die.most() == 0) {
      return; // a net only holds
    }
    Harm harm = fight.damageTypes.harm(attacker, weapon);
    Maneuver maneuver = bonus.maneuver();
    Harm blow = maneuver == null ? harm : maneuver.harm(harm);
    int strength = fight.prowess(attacker).strength;
    int amount = strength;
    if (bonus.impact() && weapon.has("impact")) {
      amount += fight.table.roll(die, DAMAGE, attacker);
      for (int i = impacts(weapon); i > 0; i--) {
        amount += fight.table.roll(die, IMPACT, attacker); // A2.DMG.20-21
      }
      amount += fight.ambush.harm(attacker, target, die, true);
    } else if (fight.ambush.applies(attacker, target, true)) {
      amount += fight.table.roll(die, DAMAGE, attacker);
      amount += fight.ambush.harm(attacker, target, die, true);
    } else {
      amount += roll(die, attacker, target, strength, weapon.magic(), blow);
    }
    wound(attacker, target, weapon, amount, weapon.magic(), blow);
  }

  /**
   * One roll for all who were hit, divided among all who were named; impact, venom and the like
   * have no part in it. A2.MAN.SWEEP.03-06, A2.GAP.312
   *
   * @return how many fell
   */
  int ofSweep(Combatant attacker, Weapon weapon, List<Combatant> hit, int named) {
    Dice die = fight.wielding.grip(attacker, weapon);
    if (die.most() == 0) {
      return 0;
    }
    int rolled = fight.table.roll(die, DAMAGE, attacker) + fight.prowess(attacker).strength;
    int whole = enchanted(rolled, weapon.magic());
    int share = Math.max(fight.numbers.sweepMinimum ? 1 : 0, whole / named);
    if (fight.table.listens()) {
      fight.table.tell(share(attacker, whole, named, share));
    }
    Harm harm = fight.damageTypes.harm(attacker, weapon);
    int fallen = 0;
    for (Combatant target : hit) {
      if (share > 0 && target.isStanding()) {
        deal(attacker, target, share, harm);
        fallen += target.isStanding() ? 0 : 1;
      }
    }
    return fallen;
  }

  private static Event share(Combatant attacker, int whole, int named, int share) {
    return Event.of("share", "A2.MAN.SWEEP.03")
        .by(attacker)
        .fact("damage", whole)
        .fact("among", named)
        .fact("share", share)
        .says("The sweep deals " + whole + ", which is " + share + " for each of " + named + ".");
  }

  /** What a blow deals on average, rounded down. */
  int usual(Combatant attacker, Weapon weapon) {
    int average = (int) fight.wielding.grip(attacker, weapon).average();
    return enchanted(average + fight.prowess(attacker).strength, weapon.magic());
  }

  /** Once more, unless a monster's entry says oftener. A2.DMG.22, A2.GAP.25C */
  private static int impacts(Weapon weapon) {
    for (String trait : weapon.traits()) {
      if (trait.startsWith(OFTENER)) {
        return Integer.parseInt(trait.substring(OFTENER.length()));
      }
    }
    return 1;
  }

  /** Strength goes into what is thrown, not into what is shot. A2.GAP.217 */
  void ofMissile(Combatant attacker, Combatant target, Weapon weapon) {
    if (weapon.damage().most() == 0) {
      return;
    }
    Harm harm = fight.damageTypes.harm(attacker, weapon);
    int strength = weapon.has("thrown") ? fight.prowess(attacker).strength : 0;
    int magic = weapon.magic() + fight.quiver.magic(attacker, weapon); // A2.MISSILE.31
    int rolled;
    if (fight.ambush.applies(attacker, target, false)) {
      rolled = fight.table.roll(weapon.damage(), DAMAGE, attacker);
      rolled += fight.ambush.harm(attacker, target, weapon.damage(), false);
    } else {
      rolled = roll(weapon.damage(), attacker, target, strength, magic, harm);
    }
    wound(attacker, target, weapon, rolled + strength, magic, harm);
  }

  /** The die of damage; who works out odds is told what is enough. */
  private int roll(
      Dice die, Combatant attacker, Combatant target, int strength, int magic, Harm harm) {
    if (!target.isStanding() || fight.resistance.against(target, harm) != null) {
      return fight.table.roll(die, DAMAGE, attacker);
    }
    int fells = target.hitPoints() - fight.numbers.fallsAt - magic;
    int counts = fight.numbers.leastDamage - Math.max(0, magic); // less is raised to it
    int enough = Math.max(fells, counts) - strength;
    return fight.table.wound(die, DAMAGE, attacker, target, enough);
  }

  /** And then what the weapon does besides. A2.SAVE.16 */
  private void wound(
      Combatant attacker, Combatant target, Weapon weapon, int amount, int magic, Harm harm) {
    int dealt = deal(attacker, target, enchanted(amount, magic), harm);
    if (weapon.types().contains("fire")) {
      fight.burning.ignite(attacker, target); // A2.OIL.35
    }
    Effect effect = weapon.effect();
    if (effect != null && dealt > 0 && target.isStanding()) {
      fight.effects.sting(attacker, effect, target, harm);
    }
  }

  /** Never less than the least, but for a curse. A2.DMG.17-19 */
  private int enchanted(int amount, int magic) {
    int blessed = Math.max(fight.numbers.leastDamage, amount + Math.max(0, magic));
    return Math.max(0, blessed + Math.min(0, magic));
  }

  /**
   * Takes hit points, breaks a spell in the making, and sees who falls. A2.DMG.24
   *
   * @return what was left of it after the target's protections; nothing happens if that is nothing
   */
  int deal(Combatant by, Combatant target, int dealt, Harm harm) {
    int amount = fight.resistance.left(target, harm, dealt);
    if (amount == 0 && dealt > 0) {
      return 0;
    }
    target.setHitPoints(target.hitPoints() - amount);
    Stance stance = fight.stance(target);
    stance.hurt = true;
    if (harm.nonlethal() && target.isStanding() && !stance.prowess.destroyed) {
      Health health = target.health();
      health.setNonlethal(
          health.nonlethal() + amount); // A2.NONLETHAL.03, A2.NONLETHAL.06, A2.GAP.25D
    }
    if (fight.table.listens()) {
      fight.table.tell(event(by, target, amount, harm));
    }
    disrupt(stance, "A2.FULL.04");
    if (amount > 0) {
      fight.readiness.lose(stance, "A2.READY.08"); // A2.GAP.155
    }
    fight.falling.check(target, by, harm);
    return amount;
  }

  private static Event event(Combatant by, Combatant target, int amount, Harm harm) {
    return Event.of(Event.Kind.DAMAGE, "A2.DMG.24")
        .by(by)
        .on(target)
        .fact("amount", amount)
        .fact("type", String.join(" and ", harm.types()))
        .fact("extraordinary", harm.extraordinary())
        .fact("nonlethal", target.health().nonlethal())
        .fact("hp", target.hitPoints())
        .says(
            target.name()
                + " takes "
                + amount
                + (harm.nonlethal() ? " nonlethal" : "")
                + " damage and has "
                + target.hitPoints()
                + " hp.")
        .openly(
            target.name()
                + " takes "
                + amount
                + (harm.nonlethal() ? " nonlethal" : "")
                + " damage.");
  }

  /** At the start of a round: every hour something comes back to the conscious. A2.NONLETHAL.08 */
  void passRound() {
    if (fight.battle.round() % (HOUR_SECONDS / fight.numbers.roundSeconds) != 1) {
      return;
    }
    for (Stance stance : fight.stances) {
      ease(stance.who, fight.numbers.nonlethalRecovery);
    }
  }

  /** Points that only stunned pass, but not from the unconscious. A2.NONLETHAL.08, A2.GAP.25J */
  void ease(Combatant who, int most) {
    Health health = who.health();
    int eased = Math.min(health.nonlethal(), most);
    if (eased == 0 || !who.isStanding()) {
      return;
    }
    health.setNonlethal(health.nonlethal() - eased);
    who.setHitPoints(who.hitPoints() + eased);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("heal", "A2.NONLETHAL.08")
              .on(who)
              .fact("amount", eased)
              .fact("nonlethal", health.nonlethal())
              .fact("hp", who.hitPoints())
              .says(who.name() + " recovers to " + who.hitPoints() + " hp.")
              .openly(who.name() + " recovers a little."));
    }
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
