package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import dev.cleave.thac0.book.AttackNumbers;
import dev.cleave.thac0.book.Group;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.HarmRoom;
import java.util.List;

/** The attacker's side of an attack throw: what he is, holds and suffers. TH.ATK.04 */
final class OwnThrow {

  private static final Term STRENGTH = new Term("strength", "TH.C.ABIL.01", Tag.ABILITY);
  private static final Term DEXTERITY = new Term("dexterity", "TH.C.ABIL.04", Tag.ABILITY);
  private static final Term MAGIC = new Term("magic weapon", "TH.ATK.04", Tag.MAGIC);
  private static final Term BLESSED = new Term("blessed", "TH.ATK.04", Tag.MAGIC);
  private static final Term UNSKILLED = new Term("not proficient", "TH.C.THAC.08", Tag.SKILL);
  private static final Term RELATED = new Term("related weapon", "TH.C.THAC.09", Tag.SKILL);
  private static final Term SPECIALIST = new Term("specialist", "TH.C.ATKS.03", Tag.SKILL);
  private static final Term MASTER = new Term("master", "TH.C.ATKS.06", Tag.SKILL);
  private static final Term FIRST = new Term("first of two weapons", "TH.C.ATKS.08", Tag.SITUATION);
  private static final Term SECOND =
      new Term("second of two weapons", "TH.C.ATKS.08", Tag.SITUATION);
  private static final Term SITTING = new Term("sitting", "TH.STANCE.07", Tag.STATE);
  private static final Term PRONE = new Term("prone", "TH.STANCE.13", Tag.STATE);
  private static final Term ROSE = new Term("just risen", "TH.STANCE.17", Tag.STATE);
  private static final Term HELD = new Term("held", "TH.C.WRES.04", Tag.STATE);
  private static final Term BLIND = new Term("blind", "TH.C.COND.03", Tag.STATE);
  private static final Term ENTANGLED = new Term("entangled", "TH.C.SPWM.06", Tag.STATE);
  private static final Term FOOTING =
      new Term("bad footing", "TH.C.T.ATTACK-SITUATION", Tag.SITUATION);
  private static final Term DEEP = new Term("deep water", "TH.C.T.ATTACK-SITUATION", Tag.SITUATION);
  private static final Term INJURED = new Term("injured", "TH.C.T.INJ-EFFECTS", Tag.STATE);
  private static final Term TIRED = new Term("tired", "TH.C.FAT.03", Tag.STATE);
  private static final Term LADEN = new Term("laden", "TH.C.ABIL.13", Tag.STATE);
  private static final Term ON_FOOT = new Term("made for the saddle", "TH.C.T.WEAPONS", Tag.WEAPON);
  private static final Term CHARGE = new Term("charging", "TH.C.MOVE.12", Tag.SITUATION);
  private static final Term COVERING = new Term("covering", "TH.COVER.12", Tag.SITUATION);
  private static final Term SAP = new Term("sap", "TH.SAP.06", Tag.SITUATION);
  private static final Term SAP_HELMET = new Term("sap at a helmet", "TH.SAP.07", Tag.SITUATION);
  private static final Term SUBDUE = new Term("to subdue", "TH.C.PUMM.07", Tag.SITUATION);
  private static final Term ROUND = new Term("round the shield", "TH.C.SPWM.04", Tag.SITUATION);
  private static final Term BUTT = new Term("butt of the weapon", "TH.C.REACH.04", Tag.WEAPON);
  private static final Term CLUB = new Term("used as a club", "TH.C.WEAP.08", Tag.WEAPON);
  private static final Term KICK = new Term("kick", "TH.C.PUMM.03", Tag.SITUATION);
  private static final Term WRESTLE = new Term("armour", "TH.C.WRES.02", Tag.ARMOUR);
  private static final Term RUSH = new Term("small shield", "TH.C.RUSH.02", Tag.SHIELD);
  private static final Term PUNCH = new Term("unwieldy shield", "TH.C.SPUN.01", Tag.SHIELD);
  private static final Term WHIP = new Term("entangling", "TH.C.SPWM.05", Tag.SITUATION);
  private static final Term RIDING =
      new Term("moving mount", "TH.C.T.ATTACK-SITUATION", Tag.SITUATION);
  private static final Term UNSTEADY =
      new Term("unsteady", "TH.C.T.ATTACK-SITUATION", Tag.SITUATION);
  private static final Term POINT_BLANK = new Term("point-blank", "TH.C.ATKS.04", Tag.RANGE);

  private final HarmRoom fight;
  private final Numbers numbers;
  private final AttackNumbers figures;

  OwnThrow(HarmRoom fight) {
    this.fight = fight;
    this.numbers = fight.numbers;
    this.figures = numbers.attack;
  }

  void add(Fighter attacker, Blow blow, Tally tally) {
    abilities(attacker, blow, tally);
    if (!blow.is(Trick.TOUCH)) {
      skill(attacker, blow, tally);
    }
    tally
        .plusIf(attacker.is(State.BLESSED), figures.blessed, BLESSED)
        .plusIf(attacker.is(State.CURSED), figures.cursed, AttackThrow.CURSED);
    two(attacker, blow, tally);
    state(attacker, blow, tally);
  }

  /** TH.C.ABIL.01, TH.C.ABIL.02, TH.C.ABIL.04 */
  private static void abilities(Fighter attacker, Blow blow, Tally tally) {
    int strength = attacker.prowess.hitBonus();
    if (!blow.missile() || blow.isThrown()) {
      tally.plus(strength, STRENGTH);
    } else if (blow.weapon().has("bow")) {
      boolean made = attacker.sheet().has("strong bow"); // made for his Strength
      tally.plus(made ? strength : Math.min(0, strength), STRENGTH);
    }
    if (blow.missile()) {
      tally.plus(attacker.prowess.missile(), DEXTERITY);
    }
  }

  private void skill(Fighter attacker, Blow blow, Tally tally) {
    Weapon weapon = blow.weapon();
    boolean plain = blow.is(Trick.SAP) && !weapon.has("sap"); // TH.SAP.08, TH.SAP.09
    tally.plusIf(!plain && !blow.is(Trick.BUTT) && !blow.is(Trick.PUNCH), weapon.magic(), MAGIC);
    if (weapon.natural() || weapon.isUnarmed() || blow.is(Trick.PUNCH) || blow.is(Trick.RUSH)) {
      return;
    }
    if (Skill.isSpecialist(attacker, weapon)) {
      boolean master = numbers.mastery && Skill.isMaster(attacker, weapon);
      tally.plus(
          master ? figures.masterAttack : figures.specialistAttack, master ? MASTER : SPECIALIST);
    } else if (!Skill.isProficient(attacker, weapon)) {
      int penalty = unskilled(attacker);
      if (penalty != 0) {
        boolean related = isRelated(attacker, weapon);
        int half = -((-penalty + 1) / figures.relatedWeaponDivisor);
        tally.plus(related ? half : penalty, related ? RELATED : UNSKILLED);
      }
    }
  }

  /** The least of all his classes. TH.C.THAC.09 */
  private int unskilled(Fighter attacker) {
    int penalty = unskilled(attacker.prowess.group());
    for (Group other : Group.values()) {
      if (attacker.sheet().number(other.column() + " level", 0) > 0) {
        penalty = Math.max(penalty, unskilled(other));
      }
    }
    return penalty;
  }

  private int unskilled(Group group) {
    return switch (group) {
      case WARRIOR -> figures.notProficientWarrior;
      case PRIEST -> figures.notProficientPriest;
      case ROGUE -> figures.notProficientRogue;
      case WIZARD -> figures.notProficientWizard;
      case COMMONER -> figures.notProficientZeroLevel;
      case MONSTER -> 0;
    };
  }

  private boolean isRelated(Fighter attacker, Weapon weapon) {
    for (List<String> family : numbers.table("related weapons").values()) {
      if (family.contains(weapon.id())) {
        for (String other : family) {
          if (attacker.sheet().has("proficient in " + other)
              || attacker.sheet().has("specialised in " + other)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Dexterity makes up for some of it; a ranger in light armour knows no such trouble. */
  private void two(Fighter attacker, Blow blow, Tally tally) {
    boolean first = blow.is(Trick.FIRST_OF_TWO);
    if (!first && !blow.is(Trick.SECOND_OF_TWO) || isAmbidextrous(attacker)) {
      return;
    }
    int penalty = first ? figures.twoWeaponsFirst : figures.twoWeaponsSecond;
    tally.plus(Math.min(0, penalty + attacker.prowess.reaction()), first ? FIRST : SECOND);
  }

  /** TH.C.ATKS.09 */
  private boolean isAmbidextrous(Fighter attacker) {
    String armour = attacker.sheet().armour().id();
    return attacker.sheet().has("ranger")
        && (attacker.sheet().armour().rating() == 0
            || numbers.row("armour", armour).contains("light"));
  }

  private void state(Fighter attacker, Blow blow, Tally tally) {
    if (!attacker.isMounted()) {
      tally.plusIf(
          attacker.stance() == Stance.SITTING && !isForSitting(blow.weapon()),
          numbers.stance.sittingAttack,
          SITTING);
      tally.plusIf(
          attacker.stance() == Stance.PRONE && !blow.missile(), numbers.stance.proneAttack, PRONE);
    }
    boolean deep = attacker.is(State.IN_DEEP_WATER) || attacker.is(State.SUBMERGED);
    boolean water = deep && !blow.mode().type().equals("piercing");
    if (blow.missile()) {
      unsteady(attacker, tally);
    }
    tally
        .plusIf(attacker.rose, numbers.stance.risingAttack, ROSE)
        .plusIf(attacker.isHeld() || attacker.isCaught(), figures.heldAttack, HELD)
        .plusIf(attacker.is(State.BLIND), figures.blind, BLIND)
        .plusIf(attacker.is(State.ENTANGLED), numbers.manoeuvre.entangledAttack, ENTANGLED)
        .plusIf(
            attacker.is(State.WADING) || attacker.is(State.CLIMBING), figures.badFooting, FOOTING)
        .plusIf(water, figures.submergedSwing, DEEP)
        .plus(injury(attacker, blow), INJURED)
        .plus(numbers.fatigue.at(attacker.fatigue, numbers.fatigueAttack), TIRED)
        .plus(fight.burden.effect(attacker, "attack"), LADEN)
        .plusIf(
            blow.weapon().has("mounted") && !attacker.isMounted(),
            figures.mountedWeaponOnFoot,
            ON_FOOT);
  }

  private int injury(Fighter attacker, Blow blow) {
    boolean other = blow.is(Trick.SECOND_OF_TWO);
    return fight.body.attack(attacker, blow.weapon(), blow.missile(), other);
  }

  /** From the back of a mount on the move, a rolling deck or in a gale. TH.C.T.ATTACK-SITUATION */
  private void unsteady(Fighter attacker, Tally tally) {
    Creature mount = attacker.mount();
    if (mount != null && attacker.feet > 0) {
      boolean walks = attacker.feet * 4 <= mount.speed(); // TH.R.27
      boolean trots = attacker.feet * 2 <= mount.speed();
      tally.plus(
          walks
              ? figures.mountedMissileWalk
              : trots ? figures.mountedMissileTrot : figures.mountedMissileGallop,
          RIDING);
    }
    tally.plusIf(attacker.is(State.UNSTEADY), figures.unsteadyMissile, UNSTEADY);
  }

  /** TH.STANCE.06 */
  static boolean isForSitting(Weapon weapon) {
    boolean small = weapon.size().rank() <= Size.SMALL.rank();
    return isForLying(weapon) && (small || !weapon.has("firearm"));
  }

  /** TH.STANCE.11 */
  static boolean isForLying(Weapon weapon) {
    return weapon.has("crossbow") || weapon.has("blowgun") || weapon.has("firearm");
  }

  void tricks(Fighter attacker, Fighter target, Blow blow, Tally tally) {
    if (blow.is(Trick.SAP)) {
      boolean helmet = target.prowess.helmet();
      tally.plus(
          helmet ? numbers.manoeuvre.sapHelmet : numbers.manoeuvre.sap, helmet ? SAP_HELMET : SAP);
    }
    boolean standing = target.stance() != Stance.PRONE; // TH.C.PUMM.06
    tally
        .plusIf(blow.is(Trick.CHARGE), figures.charge, CHARGE)
        .plusIf(blow.is(Trick.COVERING), numbers.manoeuvre.coverAttack, COVERING)
        .plusIf(blow.is(Trick.SUBDUE), numbers.unarmed.subdue, SUBDUE)
        .plusIf(blow.is(Trick.ROUND_SHIELD), numbers.manoeuvre.flailRoundShield, ROUND)
        .plusIf(blow.is(Trick.BUTT), figures.buttStrike, BUTT)
        .plusIf(blow.is(Trick.CLUB), figures.launcherAsClub, CLUB)
        .plusIf(blow.is(Trick.KICK) && standing, numbers.unarmed.kick, KICK)
        .plusIf(blow.is(Trick.WRESTLE), attacker.prowess.wrestling(), WRESTLE)
        .plusIf(blow.is(Trick.WHIP), numbers.manoeuvre.whip, WHIP)
        .plusIf(blow.is(Trick.PUNCH), attacker.prowess.shield().punch(), PUNCH)
        .plusIf(
            blow.is(Trick.RUSH) && attacker.prowess.shield().speed() == 3,
            numbers.manoeuvre.rushSmallShield,
            RUSH)
        .plusIf(
            blow.missile() && isPointBlank(attacker, target, blow.weapon()),
            figures.pointBlank,
            POINT_BLANK);
  }

  /** TH.C.ATKS.04 */
  private boolean isPointBlank(Fighter attacker, Fighter target, Weapon weapon) {
    if (!Skill.isSpecialist(attacker, weapon) || !weapon.has("bow") && !weapon.has("crossbow")) {
      return false;
    }
    int feet = fight.feet(attacker, target);
    int last = weapon.has("bow") ? figures.pointBlankBow : figures.pointBlankCrossbow;
    return feet >= figures.pointBlankFrom && feet <= last;
  }
}
