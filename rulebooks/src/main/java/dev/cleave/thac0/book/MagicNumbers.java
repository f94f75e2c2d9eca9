package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Turning and poison: the figures. */
public final class MagicNumbers extends RoomNumbers {

  public final Dice turning = dice("turning");
  public final int turningFeet = number("turning feet");
  public final Dice turnedUndead = dice("turned undead");
  public final Dice turnedMore = dice("turned more");
  public final Dice turnedRounds = dice("turned rounds");
  public final int turnedFeet = number("turned feet");
  public final int turningPaladinLevels = number("turning paladin levels");
  public final int turningCommanded = number("turning commanded");
  public final int poisonTreatment = number("poison treatment");
  public final Dice poisonParalysisHours = dice("poison paralysis hours");
  public final Dice poisonDebilityDays = dice("poison debility days");

  MagicNumbers(Figures figures) {
    super(figures);
  }
}
