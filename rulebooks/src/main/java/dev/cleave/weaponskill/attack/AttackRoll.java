package dev.cleave.weaponskill.attack;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.weaponskill.book.Numbers;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import dev.cleave.weaponskill.fray.Length;
import dev.cleave.weaponskill.space.Awareness;
import dev.cleave.weaponskill.space.Crowds;
import dev.cleave.weaponskill.space.Outnumbering;
import dev.cleave.weaponskill.space.Reach;

/** The number an attacker needs, and why: the only place where it is made. WS.ATK.07, WS.ATK.08 */
public final class AttackRoll {

  static final Term INTO_MELEE = new Term("firing into melee", "WS.RANGED.10", Tag.SITUATION);

  static final Term HIGHER = new Term("equal misses", "WS.GAP.01", Tag.BASE);
  private static final Term NATURAL = new Term("natural 1 and 20", "WS.GAP.06", Tag.BASE);
  private static final Term SKILL = new Term("weapon skill", "WS.ATK.07", Tag.SKILL);
  private static final Term STRENGTH = new Term("strength", "WS.ATK.07", Tag.ABILITY);
  private static final Term BALLISTIC = new Term("ballistic skill", "WS.ATK.08", Tag.SKILL);
  private static final Term AGILITY = new Term("agility", "WS.ATK.08", Tag.ABILITY);
  private static final Term LONGER = new Term("longer weapon", "WS.ATK.09", Tag.WEAPON);
  private static final Term EQUAL = new Term("equal weapon", "WS.ATK.10", Tag.WEAPON);
  private static final Term SHORTER = new Term("shorter weapon", "WS.ATK.11", Tag.WEAPON);
  private static final Term UNARMED = new Term("unarmed opponent", "WS.ATK.12", Tag.WEAPON);
  private static final Term BARE_HANDS = new Term("bare hands", "WS.GAP.19", Tag.WEAPON);
  private static final Term UNAWARE = new Term("unaware", "WS.COND.01", Tag.STATE);
  private static final Term PRONE = new Term("prone", "WS.COND.03", Tag.STATE);
  private static final Term PRONE_FAR = new Term("prone", "WS.COND.04", Tag.STATE);
  private static final Term LYING = new Term("lying down oneself", "WS.GAP.39", Tag.STATE);
  private static final Term TWO = new Term("two on one", "WS.COND.06", Tag.SITUATION);
  private static final Term THREE = new Term("three on one", "WS.COND.07", Tag.SITUATION);
  private static final Term DARK = new Term("darkness", "WS.COND.08", Tag.SITUATION);
  private static final Term CHANGED = new Term("changed weapon", "WS.CHANGE.02", Tag.SITUATION);
  private static final Term MOUNTED = new Term("mounted", "WS.MOUNT.01", Tag.SITUATION);
  private static final Term MOUNTED_SHOT = new Term("mounted", "WS.MOUNT.04", Tag.SITUATION);
  private static final Term AIMED = new Term("aimed", "WS.RANGED.03", Tag.STATE);
  private static final Term CROWD = new Term("crowd", "WS.RANGED.14", Tag.SITUATION);
  private static final Term MEDIUM = new Term("medium range", "WS.T.MISSILES", Tag.RANGE);
  private static final Term LONG = new Term("long range", "WS.T.MISSILES", Tag.RANGE);

  private final Fray fight;
  private final Numbers numbers;
  private final Awareness awareness;
  private final Crowds crowds;
  private final ArmourClass armour;
  private final Outnumbering outnumbering;
  private final Tally tally = new Tally();

  AttackRoll(Fray fight, Reach reach, Awareness awareness, Crowds crowds) {
    this.fight = fight;
    this.awareness = awareness;
    this.crowds = crowds;
    this.numbers = fight.numbers;
    this.armour = new ArmourClass(fight, awareness);
    this.outnumbering = new Outnumbering(fight, reach);
  }

  /** A blow with this weapon. The tally is used again for the next attack. */
  public Tally melee(Fighter attacker, Fighter target, Weapon weapon) {
    tally.clear();
    armour.inMelee(target, attacker, tally);
    tally.plus(attacker.skills.weapon(), SKILL).plus(attacker.skills.strength(), STRENGTH);
    length(attacker, target, weapon);
    int odds = outnumbering.ratio(attacker, target);
    tally
        .plusIf(awareness.isUnaware(target, attacker), numbers.unaware, UNAWARE)
        .plusIf(target.is(State.PRONE), numbers.proneMelee, PRONE)
        .plusIf(odds == 2, numbers.twoOnOne, TWO)
        .plusIf(odds >= 3, numbers.threeOnOne, THREE)
        .plusIf(
            attacker.isMounted() && weapon.length() > Length.SMALL, // WS.MOUNT.02
            numbers.mountedMelee,
            MOUNTED);
    own(attacker);
    return bounded();
  }

  /** A shot with this weapon; the crowd is how many stand together, 0 if one man is meant. */
  public Tally ranged(Fighter attacker, Fighter target, Weapon weapon, int crowd) {
    tally.clear();
    armour.atRange(target, attacker, tally);
    tally.plus(attacker.skills.ballistic(), BALLISTIC).plus(attacker.skills.agility(), AGILITY);
    band(attacker, target, weapon);
    boolean unaware = awareness.isUnaware(target, attacker) || target.isHelpless();
    tally
        .plusIf(unaware, numbers.unaware, UNAWARE)
        .plusIf(isLying(target), numbers.proneRanged, PRONE_FAR)
        .plusIf(attacker.aimedInRound == fight.battle.round() - 1, aim(attacker), AIMED)
        .plusIf(crowd > 1, Math.min(numbers.crowdCap, (crowd - 1) * numbers.crowdEach), CROWD)
        .plusIf(crowd == 0 && crowds.isIntoMelee(attacker, target), numbers.intoMelee, INTO_MELEE)
        .plusIf(attacker.isMounted(), numbers.mountedRanged, MOUNTED_SHOT);
    own(attacker);
    return bounded();
  }

  /**
   * Equal hits, unless the table plays the sentence to the letter; a natural 20 hits, a natural 1
   * misses. WS.ATK.13, WS.GAP.01, WS.GAP.06
   */
  private Tally bounded() {
    if (numbers.strictlyHigher) {
      tally.above(1, HIGHER);
    }
    return tally.bound(Math.clamp(tally.needs(), 2, 20), NATURAL);
  }

  private void own(Fighter attacker) {
    tally
        .plusIf(awareness.isInDarkness(attacker), numbers.darkness, DARK)
        .plusIf(attacker.changedWeapon, numbers.changeWeapon, CHANGED)
        .plusIf(attacker.is(State.PRONE), numbers.proneAttacker, LYING);
  }

  private int aim(Fighter attacker) {
    return attacker.aimedInRound > 0 ? numbers.aim : 0;
  }

  private static boolean isLying(Fighter target) {
    return target.is(State.PRONE) || target.combatant.fate() == Fate.DOWN;
  }

  private void band(Fighter attacker, Fighter target, Weapon weapon) {
    Range range = weapon.range();
    if (range == null) {
      return;
    }
    Combatant from = attacker.combatant;
    int band = range.band(fight.field().distance(from, target.combatant));
    tally.plusIf(band == 1, numbers.rangeMedium, MEDIUM).plusIf(band == 2, numbers.rangeLong, LONG);
  }

  /** The opponent's weapon against one's own. Between the held and his grappler it is too close. */
  private void length(Fighter attacker, Fighter target, Weapon weapon) {
    if (attacker.heldBy == target) {
      return; // WS.GAP.28
    }
    int mine = Length.of(attacker, weapon);
    int theirs = target.length();
    if (theirs == 0) {
      tally.plusIf(mine > 0, numbers.lengthUnarmed, UNARMED);
    } else if (theirs < mine) {
      tally.plus(numbers.lengthShorter, SHORTER);
    } else if (theirs == mine) {
      tally.plus(numbers.lengthEqual, EQUAL);
    } else if (!target.counterattacked) { // WS.COUNTER.06
      tally.plus(
          mine == 0 ? numbers.unarmedAttacker : numbers.lengthLonger,
          mine == 0 ? BARE_HANDS : LONGER);
    }
  }
}
