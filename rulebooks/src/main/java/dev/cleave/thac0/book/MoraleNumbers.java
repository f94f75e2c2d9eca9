package dev.cleave.thac0.book;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** Morale: the figures. */
public final class MoraleNumbers extends RoomNumbers {

  public final Dice morale = dice("morale");
  public final int moraleNever = number("morale never");
  public final int moraleWithdraws = number("morale withdraws");
  public final int moraleFlees = number("morale flees");
  public final int rallyRounds = number("rally rounds");
  public final int moralePeacefulAnimal = number("morale peaceful animal");
  public final int moralePredator = number("morale predator");
  public final int moraleWarAnimal = number("morale war animal");
  public final int moraleCommoner = number("morale commoner");
  public final int moraleMilitia = number("morale militia");
  public final int moraleGreenTroops = number("morale green troops");
  public final int moraleRegulars = number("morale regulars");
  public final int moraleHireling = number("morale hireling");
  public final int moraleElite = number("morale elite");
  public final int moraleHenchman = number("morale henchman");
  public final int moraleAnimalMind = number("morale animal mind");
  public final int moraleLowMind = number("morale low mind");
  public final int moraleAverageMind = number("morale average mind");
  public final int moraleRogue = number("morale rogue");
  public final int moraleWizard = number("morale wizard");
  public final int moralePriest = number("morale priest");
  public final int moraleWarrior = number("morale warrior");
  public final int moraleFanatic = number("morale fanatic");
  public final int moraleMindless = number("morale mindless");
  public final int moraleBelowHalf = number("morale below half");
  public final int moraleBelowOne = number("morale below one");
  public final int moraleLostQuarter = number("morale lost quarter");
  public final int moraleLostHalf = number("morale lost half");
  public final int moraleChaotic = number("morale chaotic");
  public final int moraleLawful = number("morale lawful");
  public final int moraleSurprised = number("morale surprised");
  public final int moraleHatedEnemy = number("morale hated enemy");
  public final int moraleEnemyMagic = number("morale enemy magic");
  public final int moraleOwnMagic = number("morale own magic");
  public final int moraleDefendsHome = number("morale defends home");
  public final int moraleDefensiveGround = number("morale defensive ground");
  public final int moraleFurtherTrigger = number("morale further trigger");
  public final int moraleOtherAlignment = number("morale other alignment");
  public final int moraleStrongestSlain = number("morale strongest slain");
  public final int moraleLeaderSlain = number("morale leader slain");
  public final int moraleAbandoned = number("morale abandoned");
  public final int moraleWellTreated = number("morale well treated");
  public final int moraleBadlyTreated = number("morale badly treated");
  public final int moraleNoEnemyFallen = number("morale no enemy fallen");
  public final int moraleOutnumbered = number("morale outnumbered");
  public final int moraleOutnumbering = number("morale outnumbering");
  public final int moraleOutnumberRatio = number("morale outnumber ratio");
  public final int moraleCannotHarm = number("morale cannot harm");

  MoraleNumbers(Figures figures) {
    super(figures);
  }
}
