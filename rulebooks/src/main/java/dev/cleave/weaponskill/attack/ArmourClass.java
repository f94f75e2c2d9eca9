package dev.cleave.weaponskill.attack;

import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.weaponskill.book.Numbers;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.fray.Length;
import dev.cleave.weaponskill.space.Awareness;

/** Armour Class against a blow or a shot, part by part. WS.ATK.03, WS.ATK.04 */
final class ArmourClass {

  private static final Term BASE = new Term("base AC", "WS.ATK.03", Tag.BASE);
  private static final Term BASE_FAR = new Term("base AC", "WS.ATK.04", Tag.BASE);
  private static final Term AGILITY = new Term("agility", "WS.ATK.03", Tag.ABILITY);
  private static final Term SKILL = new Term("weapon skill", "WS.ATK.03", Tag.SKILL);
  private static final Term ARMOUR = new Term("armour", "WS.ATK.03", Tag.ARMOUR);
  private static final Term SHIELD = new Term("shield", "WS.ATK.03", Tag.SHIELD);
  private static final Term OFF_HAND = new Term("off-hand weapon", "WS.ATK.03", Tag.SHIELD);
  private static final Term SHIELD_FAR = new Term("shield", "WS.GAP.10", Tag.SHIELD);
  private static final Term DEFENCE = new Term("full defence", "WS.DEFENCE.04", Tag.STATE);
  private static final Term TRAINED = new Term("full defence", "WS.DEFENCE.05", Tag.STATE);
  private static final Term FOOT = new Term("rider above", "WS.MOUNT.03", Tag.SITUATION);
  private static final Term[] COVER = {
    new Term("no cover", "WS.RANGED.16", Tag.COVER),
    new Term("quarter cover", "WS.RANGED.06", Tag.COVER),
    new Term("half cover", "WS.RANGED.07", Tag.COVER),
    new Term("three-quarter cover", "WS.RANGED.08", Tag.COVER),
    new Term("full cover", "WS.RANGED.09", Tag.COVER)
  };

  private final Fray fight;
  private final Awareness awareness;
  private final Numbers numbers;

  ArmourClass(Fray fight, Awareness awareness) {
    this.fight = fight;
    this.awareness = awareness;
    this.numbers = fight.numbers;
  }

  void inMelee(Fighter target, Fighter attacker, Tally tally) {
    boolean unaware = awareness.isUnaware(target, attacker);
    tally.against(target.skills.baseMelee(), BASE);
    if (!unaware) {
      tally.against(agility(target), AGILITY);
      if (!target.isImmobilized()) { // WS.GAP.29
        tally.against(target.skills.weapon(), SKILL);
        shield(target, tally);
      }
      defence(target, tally);
    }
    tally.against(target.skills.armour(), ARMOUR);
    if (attacker.isMounted() && !target.isMounted()) {
      tally.against(-numbers.mountedFoe, FOOT);
    }
  }

  void atRange(Fighter target, Fighter attacker, Tally tally) {
    boolean unaware = awareness.isUnaware(target, attacker) || target.isHelpless();
    tally.against(target.skills.baseRanged(), BASE_FAR);
    if (!unaware) {
      tally.against(agility(target), AGILITY);
      if (numbers.shieldStopsMissiles && target.combatant.bearsShield()) {
        tally.against(numbers.shieldMissile, SHIELD_FAR);
      }
      defence(target, tally);
    }
    tally.against(target.skills.armour(), ARMOUR);
    int grade = fight.field().cover(attacker.combatant, target.combatant);
    tally.against(numbers.cover[grade], COVER[grade]);
  }

  /** Aim leaves no time to dodge. WS.RANGED.04 */
  private int agility(Fighter target) {
    return target.isAiming(fight.battle.round()) ? 0 : target.skills.agility();
  }

  private void shield(Fighter target, Tally tally) {
    if (target.combatant.bearsShield()) {
      tally.against(target.skills.shield(), SHIELD);
    } else if (isGuarding(target)) {
      tally.against(
          target.isTrained() ? numbers.offHandTrained : numbers.offHandUntrained, OFF_HAND);
    }
  }

  /** A short blade in the off hand parries, in a trained hand. WS.T.ARMOUR */
  private static boolean isGuarding(Fighter target) {
    int length = target.combatant.offHand().length();
    return length >= Length.MINOR && length <= Length.SMALL;
  }

  private void defence(Fighter target, Tally tally) {
    if (target.fullDefence && !target.isImmobilized()) {
      boolean trained = target.isTrained();
      tally.against(
          trained ? numbers.fullDefenceTrained : numbers.fullDefence, trained ? TRAINED : DEFENCE);
    }
  }
}
