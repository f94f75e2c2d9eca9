package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.DISORDERED;
import static dev.cleave.acks.book.State.OFF_BALANCE;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import org.jspecify.annotations.Nullable;

/** Armour Class, part by part. A2.ATK.10 */
public class ArmourClass {

  private static final Term ARMOUR = new Term("armour", "A2.ATK.10", Tag.ARMOUR);
  private static final Term SHEET = new Term("armour class", "A2.ATK.10", Tag.ARMOUR);
  private static final Term SHIELD = new Term("shield", "A2.ATK.10", Tag.SHIELD);
  private static final Term DEXTERITY = new Term("target's dexterity", "A2.ATK.10", Tag.ABILITY);
  private static final Term DISORDER = new Term("disordered", "A2.COND.DISORD.01", Tag.STATE);

  private static final Term COUNTERCHARGE = new Term("countercharge", "A2.READY.15", Tag.STATE);

  private static final Term SPELLS = new Term("spells", "A2.ATK.10", Tag.MAGIC);

  private final AttackRoom fight;

  protected ArmourClass(AttackRoom fight) {
    this.fight = fight;
  }

  /**
   * @param missile what flies at the target, null for a blow
   */
  protected void add(Tally toHit, Combatant target, Combatant attacker, @Nullable Weapon missile) {
    Creature sheet = target.sheet();
    Integer stated = sheet.armourClass();
    int shield = sheet.shield().rating();
    int missing = fight.armouring().missing(target); // A2.GAP.159
    if (stated == null) {
      toHit.against(sheet.armour().rating() - missing, ARMOUR);
      int dexterity = fight.prowess(target).dexterity;
      boolean lame = dexterity > 0 && fight.fighter(target).infirmity.has("no dexterity");
      toHit.against(lame ? 0 : dexterity, DEXTERITY);
    } else {
      toHit.against(stated - shield - missing, SHEET);
    }
    if (shieldCounts(target)) {
      toHit.against(shield, SHIELD);
    }
    if (isDisordered(target, attacker)) {
      toHit.against(fight.attackNumbers().disordered, DISORDER);
    }
    if (target.is(OFF_BALANCE)) {
      toHit.against(fight.attackNumbers().offBalance, COUNTERCHARGE);
    }
    toHit.against(fight.fighter(target).magic.ac(), SPELLS);
    if (fight.defending().isAnybody()) {
      toHit.against(fight.defending().against(target, attacker, missile), Defending.GUARD);
    }
  }

  /** The share of worn armour without its magic: no shield, no hide. A2.MAN.WRESTLE.02-03 */
  int worn(Combatant target) {
    Creature sheet = target.sheet();
    int mundane = sheet.armour().rating() - sheet.armour().magic();
    return Math.max(0, mundane - fight.armouring().missing(target));
  }

  /** Whoever strikes at him; in another edition not for those who act at the same moment. */
  protected boolean isDisordered(Combatant target, Combatant attacker) {
    return target.is(DISORDERED);
  }

  /** A shield that is up; another edition asks for more. */
  protected boolean shieldCounts(Combatant target) {
    return fight.wielding().hasShieldUp(target);
  }

  /** The part at which a blow may glance off. A2.ATK.15, A2.GAP.203 */
  public static int hard(Tally toHit) {
    return toHit.targetFrom(Tag.ARMOUR) + toHit.targetFrom(Tag.SHIELD);
  }
}
