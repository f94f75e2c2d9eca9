package dev.cleave.acks2;

import static dev.cleave.acks2.State.DISORDERED;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** What makes somebody hard to hit, part by part. A2.ATK.10 */
final class ArmourClass {

  private static final Term ARMOUR = new Term("armour", "A2.ATK.10", Tag.ARMOUR);
  private static final Term SHEET = new Term("armour class", "A2.ATK.10", Tag.ARMOUR);
  private static final Term SHIELD = new Term("shield", "A2.ATK.10", Tag.SHIELD);
  private static final Term DEXTERITY = new Term("target's dexterity", "A2.ATK.10", Tag.ABILITY);
  private static final Term DISORDER = new Term("disordered", "A2.COND.DISORD.01", Tag.STATE);

  private final Fight fight;

  ArmourClass(Fight fight) {
    this.fight = fight;
  }

  void add(Tally toHit, Combatant target) {
    Creature sheet = target.sheet();
    Integer stated = sheet.armourClass();
    int shield = sheet.shield().rating();
    if (stated == null) {
      toHit.against(sheet.armour().rating(), ARMOUR);
      toHit.against(fight.prowess(target).dexterity, DEXTERITY);
    } else {
      toHit.against(stated - shield, SHEET);
    }
    if (fight.wielding.hasShieldUp(target)) {
      toHit.against(shield, SHIELD);
    }
    if (target.is(DISORDERED)) {
      toHit.against(fight.numbers.disordered, DISORDER);
    }
  }

  /** The part at which a blow may glance off. A2.ATK.15, A2.GAP.203 */
  static int hard(Tally toHit) {
    return toHit.targetFrom(Tag.ARMOUR) + toHit.targetFrom(Tag.SHIELD);
  }
}
