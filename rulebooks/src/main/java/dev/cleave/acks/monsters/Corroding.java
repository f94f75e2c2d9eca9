package dev.cleave.acks.monsters;

import static dev.cleave.acks.book.State.SHIELDLESS;
import static dev.cleave.acks.book.State.UNARMOURED;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** Rust and acid that eat arms and armour. A2.R.203 */
public final class Corroding {

  private static final Term MAGIC = new Term("magic of the thing", "A2.R.203", Tag.MAGIC);

  private final MonstersRoom fight;

  Corroding(MonstersRoom fight) {
    this.fight = fight;
  }

  /**
   * A touch that rusts takes metal in place of wounding: the shield first, then the weapon, then
   * the suit.
   *
   * @return whether there was any
   */
  public boolean rusts(Combatant by, Combatant target) {
    Armour shield = target.sheet().shield();
    Armour suit = target.sheet().armour();
    if (fight.wielding().hasShieldUp(target)) {
      if (eats(by, target, shield.name(), shield.magic())) {
        takeShield(target);
      }
    } else if (isMade(target.weapon()) && isOfMetal(target.weapon())) {
      eatWeapon(by, target, target.weapon());
    } else if (isOn(target) && !fight.monsterNumbers().softArmour.contains(suit.id())) {
      eatSuit(by, target, suit);
    } else {
      return false;
    }
    return true;
  }

  /** Acid goes through whatever suit there is, besides the wound. */
  public void dissolve(Combatant by, Combatant target) {
    if (isOn(target)) {
      eatSuit(by, target, target.sheet().armour());
    }
  }

  /** The weapon that has struck such a body, if it is still in hand. */
  public void struck(Combatant attacker, Combatant target, Weapon weapon) {
    boolean acid = fight.prowess(target).dissolves;
    if (attacker.holds(weapon) && isMade(weapon) && (acid || isOfMetal(weapon))) {
      eatWeapon(target, attacker, weapon);
    }
  }

  private static boolean isMade(Weapon weapon) {
    return !weapon.natural() && !weapon.isUnarmed();
  }

  private boolean isOfMetal(Weapon weapon) {
    return !fight.monsterNumbers().notOfMetal.contains(weapon.id());
  }

  private boolean isOn(Combatant who) {
    Armour suit = who.sheet().armour();
    return suit.rating() > 0 && fight.armouring().missing(who) < suit.rating();
  }

  private void eatWeapon(Combatant by, Combatant owner, Weapon weapon) {
    if (!eats(by, owner, weapon.name(), weapon.magic())) {
      return;
    }
    boolean main = owner.weapon().equals(weapon);
    owner.drop(weapon);
    if (main) {
      owner.wield(owner.emptyHanded());
    } else {
      owner.wieldOffHand(owner.bareHands());
    }
  }

  private void eatSuit(Combatant by, Combatant owner, Armour suit) {
    if (eats(by, owner, suit.name(), suit.magic())) {
      fight.fighter(owner).stonesOn = Fighter.RUINED;
      fight.gain(owner, UNARMOURED);
    }
  }

  private void takeShield(Combatant owner) {
    owner.setShield(false);
    fight.gain(owner, SHIELDLESS);
  }

  /** Magic things may be saved, common ones are gone. */
  private boolean eats(Combatant by, Combatant owner, String what, int magic) {
    if (magic > 0) {
      Tally save = fight.savingThrow().needs(owner, "death");
      save.plus(magic, MAGIC);
      if (fight.savingThrow().made(owner, "death", save)) {
        return false;
      }
    }
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("ruined", "A2.R.203")
              .by(by)
              .on(owner)
              .fact("what", what)
              .says(owner.name() + "'s " + what + " is ruined."));
    }
    return true;
  }
}
