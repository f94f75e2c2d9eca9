package dev.cleave.acks.attack;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import java.util.List;

/** Damage of a hit with a weapon. A2.DMG.* */
public class Hits {

  private static final Reason DAMAGE = new Reason("damage", "A2.ATK.12");
  private static final Reason IMPACT = new Reason("impact damage", "A2.DMG.21");

  private static final String OFTENER = "impact ";

  private final AttackRoom fight;

  protected Hits(AttackRoom fight) {
    this.fight = fight;
  }

  /**
   * @return what was left of the damage after the target's protections
   */
  int ofBlow(Combatant attacker, Combatant target, Weapon weapon, Bonus bonus) {
    Dice die = dice(fight.wielding().grip(attacker, weapon));
    if (die.most() == 0) {
      return 0; // a net only holds
    }
    Harm harm = fight.damageTypes().harm(attacker, weapon);
    Maneuver maneuver = bonus.maneuver();
    Harm blow = maneuver == null ? harm : maneuver.harm(harm);
    if (weapon.effect() != null && fight.isSpent(attacker, target, weapon)) {
      return 0;
    }
    if (fight.fists().areVain(attacker, target, weapon)) {
      fight.fists().rebound(attacker, target, die, blow);
      return 0;
    }
    int strength = fight.prowess(attacker).strength - weariness(attacker);
    strength += fight.muscle().into(attacker, weapon, false);
    int arms = weapon.magic() + Bane.of(weapon, target);
    int magic = arms + fight.fighter(attacker).magic.damage();
    int amount = strength;
    boolean impact = bonus.impact() && weapon.has("impact");
    if (impact || fight.ambush().applies(attacker, target, true)) {
      int rolled = fight.table.roll(die, DAMAGE, attacker);
      amount += rolled + more(attacker, target, weapon, die, rolled, impact, true);
    } else {
      amount += roll(die, attacker, target, strength, magic, blow);
    }
    int dealt = wound(attacker, target, weapon, amount, magic, blow);
    if (fight.prowess(target).corrodes) {
      fight.whenTouched(attacker, target, weapon);
    }
    return dealt;
  }

  /**
   * The weight of a charge and the surprise of an ambush, besides the damage rolled: more dice.
   * Another edition multiplies. A2.DMG.20-21, A2.CLEAVE.08
   */
  protected int more(
      Combatant attacker,
      Combatant target,
      Weapon weapon,
      Dice die,
      int rolled,
      boolean impact,
      boolean melee) {
    int amount = 0;
    for (int i = impact ? impacts(weapon) : 0; i > 0; i--) {
      amount += fight.table.roll(die, IMPACT, attacker);
    }
    return amount + fight.ambush().harm(attacker, target, die, melee);
  }

  /** The dice of a blow that only pushes, and all that is added to them. */
  public final int push(Combatant attacker, Weapon weapon, Reason why) {
    int rolled = fight.table.roll(fight.wielding().grip(attacker, weapon), why, attacker);
    return fight.damage().enchanted(rolled + fight.prowess(attacker).strength, weapon.magic());
  }

  /**
   * One roll for all who were hit, divided among all who were named; impact, venom and the like
   * have no part in it. A2.MAN.SWEEP.03-06, A2.GAP.312
   *
   * @return how many fell
   */
  public int ofSweep(Combatant attacker, Weapon weapon, List<Combatant> hit, int named) {
    Dice die = fight.wielding().grip(attacker, weapon);
    if (die.most() == 0) {
      return 0;
    }
    int rolled = fight.table.roll(die, DAMAGE, attacker) + fight.prowess(attacker).strength;
    rolled -= weariness(attacker);
    rolled += fight.muscle().into(attacker, weapon, false);
    int whole = fight.damage().enchanted(rolled, weapon.magic());
    int share = Math.max(fight.attackNumbers().sweepMinimum ? 1 : 0, whole / named);
    if (fight.table.listens()) {
      fight.table.tell(share(attacker, whole, named, share));
    }
    Harm harm = fight.damageTypes().harm(attacker, weapon);
    int fallen = 0;
    for (Combatant target : hit) {
      if (share > 0 && target.isStanding()) {
        fight.damage().deal(attacker, target, share, harm);
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

  /** Two hands on an axe, a hammer and the like, or a huge beast's own limbs. A2.GAP.341 */
  boolean breaks(Combatant attacker, Weapon weapon) {
    return weapon.natural()
        ? attacker.sheet().size().rank() >= Size.HUGE.rank()
        : weapon.melee() && weapon.hands() == 2 && !weapon.has("long");
  }

  /** The average of a blow, rounded down. */
  public int usual(Combatant attacker, Weapon weapon) {
    int average = (int) fight.wielding().grip(attacker, weapon).average();
    average += fight.prowess(attacker).strength + fight.muscle().of(attacker, weapon, false);
    return fight.damage().enchanted(average, weapon.magic());
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
    Harm harm = fight.quiver().tipped(attacker, weapon, fight.damageTypes().harm(attacker, weapon));
    Dice die = dice(weapon.damage());
    int strength = weapon.has("thrown") ? hurled(attacker) : 0;
    strength -= weariness(attacker);
    strength += fight.muscle().into(attacker, weapon, true);
    int arms = magic(weapon, fight.quiver().magic(attacker, weapon)) + Bane.of(weapon, target);
    int magic = arms + fight.fighter(attacker).magic.damage();
    int rolled;
    if (fight.ambush().applies(attacker, target, false)) {
      rolled = fight.table.roll(die, DAMAGE, attacker);
      rolled += more(attacker, target, weapon, die, rolled, false, false);
    } else {
      rolled = roll(die, attacker, target, strength, magic, harm);
    }
    wound(attacker, target, weapon, rolled + strength, magic, harm);
  }

  /** Strength in what is thrown; not in every edition. */
  protected int hurled(Combatant attacker) {
    return fight.prowess(attacker).strength;
  }

  /** The magic of a missile weapon and of what it shoots. A2.MISSILE.31 */
  protected int magic(Weapon weapon, int missile) {
    return weapon.magic() + missile;
  }

  /** The dice of a hit; an option of the book throws more of them. */
  protected Dice dice(Dice printed) {
    return printed;
  }

  /** Taken from damage; nobody tires but by an option of the book. */
  protected int weariness(Combatant attacker) {
    return 0;
  }

  /** The die of damage; who works out odds is told what is enough. */
  private int roll(
      Dice die, Combatant attacker, Combatant target, int strength, int magic, Harm harm) {
    if (!target.isStanding() || fight.resistance().against(target, harm) != null) {
      return fight.table.roll(die, DAMAGE, attacker);
    }
    int fells = target.hitPoints() - fight.attackNumbers().fallsAt - magic;
    int counts = fight.damageNumbers().leastDamage - Math.max(0, magic); // less is raised to it
    int enough = Math.max(fells, counts) - strength;
    return fight.table.wound(die, DAMAGE, attacker, target, enough);
  }

  /** And then what the weapon does besides. A2.SAVE.16 */
  protected int wound(
      Combatant attacker, Combatant target, Weapon weapon, int amount, int magic, Harm harm) {
    int whole = fight.damage().enchanted(amount, magic);
    if (target.isThing()) {
      if (breaks(attacker, weapon)) {
        int part = Math.max(1, whole / fight.attackNumbers().structuralBlow); // A2.GAP.341
        fight.damage().deal(attacker, target, part, harm);
      }
      return whole;
    }
    int dealt = fight.damage().deal(attacker, target, whole, harm);
    fight.whenStruck(attacker, target, weapon, dealt, harm);
    return dealt;
  }
}
