package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Called shots, guards, parries and the other manoeuvres: the figures. */
public final class ManoeuvreNumbers extends RoomNumbers {

  public final int calledShot = number("called shot");
  public final int spareAllies = number("spare allies");
  public final int coverCounts = number("cover counts");
  public final int coverCountsSpecialist = number("cover counts specialist");
  public final int coverAttack = number("cover attack");
  public final int coverCritical = number("cover critical");
  public final int parryDivisor = number("parry divisor");
  public final int parryWarrior = number("parry warrior");
  public final int blockAc = number("block ac");
  public final int disarmAc = number("disarm ac");
  public final int disarmVictimAc = number("disarm victim ac");
  public final int disarmTwoHands = number("disarm two hands");
  public final int disarmSizes = number("disarm sizes");
  public final Dice disarmFeet = dice("disarm feet");
  public final Dice disarmSquares = dice("disarm squares");
  public final int disarmMark = number("disarm mark");
  public final int hookShield = number("hook shield");
  public final int flailRoundShield = number("flail round shield");
  public final int grabAc = number("grab ac");
  public final int grabVictimAc = number("grab victim ac");
  public final int grabTwoHandsAc = number("grab two hands ac");
  public final int grabLate = number("grab late");
  public final int grabSmallWorn = number("grab small worn");
  public final int grabRing = number("grab ring");
  public final int grabTugTwoHands = number("grab tug two hands");
  public final Dice grabBlade = dice("grab blade");
  public final int grabSizes = number("grab sizes");
  public final int tripStationary = number("trip stationary");
  public final int tripLegs = number("trip legs");
  public final int tripUnaware = number("trip unaware");
  public final int tripFast = number("trip fast");
  public final int tripSmallAttacker = number("trip small attacker");
  public final int tripHuge = number("trip huge");
  public final int tripGargantuan = number("trip gargantuan");
  public final int dismount = number("dismount");
  public final Dice dismountDamage = dice("dismount damage");
  public final int sap = number("sap");
  public final int sapHelmet = number("sap helmet");
  public final int sapRealDivisor = number("sap real divisor");
  public final int sapPercent = number("sap percent");
  public final int sapMost = number("sap most");
  public final int sapPercentHelpless = number("sap percent helpless");
  public final int sapMostHelpless = number("sap most helpless");
  public final int rushSmallShield = number("rush small shield");
  public final int rushSizes = number("rush sizes");
  public final int rushSize = number("rush size");
  public final int rushRunFeet = number("rush run feet");
  public final int rushRunMost = number("rush run most");
  public final int rushUnaware = number("rush unaware");
  public final int rushGuard = number("rush guard");
  public final int rushFeetDown = number("rush feet down");
  public final int rushFeetMissed = number("rush feet missed");
  public final int whip = number("whip");
  public final int netAc = number("net ac");
  public final int entangledAttack = number("entangled attack");
  public final int entangledMoveDivisor = number("entangled move divisor");
  public final Dice mancatcherDamage = dice("mancatcher damage");
  public final int mancatcherFree = number("mancatcher free");
  public final int trapAc = number("trap ac");
  public final int trapAcBetter = number("trap ac better");
  public final int trapTwoHands = number("trap two hands");
  public final int breakSmall = number("break small");
  public final int breakMedium = number("break medium");
  public final int breakLarge = number("break large");
  public final int breakMagic = number("break magic");
  public final int breakNever = number("break never");

  ManoeuvreNumbers(Figures figures) {
    super(figures);
  }
}
