package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Missiles, grenades and cover: the figures. */
public final class MissileNumbers extends RoomNumbers {

  public final int missileMedium = number("missile medium");
  public final int missileLong = number("missile long");
  public final int mountHitOn = number("mount hit on");
  public final int grenadeSquareAc = number("grenade square ac");
  public final int grenadeLightPounds = number("grenade light pounds");
  public final int grenadeMiddlingPounds = number("grenade middling pounds");
  public final int grenadeHeavyDivisor = number("grenade heavy divisor");
  public final Dice scatterDirection = dice("scatter direction");
  public final Dice scatterShort = dice("scatter short");
  public final Dice scatterMedium = dice("scatter medium");
  public final Dice scatterLong = dice("scatter long");
  public final int splashFeet = number("splash feet");
  public final int splashPoisonSave = number("splash poison save");
  public final int soakedRounds = number("soaked rounds");
  public final Dice oilAlight = dice("oil alight");
  public final Dice oilNextRound = dice("oil next round");
  public final Dice burning = dice("burning");
  public final Dice falling = dice("falling");
  public final int fallingFeet = number("falling feet");
  public final int fallingDice = number("falling dice");
  public final int breathDivisor = number("breath divisor");
  public final int meleeConcealment = number("melee concealment");
  public final int coverGradeQuarter = number("cover grade quarter");
  public final int coverGradeHalf = number("cover grade half");
  public final int coverGradeThreeQuarter = number("cover grade three-quarter");
  public final int coverGradeFull = number("cover grade full");
  public final int coverShelters = number("cover shelters");

  MissileNumbers(Figures figures) {
    super(figures);
  }

  /** Percent hidden behind cover of a grade. TH.C.T.COVER */
  public int hidden(int grade) {
    return switch (grade) {
      case 0 -> 0;
      case 1 -> coverGradeQuarter;
      case 2 -> coverGradeHalf;
      case 3 -> coverGradeThreeQuarter;
      default -> coverGradeFull;
    };
  }
}
