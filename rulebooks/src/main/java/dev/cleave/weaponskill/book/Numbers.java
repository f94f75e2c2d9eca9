package dev.cleave.weaponskill.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;

/** The book's figures, charts and options as content gives them, read once. */
public final class Numbers {

  public final Chart ability;
  final Chart weaponSkill;
  final Chart ballisticSkill;
  final Chart baseMelee;
  final Chart baseRanged;

  final int baseAcMelee;
  final int baseAcRanged;
  public final int lengthLonger;
  public final int lengthShorter;
  public final int lengthUnarmed;
  public final int unarmedAttacker;
  public final int unaware;
  public final int proneMelee;
  public final int proneRanged;
  public final int proneAttacker;
  public final int proneCrawl;
  public final int twoOnOne;
  public final int threeOnOne;
  public final int darkness;
  public final int changeWeapon;
  public final int fullDefence;
  public final int fullDefenceTrained;
  public final int mountedMelee;
  public final int mountedFoe;
  public final int mountedRanged;
  public final int charge;
  public final int polearmCharge;
  public final int aim;
  public final int[] cover;
  public final int intoMelee;
  public final int crowdEach;
  public final int crowdCap;
  public final int wrestlingHelper;
  public final int wrestlingPerHitDie;
  public final int pinContests;
  public final int rangeMedium;
  public final int rangeLong;
  public final int offHandTrained;
  public final int offHandUntrained;
  public final int shieldMissile;
  public final int lengthEqual;
  final int trainedAt;
  public final int largerCountsAs;
  public final int leastDamage;
  public final int unconsciousAt;
  public final int mortallyWoundedAt;
  public final int deadAt;
  public final int pursuitDivisor;
  public final int longPursuitDivisor;
  public final int longPursuitLeast;
  public final int escapeFactor;
  public final int escapePlus;
  public final int runMultiplier;
  public final int reach;
  public final int reachPolearm;
  public final int reachLarge;
  final int skillCap;
  public final int surpriseChance;
  final int moraleMost;
  public final int roundSeconds;
  public final Dice initiative;
  public final Dice surprise;
  public final Dice pouchSearch;
  public final Dice packSearch;
  public final Dice dyingMinutes;
  public final Dice pursuitDie;
  public final Dice morale;

  public final boolean strictlyHigher;
  public final boolean shieldStopsMissiles;
  public final boolean riposte;
  public final boolean castersUnawareOnly;
  public final boolean openGround;
  public final boolean wilderness;
  public final boolean individualPursuit;
  public final boolean longPursuit;
  public final boolean groupInitiative;
  public final boolean rollsSurprise;
  public final boolean strengthHurts;

  private final Figures figures;
  private final Muster muster = new Muster(this);

  public Numbers(Figures figures) {
    this.figures = figures;
    ability = figures.chart("ability");
    weaponSkill = figures.chart("weapon skill");
    ballisticSkill = figures.chart("ballistic skill");
    baseMelee = figures.chart("creature ac melee");
    baseRanged = figures.chart("creature ac ranged");
    baseAcMelee = figures.number("base ac melee");
    baseAcRanged = figures.number("base ac ranged");
    lengthLonger = figures.number("length longer");
    lengthShorter = figures.number("length shorter");
    lengthUnarmed = figures.number("length unarmed");
    unarmedAttacker = figures.number("unarmed attacker");
    unaware = figures.number("unaware bonus");
    proneMelee = figures.number("prone melee");
    proneRanged = figures.number("prone ranged");
    proneAttacker = figures.number("prone attacker");
    proneCrawl = figures.number("prone crawl");
    twoOnOne = figures.number("two on one");
    threeOnOne = figures.number("three on one");
    darkness = figures.number("darkness");
    changeWeapon = figures.number("change weapon");
    fullDefence = figures.number("full defence");
    fullDefenceTrained = figures.number("full defence trained");
    mountedMelee = figures.number("mounted melee");
    mountedFoe = figures.number("mounted foe ac");
    mountedRanged = figures.number("mounted ranged");
    charge = figures.number("charge multiplier");
    polearmCharge = figures.number("polearm charge multiplier");
    aim = figures.number("aim");
    cover =
        new int[] {
          0,
          figures.number("cover quarter"),
          figures.number("cover half"),
          figures.number("cover three-quarter"),
          figures.number("cover full")
        };
    intoMelee = figures.number("firing into melee");
    crowdEach = figures.number("crowd per target");
    crowdCap = figures.number("crowd cap");
    wrestlingHelper = figures.number("wrestling helper");
    wrestlingPerHitDie = figures.number("wrestling per hit die");
    pinContests = figures.number("pin contests");
    rangeMedium = figures.number("range medium");
    rangeLong = figures.number("range long");
    offHandTrained = figures.number("off-hand trained");
    offHandUntrained = figures.number("off-hand untrained");
    shieldMissile = figures.number("shield missile");
    lengthEqual = figures.number("length equal");
    trainedAt = figures.number("trained at");
    largerCountsAs = figures.number("larger counts as");
    leastDamage = figures.number("least damage");
    unconsciousAt = figures.number("unconscious at");
    mortallyWoundedAt = figures.number("mortally wounded at");
    deadAt = figures.number("dead at");
    pursuitDivisor = figures.number("pursuit rate divisor");
    longPursuitDivisor = figures.number("long pursuit start divisor");
    longPursuitLeast = figures.number("long pursuit least");
    escapeFactor = figures.number("escape factor");
    escapePlus = figures.number("escape plus");
    runMultiplier = figures.number("run multiplier");
    reach = figures.number("reach");
    reachPolearm = figures.number("reach polearm");
    reachLarge = figures.number("reach large");
    skillCap = figures.number("skill cap");
    surpriseChance = figures.number("surprise chance");
    moraleMost = figures.number("morale most");
    roundSeconds = figures.number("round seconds");
    initiative = figures.dice("initiative");
    surprise = figures.dice("surprise die");
    pouchSearch = figures.dice("pouch search");
    packSearch = figures.dice("pack search");
    dyingMinutes = figures.dice("dying minutes");
    pursuitDie = figures.dice("pursuit die");
    morale = figures.dice("morale");
    strictlyHigher = figures.option("hits", "strictly higher");
    shieldStopsMissiles = figures.option("shield against missiles", "yes");
    riposte = figures.option("riposte", "after the blow");
    castersUnawareOnly = figures.option("casters", "unaware only");
    openGround = figures.option("pursuit", "open ground");
    wilderness = figures.option("pursuit", "wilderness");
    individualPursuit = figures.option("pursuit rolls", "individual");
    longPursuit = figures.option("long pursuit", "yes");
    groupInitiative = figures.option("initiative", "by group");
    rollsSurprise = figures.option("surprise", "roll");
    strengthHurts = figures.option("strength adds to damage", "yes");
  }

  /** What a sheet comes to. */
  public Skills skills(Creature sheet) {
    return muster.of(sheet);
  }

  /** A chart of saving throws by its name. */
  Chart saves(String name) {
    return figures.chart(name);
  }
}
