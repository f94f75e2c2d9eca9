package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Fists, feet and holds: the figures. */
public final class UnarmedNumbers extends RoomNumbers {

  public final Dice fist = dice("fist");
  public final Dice smallHardObject = dice("small hard object");
  public final Dice largeSoftObject = dice("large soft object");
  public final Dice largeHardObject = dice("large hard object");
  public final int pummelIntelligence = number("pummel intelligence");
  public final int pummelSpecialist = number("pummel specialist");
  public final int pummelSizes = number("pummel sizes");
  public final int pummelSize = number("pummel size");
  public final int pummelLargeObject = number("pummel large object");
  public final int pummelWeightDivisor = number("pummel weight divisor");
  public final int pummelLengthDivisor = number("pummel length divisor");
  public final Dice unconsciousRounds = dice("unconscious rounds");
  public final int realPartDivisor = number("real part divisor");
  public final int kick = number("kick");
  public final Dice kickDamage = dice("kick damage");
  public final Dice kickBoots = dice("kick boots");
  public final int kickKnockdown = number("kick knockdown");
  public final int kickStumble = number("kick stumble");
  public final int subdue = number("subdue");
  public final int subdueDivisor = number("subdue divisor");
  public final Dice martialArtistDamage = dice("martial artist damage");
  public final Dice martialSpecialistDamage = dice("martial specialist damage");
  public final int martialKnockdown = number("martial knockdown");
  public final int wrestleSizes = number("wrestle sizes");
  public final int wrestleSize = number("wrestle size");
  public final int wrestleOneHand = number("wrestle one hand");
  public final int wrestleRear = number("wrestle rear");
  public final int wrestleHelper = number("wrestle helper");
  public final int wrestleHelpersMost = number("wrestle helpers most");
  public final int wrestleMaintain = number("wrestle maintain");
  public final int heldTarget = number("held target");
  public final Dice squeeze = dice("squeeze");
  public final Dice throwDamage = dice("throw damage");
  public final int dragDivisor = number("drag divisor");
  public final int breakFreePinned = number("break free pinned");
  public final int overbearSize = number("overbear size");
  public final int overbearHelper = number("overbear helper");
  public final int overbearLeg = number("overbear leg");
  public final int overbearCharge = number("overbear charge");
  public final Dice trample = dice("trample");

  UnarmedNumbers(Figures figures) {
    super(figures);
  }
}
