package dev.cleave.weaponskill.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The book's figures, charts and options as content gives them, read once. */
public final class Numbers extends RoomNumbers {

  public final Chart ability = chart("ability");
  final Chart weaponSkill = chart("weapon skill");
  final Chart ballisticSkill = chart("ballistic skill");
  final Chart baseMelee = chart("creature ac melee");
  final Chart baseRanged = chart("creature ac ranged");

  final int baseAcMelee = number("base ac melee");
  final int baseAcRanged = number("base ac ranged");
  public final int lengthLonger = number("length longer");
  public final int lengthShorter = number("length shorter");
  public final int lengthUnarmed = number("length unarmed");
  public final int unarmedAttacker = number("unarmed attacker");
  public final int unaware = number("unaware bonus");
  public final int proneMelee = number("prone melee");
  public final int proneRanged = number("prone ranged");
  public final int proneAttacker = number("prone attacker");
  public final int proneCrawl = number("prone crawl");
  public final int twoOnOne = number("two on one");
  public final int threeOnOne = number("three on one");
  public final int darkness = number("darkness");
  public final int changeWeapon = number("change weapon");
  public final int fullDefence = number("full defence");
  public final int fullDefenceTrained = number("full defence trained");
  public final int mountedMelee = number("mounted melee");
  public final int mountedFoe = number("mounted foe ac");
  public final int mountedRanged = number("mounted ranged");
  public final int charge = number("charge multiplier");
  public final int polearmCharge = number("polearm charge multiplier");
  public final int aim = number("aim");
  public final int[] cover = {
    0,
    number("cover quarter"),
    number("cover half"),
    number("cover three-quarter"),
    number("cover full")
  };
  public final int intoMelee = number("firing into melee");
  public final int crowdEach = number("crowd per target");
  public final int crowdCap = number("crowd cap");
  public final int wrestlingHelper = number("wrestling helper");
  public final int wrestlingPerHitDie = number("wrestling per hit die");
  public final int pinContests = number("pin contests");
  public final int rangeMedium = number("range medium");
  public final int rangeLong = number("range long");
  public final int offHandTrained = number("off-hand trained");
  public final int offHandUntrained = number("off-hand untrained");
  public final int shieldMissile = number("shield missile");
  public final int lengthEqual = number("length equal");
  final int trainedAt = number("trained at");
  public final int largerCountsAs = number("larger counts as");
  public final int leastDamage = number("least damage");
  public final int unconsciousAt = number("unconscious at");
  public final int mortallyWoundedAt = number("mortally wounded at");
  public final int deadAt = number("dead at");
  public final int pursuitDivisor = number("pursuit rate divisor");
  public final int quietRounds = number("quiet rounds");
  public final int longPursuitDivisor = number("long pursuit start divisor");
  public final int longPursuitLeast = number("long pursuit least");
  public final int escapeFactor = number("escape factor");
  public final int escapePlus = number("escape plus");
  public final int runMultiplier = number("run multiplier");
  public final int reach = number("reach");
  public final int reachPolearm = number("reach polearm");
  public final int reachLarge = number("reach large");
  final int skillCap = number("skill cap");
  public final int surpriseChance = number("surprise chance");
  final int moraleMost = number("morale most");
  public final int roundSeconds = number("round seconds");
  public final Dice initiative = dice("initiative");
  public final Dice surprise = dice("surprise die");
  public final Dice pouchSearch = dice("pouch search");
  public final Dice packSearch = dice("pack search");
  public final Dice dyingMinutes = dice("dying minutes");
  public final Dice pursuitDie = dice("pursuit die");
  public final Dice morale = dice("morale");

  public final boolean unknownCount = option("the unknown", "counted");
  public final boolean strictlyHigher = option("hits", "strictly higher");
  public final boolean shieldStopsMissiles = option("shield against missiles", "yes");
  public final boolean riposte = option("riposte", "after the blow");
  public final boolean castersUnawareOnly = option("casters", "unaware only");
  public final boolean openGround = option("pursuit", "open ground");
  public final boolean wilderness = option("pursuit", "wilderness");
  public final boolean individualPursuit = option("pursuit rolls", "individual");
  public final boolean longPursuit = option("long pursuit", "yes");
  public final boolean groupInitiative = option("initiative", "by group");
  public final boolean rollsSurprise = option("surprise", "roll");
  public final boolean strengthHurts = option("strength adds to damage", "yes");

  private final Muster muster = new Muster(this);

  public Numbers(Figures figures) {
    super(figures);
  }

  public Skills skills(Creature sheet) {
    return muster.of(sheet);
  }

  /** A chart of saving throws by its name. */
  Chart saves(String name) {
    return figures.chart(name);
  }
}
