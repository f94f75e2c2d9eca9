package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The round, initiative and surprise: the figures. */
public final class InitiativeNumbers extends RoomNumbers {

  public final int roundSeconds = number("round seconds");
  public final int roundsATurn = number("rounds a turn");
  public final Dice initiative = dice("initiative");
  public final int changedAction = number("changed action");
  public final int initiativeHasted = number("initiative hasted");
  public final int initiativeSlowed = number("initiative slowed");
  public final int initiativeHigherGround = number("initiative higher ground");
  public final int initiativeSet = number("initiative set");
  public final int initiativeWading = number("initiative wading");
  public final int initiativeDeepWater = number("initiative deep water");
  public final int initiativeForeign = number("initiative foreign");
  public final int initiativeHindered = number("initiative hindered");
  public final int initiativeLargeObject = number("initiative large object");
  public final int initiativeBreath = number("initiative breath");
  public final int initiativeInnate = number("initiative innate");
  public final int initiativeRod = number("initiative rod");
  public final int initiativeStaff = number("initiative staff");
  public final int initiativeWand = number("initiative wand");
  public final int initiativeRing = number("initiative ring");
  public final int initiativeItem = number("initiative item");
  public final int initiativePotion = number("initiative potion");
  public final int initiativeCalledShot = number("initiative called shot");
  public final int initiativeDisarm = number("initiative disarm");
  public final int initiativeGrab = number("initiative grab");
  public final int initiativeSap = number("initiative sap");
  public final int initiativeRising = number("initiative rising");
  public final int speedAPlus = number("speed a plus");
  public final int castingTimeALevel = number("casting time a level");
  public final int castingTimePriest = number("casting time priest");
  public final Dice surpriseDie = dice("surprise die");
  public final int surpriseChance = number("surprise chance");
  public final int surprised = number("surprised");

  InitiativeNumbers(Figures figures) {
    super(figures);
  }
}
