package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Critical hits and injuries: the figures. */
public final class CriticalNumbers extends RoomNumbers {

  public final int criticalDie = number("critical die");
  public final int criticalMargin = number("critical margin");
  public final int criticalMultiplier = number("critical multiplier");
  public final int criticalMultiplierOutsized = number("critical multiplier outsized");
  public final int outsizedCategories = number("outsized categories");
  public final Dice location = dice("location");
  public final Dice locationUpward = dice("location upward");
  public final Dice locationDownward = dice("location downward");
  public final int locationCategories = number("location categories");
  public final int severityHitDice = number("severity hit dice");
  public final Dice severityMinor = dice("severity minor");
  public final Dice severityMajor = dice("severity major");
  public final Dice severitySevere = dice("severity severe");
  public final Dice severityMortal = dice("severity mortal");
  public final int injuryHelmet = number("injury helmet");
  public final int injuryShieldArm = number("injury shield arm");
  public final int injuryArmour = number("injury armour");
  public final int injuryArmourAc = number("injury armour ac");
  public final Dice injuryStunRounds = dice("injury stun rounds");
  public final Dice injuryUnconsciousRounds = dice("injury unconscious rounds");
  public final int bleedingATurn = number("bleeding a turn");
  public final int bleedingARound = number("bleeding a round");
  public final Dice bleedingBadly = dice("bleeding badly");
  public final int bleedingBadlyHealed = number("bleeding badly healed");
  public final int eyeMelee = number("eye melee");
  public final int eyeMissile = number("eye missile");
  public final int injuryWeeksSlight = number("injury weeks slight");
  public final Dice injuryWeeksSerious = dice("injury weeks serious");
  public final Dice injuryWeeksGrave = dice("injury weeks grave");

  CriticalNumbers(Figures figures) {
    super(figures);
  }
}
