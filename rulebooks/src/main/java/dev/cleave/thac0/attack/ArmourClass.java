package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Armour;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.HarmRoom;
import dev.cleave.thac0.space.Reach;
import java.util.List;

/**
 * The target's side of an attack throw. Armour Class counts downward from 10; every point that
 * betters it raises what the die must show. TH.C.ARM.01
 */
public final class ArmourClass {

  static final Term UNARMOURED = new Term("unarmoured", "TH.C.ARM.01", Tag.BASE);
  static final Term STATED = new Term("armour class", "TH.ATK.03", Tag.BASE);
  private static final Term HIDE = new Term("natural armour", "TH.C.ARM.01", Tag.ARMOUR);
  private static final Term ARMOUR = new Term("armour", "TH.C.ARM.01", Tag.ARMOUR);
  private static final Term MAGIC = new Term("magic of the armour", "TH.SAP.05", Tag.MAGIC);
  private static final Term TYPE = new Term("armour against the weapon", "TH.C.ARM.06", Tag.ARMOUR);
  private static final Term SHIELD = new Term("shield", "TH.C.ARM.02", Tag.SHIELD);
  private static final Term BODY_SHIELD = new Term("shield", "TH.C.ARM.03", Tag.SHIELD);
  private static final Term SLUNG = new Term("shield on the back", "TH.FLANK.05", Tag.SHIELD);
  private static final Term DEXTERITY = new Term("dexterity", "TH.C.ABIL.05", Tag.ABILITY);
  private static final Term PARRY = new Term("parrying", "TH.PARRY.04", Tag.STATE);
  private static final Term PARRY_WARRIOR = new Term("parrying", "TH.PARRY.05", Tag.STATE);
  private static final Term COVER = new Term("cover", "TH.C.COVR.01", Tag.COVER);
  private static final Term CONCEALMENT = new Term("concealment", "TH.C.COVR.01", Tag.COVER);
  private static final Term KNEELING = new Term("kneeling", "TH.STANCE.02", Tag.STATE);
  private static final Term SITTING = new Term("sitting", "TH.STANCE.05", Tag.STATE);
  private static final Term PRONE = new Term("prone", "TH.STANCE.09", Tag.STATE);
  private static final Term CHARGED = new Term("has charged", "TH.C.MOVE.13", Tag.STATE);
  private static final Term BLIND = new Term("blind", "TH.C.COND.03", Tag.STATE);
  private static final Term SLOWED = new Term("slowed", "TH.C.COND.02", Tag.STATE);
  private static final Term TIRED = new Term("tired", "TH.C.FAT.03", Tag.STATE);
  private static final Term LADEN = new Term("laden", "TH.C.ABIL.13", Tag.STATE);
  private static final Term PROTECTED = new Term("magic protection", "TH.SAP.05", Tag.MAGIC);

  /** What only the Judge knows of. TH.ATK.07 */
  static final Term DISPLACED = new Term("displacement", "TH.ATK.08", Tag.SITUATION);

  private final HarmRoom fight;
  private final Numbers numbers;

  ArmourClass(HarmRoom fight) {
    this.fight = fight;
    this.numbers = fight.numbers;
  }

  /** All that stands between the attack and the target. */
  void add(Fighter target, Fighter attacker, Blow blow, Arc arc, Tally tally) {
    if (blow.is(Trick.NET)) {
      tally.against(-numbers.manoeuvre.netAc, UNARMOURED);
      dexterity(target, arc, tally);
      return;
    }
    worn(target, blow, tally);
    dexterity(target, arc, tally);
    shield(target, blow, arc, tally);
    parry(target, blow, tally);
    tally.against(target.charged ? -numbers.move.chargeAc : 0, CHARGED);
    tally.against(target.is(State.BLIND) ? -numbers.attack.blindAc : 0, BLIND);
    tally.against(target.is(State.SLOWED) ? -numbers.harm.slowedAc : 0, SLOWED);
    tally.against(-numbers.fatigue.at(target.fatigue, numbers.fatigueAc), TIRED);
    tally.against(-fight.burden.effect(target, "ac"), LADEN);
    tally.against(target.is(State.DISPLACED) ? numbers.attack.displaced : 0, DISPLACED);
    cover(target, attacker, blow, tally);
  }

  private void worn(Fighter target, Blow blow, Tally tally) {
    Integer stated = target.sheet().numbers().get("ac");
    Armour armour = target.sheet().armour();
    if (stated != null && !blow.isPastArmour() && !target.is(State.UNARMOURED)) {
      tally.against(-stated, STATED);
      return;
    }
    tally.against(-numbers.attack.unarmouredAc, UNARMOURED);
    tally.against(target.prowess.hide(), HIDE);
    if (target.is(State.UNARMOURED)) {
      armour = Armour.NONE; // TH.C.ARM.07
    }
    if (blow.isPastArmour()) {
      int plus = armour.magic() + target.sheet().number("protection", 0);
      tally.against(plus, MAGIC);
      return;
    }
    tally.against(armour.rating(), ARMOUR);
    tally.against(target.sheet().number("protection", 0), PROTECTED);
    if (numbers.armourTypes) {
      tally.against(byType(armour.id(), blow), TYPE);
    }
  }

  /** Of two types the one better for the attacker counts. TH.C.ARM.06 */
  private int byType(String armour, Blow blow) {
    List<String> row = numbers.row("armour types", armour);
    int least = Integer.MAX_VALUE;
    for (String type : blow.weapon().types()) {
      least = Math.min(least, Numbers.number(row, type, 0));
    }
    return least == Integer.MAX_VALUE ? 0 : least;
  }

  /** A bonus is lost where one cannot use it, a penalty never is. TH.FLANK.03, TH.C.ABIL.05 */
  private void dexterity(Fighter target, Arc arc, Tally tally) {
    int points = target.prowess.defence();
    if (points < 0 || points > 0 && arc != Arc.REAR && isNimble(target)) {
      tally.against(points, DEXTERITY);
    }
  }

  private static boolean isNimble(Fighter target) {
    return !target.isUnable()
        && !target.is(State.SLOWED)
        && !target.is(State.CLIMBING)
        && !target.isHeld()
        && !target.isCaught()
        && target.holds < 0
        && target.casting == null
        && !target.exposed
        && !target.charged;
  }

  /** TH.FLANK.04, TH.FLANK.05, TH.FLANK.06, TH.C.ARM.02 */
  private void shield(Fighter target, Blow blow, Arc arc, Tally tally) {
    if (blow.is(Trick.OVERBEAR) || blow.is(Trick.ROUND_SHIELD)) {
      return;
    }
    int rating =
        blow.isPastArmour()
            ? target.sheet().shield().magic()
            : blow.missile() ? target.prowess.shield().missile() : target.prowess.shield().rating();
    if (arc == Arc.REAR) {
      boolean slung = !target.combatant.bearsShield() && !target.sheet().has("no shield on back");
      tally.against(slung ? rating : 0, SLUNG);
    } else if (hasShield(target)) {
      boolean more =
          blow.missile() && target.prowess.shield().missile() > target.prowess.shield().rating();
      tally.against(rating, more ? BODY_SHIELD : SHIELD);
    }
  }

  /** The shield has counted against this throw. TH.C.ARM.02 */
  static boolean isMetBy(Tally tally) {
    for (int i = 0; i < tally.size(); i++) {
      if (tally.term(i).equals(SHIELD) || tally.term(i).equals(BODY_SHIELD)) {
        return true;
      }
    }
    return false;
  }

  /** The shield is up and has not met all it can this round. */
  boolean hasShield(Fighter target) {
    return target.combatant.bearsShield()
        && !target.shieldAside
        && target.shieldUses < target.prowess.shield().attacks()
        && !target.isUnable()
        && !target.isHeld()
        && !target.isCaught()
        && target.holds < 0
        && !isInTheWay(target)
        && !fight.body.denies(target, "shield");
  }

  /** Both hands are on the weapon. TH.C.ARM.04 */
  private static boolean isInTheWay(Fighter target) {
    return Reach.hands(target, target.weapon()) == 2
        && (!target.prowess.shield().isBuckler() || target.weapon().has("bow"));
  }

  /** TH.PARRY.04, TH.PARRY.05, TH.PARRY.06; against magic only if it must touch, TH.PARRY.08 */
  private void parry(Fighter target, Blow blow, Tally tally) {
    if (!target.parrying || !target.canAct()) {
      return;
    }
    tally.against(parryOfWarrior(target), PARRY_WARRIOR).against(parryOfOther(target), PARRY);
  }

  /** What a parry would add to what he has. TH.PARRY.06 */
  int parry(Fighter fighter) {
    return parryOfWarrior(fighter) + parryOfOther(fighter);
  }

  private int parryOfWarrior(Fighter fighter) {
    int levels = fighter.prowess.warriorLevels();
    return levels > 0 ? halved(levels) + numbers.manoeuvre.parryWarrior : 0;
  }

  private int parryOfOther(Fighter fighter) {
    return halved(fighter.prowess.otherLevels());
  }

  private int halved(int levels) {
    int divisor = numbers.manoeuvre.parryDivisor;
    return (levels + divisor - 1) / divisor;
  }

  /** Cover stands in place of stance, never beside it. TH.STANCE.19, TH.STANCE.20 */
  private void cover(Fighter target, Fighter attacker, Blow blow, Tally tally) {
    int points = cover(attacker, target);
    int hidden = concealment(target, blow);
    if (points > 0 && points >= hidden) {
      tally.against(points, COVER);
    } else if (hidden > 0) {
      tally.against(hidden, CONCEALMENT);
    }
    if (points == 0 && blow.missile() && !target.isMounted()) {
      switch (target.stance()) {
        case KNEELING -> tally.against(-numbers.stance.kneelingMissile, KNEELING);
        case SITTING -> tally.against(-numbers.stance.sittingMissile, SITTING);
        case PRONE -> tally.against(-numbers.stance.proneMissile, PRONE);
        case STANDING -> {}
      }
    }
  }

  /** What hides a target from an attacker is worth so much. TH.C.T.COVER */
  int cover(Fighter attacker, Fighter target) {
    int grade = fight.field().cover(attacker.combatant, target.combatant);
    return grade == 0 ? 0 : numbers.cover.at(numbers.missile.hidden(grade), "cover");
  }

  /** Leaves and smoke hide from missiles; what blinds hides a little hand to hand. TH.C.COVR.02 */
  private int concealment(Fighter target, Blow blow) {
    if (!blow.missile() && !target.sheet().has("in fog")) {
      return 0;
    }
    int points = numbers.cover.at(target.sheet().number("concealment", 0), "concealment");
    return blow.missile() ? points : Math.min(points, numbers.missile.meleeConcealment);
  }

  /** Stance counts against melee where no cover does. TH.STANCE.22 */
  boolean isExposedBy(Fighter target, Fighter attacker, Stance stance) {
    return target.stance() == stance && cover(attacker, target) == 0 && !target.isMounted();
  }
}
