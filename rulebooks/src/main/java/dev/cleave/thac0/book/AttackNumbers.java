package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Attack throws: the figures. */
public final class AttackNumbers extends RoomNumbers {

  public final int unarmouredAc = number("unarmoured ac");
  public final int zeroLevelThac0 = number("zero level thac0");
  public final int notProficientWarrior = number("not proficient warrior");
  public final int notProficientPriest = number("not proficient priest");
  public final int notProficientRogue = number("not proficient rogue");
  public final int notProficientWizard = number("not proficient wizard");
  public final int notProficientZeroLevel = number("not proficient zero level");
  public final int relatedWeaponDivisor = number("related weapon divisor");
  public final int higherGround = number("higher ground");
  public final int higherGroundFeet = number("higher ground feet");
  public final int riderAgainstFoot = number("rider against foot");
  public final int footAgainstRider = number("foot against rider");
  public final int footAgainstRiderReach = number("foot against rider reach");
  public final int charge = number("charge");
  public final int offBalance = number("off balance");
  public final int stunned = number("stunned");
  public final int helplessMissile = number("helpless missile");
  public final int unseen = number("unseen");
  public final int blind = number("blind");
  public final int blindAc = number("blind ac");
  public final int badFooting = number("bad footing");
  public final int heldAttack = number("held attack");
  public final int submergedSwing = number("submerged swing");
  public final int mountedMissileWalk = number("mounted missile walk");
  public final int mountedMissileTrot = number("mounted missile trot");
  public final int mountedMissileGallop = number("mounted missile gallop");
  public final int unsteadyMissile = number("unsteady missile");
  public final int twoWeaponsFirst = number("two weapons first");
  public final int twoWeaponsSecond = number("two weapons second");
  public final int specialistAttack = number("specialist attack");
  public final int specialistDamage = number("specialist damage");
  public final int masterAttack = number("master attack");
  public final int masterDamage = number("master damage");
  public final int grandMasterAttacks = number("grand master attacks");
  public final int pointBlank = number("point-blank");
  public final int pointBlankFrom = number("point-blank from");
  public final int pointBlankBow = number("point-blank bow");
  public final int pointBlankCrossbow = number("point-blank crossbow");
  public final int backstab = number("backstab");
  public final int mountedWeaponOnFoot = number("mounted weapon on foot");
  public final int launcherAsClub = number("launcher as club");
  public final Dice launcherClubDamage = dice("launcher club damage");
  public final int launcherRuinedOn = number("launcher ruined on");
  public final int buttStrike = number("butt strike");
  public final Dice buttDamage = dice("butt damage");
  public final int overAShoulder = number("over a shoulder");
  public final int blessed = number("blessed");
  public final int cursed = number("cursed");
  public final int displaced = number("displaced");
  public final int minimumDamage = number("minimum damage");

  AttackNumbers(Figures figures) {
    super(figures);
  }
}
