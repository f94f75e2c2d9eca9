package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Checks, movement and reach: the figures. */
public final class MoveNumbers extends RoomNumbers {

  public final int systemShockWithoutConstitution = number("system shock without constitution");
  public final int systemShockAHitDie = number("system shock a hit die");
  public final int systemShockMost = number("system shock most");
  public final int constitutionOfCreatures = number("constitution of creatures");
  public final int constitutionMost = number("constitution most");
  public final int mindOfCreatures = number("mind of creatures");
  public final int mindOfAnimals = number("mind of animals");
  public final int ridingProficient = number("riding proficient");
  public final int ridingUntrained = number("riding untrained");
  public final Dice riderThrown = dice("rider thrown");
  public final Dice mountSlain = dice("mount slain");
  public final int feetPerMovementRate = number("feet per movement rate");
  public final int unarmouredSpeed = number("unarmoured speed");
  public final int speedTimes = number("speed times");
  public final int halfMoveDivisor = number("half move divisor");
  public final int chargeLeast = number("charge least");
  public final int chargePercent = number("charge percent");
  public final int withdrawDivisor = number("withdraw divisor");
  public final int fleeMultiplier = number("flee multiplier");
  public final int runMultiplier = number("run multiplier");
  public final int sprintMultiplier = number("sprint multiplier");
  public final int chargeAc = number("charge ac");
  public final int difficultGround = number("difficult ground");
  public final int wadingFeet = number("wading feet");
  public final int swimmingFeet = number("swimming feet");
  public final int swimmingDrag = number("swimming drag");
  public final int crawlingDrag = number("crawling drag");
  public final int passCategories = number("pass categories");
  public final int quietRounds = number("quiet rounds");
  public final int vainRounds = number("vain rounds");
  public final int vainPace = number("vain pace");
  public final int tallReach = number("tall reach");

  MoveNumbers(Figures figures) {
    super(figures);
  }
}
