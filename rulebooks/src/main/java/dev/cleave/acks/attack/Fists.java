package dev.cleave.acks.attack;

import dev.cleave.acks.book.Harm;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;

/** Bare fist and foot, and whom they hurt. A2.MAN.BRAWL.05-10, A2.GAP.307, A2.GAP.335 */
public final class Fists {

  private static final Reason DAMAGE = new Reason("damage", "A2.ATK.12");

  private final AttackRoom fight;

  Fists(AttackRoom fight) {
    this.fight = fight;
  }

  /** People brawl; a monster's limbs are its weapons, armed or not. A2.MAN.BRAWL.10 */
  public boolean brawls(Combatant who) {
    return who.sheet().attacks().isEmpty() && (who.sheet().isCharacter() || isMan(who));
  }

  private static boolean isMan(Combatant who) {
    return who.sheet().kind().equals("man");
  }

  private boolean areBare(Combatant who, Weapon weapon) {
    return weapon.isUnarmed() && fight.fistsRebound() && brawls(who);
  }

  /** Bare limbs against what they do not hurt. A2.MAN.BRAWL.07, A2.MAN.BRAWL.09 */
  public boolean areVain(Combatant attacker, Combatant target, Weapon weapon) {
    return areBare(attacker, weapon) && !harms(attacker, target);
  }

  /** A2.MAN.BRAWL.07, A2.MAN.BRAWL.09 */
  private boolean harms(Combatant attacker, Combatant target) {
    return !isInsensible(target) && (isMailed(attacker) || !isHard(target));
  }

  private boolean isInsensible(Combatant target) {
    return fight.attackNumbers().insensible.contains(target.sheet().kind())
        || target.sheet().has("incorporeal");
  }

  /** People by their armour, beasts by hide and armour together. */
  private boolean isHard(Combatant target) {
    Integer stated = target.sheet().armourClass();
    if (target.sheet().isCharacter() || isMan(target) || stated == null) {
      return isMailed(target);
    }
    int shield = target.sheet().shield().rating();
    return stated - shield >= fight.attackNumbers().mediumArmour;
  }

  /** In medium armour or heavy, as it is worn now. A2.GAP.335 */
  private boolean isMailed(Combatant who) {
    Armour worn = who.sheet().armour();
    int rating = worn.rating() - worn.magic() - fight.armouring().missing(who);
    return rating >= fight.attackNumbers().mediumArmour;
  }

  /** Who strikes what is too hard for him hurts himself; what feels nothing hurts nobody. */
  void rebound(Combatant attacker, Combatant target, Dice die, Harm harm) {
    boolean hard = !isInsensible(target);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("rebound", hard ? "A2.MAN.BRAWL.08" : "A2.MAN.BRAWL.09")
              .by(attacker)
              .on(target)
              .says(
                  target.name()
                      + (hard ? " is too hard for " : " feels nothing of ")
                      + (hard ? attacker.name() : attacker.name() + "'s")
                      + (hard ? "'s bare limbs." : " bare limbs.")));
    }
    if (hard) {
      int rolled = fight.table.roll(die, DAMAGE, attacker) + fight.prowess(attacker).strength;
      fight.damage().deal(attacker, attacker, fight.damage().enchanted(rolled, 0), harm);
    }
  }
}
