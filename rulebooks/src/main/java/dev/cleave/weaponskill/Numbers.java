package dev.cleave.weaponskill;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;

/** The book's figures, charts and options as content gives them, read once. */
final class Numbers {

  final Chart ability;
  final Chart weaponSkill;
  final Chart ballisticSkill;
  final Chart baseMelee;
  final Chart baseRanged;

  final int baseAcMelee;
  final int baseAcRanged;
  final int lengthLonger;
  final int lengthShorter;
  final int lengthUnarmed;
  final int unarmedAttacker;
  final int unaware;
  final int proneMelee;
  final int proneRanged;
  final int proneAttacker;
  final int proneCrawl;
  final int twoOnOne;
  final int threeOnOne;
  final int darkness;
  final int changeWeapon;
  final int fullDefence;
  final int fullDefenceTrained;
  final int mountedMelee;
  final int mountedFoe;
  final int mountedRanged;
  final int charge;
  final int polearmCharge;
  final int aim;
  final int[] cover;
  final int intoMelee;
  final int crowdEach;
  final int crowdCap;
  final int wrestlingHelper;
  final int wrestlingPerHitDie;
  final int pinContests;
  final int rangeMedium;
  final int rangeLong;
  final int offHandTrained;
  final int offHandUntrained;
  final int shieldMissile;
  final int lengthEqual;
  final int trainedAt;
  final int largerCountsAs;
  final int leastDamage;
  final int unconsciousAt;
  final int mortallyWoundedAt;
  final int deadAt;
  final int pursuitDivisor;
  final int longPursuitDivisor;
  final int longPursuitLeast;
  final int escapeFactor;
  final int escapePlus;
  final int runMultiplier;
  final int reach;
  final int reachPolearm;
  final int reachLarge;
  final int skillCap;
  final int surpriseChance;
  final int moraleMost;
  final int roundSeconds;
  final Dice initiative;
  final Dice surprise;
  final Dice pouchSearch;
  final Dice packSearch;
  final Dice dyingMinutes;
  final Dice pursuitDie;
  final Dice morale;

  final boolean strictlyHigher;
  final boolean shieldStopsMissiles;
  final boolean riposte;
  final boolean castersUnawareOnly;
  final boolean openGround;
  final boolean wilderness;
  final boolean individualPursuit;
  final boolean longPursuit;
  final boolean groupInitiative;
  final boolean rollsSurprise;
  final boolean strengthHurts;

  private final Figures figures;
  private final Muster muster = new Muster(this);

  Numbers(Figures figures) {
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
  Skills skills(Creature sheet) {
    return muster.of(sheet);
  }

  /** A chart of saving throws by its name. */
  Chart saves(String name) {
    return figures.chart(name);
  }
}
