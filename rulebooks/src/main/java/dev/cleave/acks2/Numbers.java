package dev.cleave.acks2;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;

/** The figures of the book as content and the Judge's house rules give them, read once. */
final class Numbers {

  // Rounds and initiative
  final Dice initiative;
  final int firstCount;
  final int lastCount;
  final boolean groupInitiative;
  final int groupSize;

  // Movement and engagement
  final int running;
  final int withdrawDivisor;
  final int chargeMinimum;
  final int closingStep;
  final int crawl;
  final int meleeReach;
  final int engagementDistance;
  final boolean engagementBySize;
  final boolean freeFacingFrontOnly;
  final boolean passingLargerAllies;
  final int fled;

  // Attack throws
  final int halfDieOrLess;
  final int oneLess;
  final int nonProficient;
  final int flanked;
  final int vulnerable;
  final int subjacent;
  final int subjacentHeight;
  final int blind;
  final int proneAttacker;
  final int proneTarget;
  final int dualWeapon;
  final int dualSpecialist;
  final int mediumRange;
  final int longRange;
  final int waistHigh;
  final int chestHigh;
  final int veryNarrow;
  final int throughAllies;
  final int preciseEngaged;
  final int preciseCover;
  final int disordered;
  final Bonus charge;
  final boolean chargeSequence;

  // Damage
  final int leastDamage;
  final int fallsAt;

  // Morale
  final Dice morale;
  final int neverFights;
  final int neverFlees;
  final int lossDivisor;
  final int hurtHalf;
  final int hurtTwoThirds;
  final int outnumber;
  final int outnumberDouble;
  final int halved;
  final int downToThird;
  final int faltering;
  final Dice frightRounds;

  private final Chart ability;
  private final Chart attackThrow;
  private final Chart attackThrowByHitDice;
  private final Chart engagementSizes;
  private final Chart moraleResult;

  private final Figures figures;

  Numbers(Figures figures) {
    this.figures = figures;
    initiative = figures.dice("initiative");
    firstCount = figures.number("first count");
    lastCount = figures.number("last count");
    groupInitiative = figures.option("group initiative", "on");
    groupSize = figures.number("group size");

    running = figures.number("running multiplier");
    withdrawDivisor = figures.number("withdraw divisor");
    chargeMinimum = figures.number("charge minimum");
    closingStep = figures.number("closing step");
    crawl = figures.number("prone crawl");
    meleeReach = figures.number("melee reach");
    engagementDistance = figures.number("engagement distance");
    engagementBySize = figures.option("engagement by size", "on");
    freeFacingFrontOnly = figures.option("free facing", "front only");
    passingLargerAllies = figures.option("passing larger allies", "on");
    fled = figures.number("fled distance");

    halfDieOrLess = figures.number("attack throw half or less");
    oneLess = figures.number("attack throw 1-1");
    nonProficient = figures.number("non-proficient");
    flanked = figures.number("flanked");
    vulnerable = figures.number("vulnerable");
    subjacent = figures.number("subjacent");
    subjacentHeight = figures.number("subjacent height");
    blind = figures.number("blind");
    proneAttacker = figures.number("prone melee attacker");
    proneTarget = figures.number("prone missile target");
    dualWeapon = figures.number("dual weapon");
    dualSpecialist = figures.number("dual weapon specialist");
    mediumRange = figures.number("missile medium");
    longRange = figures.number("missile long");
    waistHigh = figures.number("cover waist-high");
    chestHigh = figures.number("cover chest-high");
    veryNarrow = figures.number("cover very narrow");
    throughAllies = figures.number("through engaged allies");
    preciseEngaged = figures.number("precise shooting engaged");
    preciseCover = figures.number("precise shooting cover");
    disordered = figures.number("disordered");
    charge =
        new Bonus(figures.number("charge"), new Term("charge", "A2.FULL.14", Tag.SITUATION), true);
    chargeSequence = figures.option("charge sequence", "whole sequence");

    leastDamage = figures.number("minimum damage");
    fallsAt = figures.number("unconscious at");

    morale = figures.dice("morale");
    neverFights = figures.number("morale never fights");
    neverFlees = figures.number("morale never flees");
    lossDivisor = figures.number("morale loss divisor");
    hurtHalf = figures.number("morale hp half");
    hurtTwoThirds = figures.number("morale hp two thirds");
    outnumber = figures.number("morale outnumber");
    outnumberDouble = figures.number("morale outnumber double");
    halved = figures.number("morale group half");
    downToThird = figures.number("morale group two thirds");
    faltering = figures.number("faltering");
    frightRounds = figures.dice("fright rounds");

    ability = figures.chart("ability");
    attackThrow = figures.chart("attack throw");
    attackThrowByHitDice = figures.chart("attack throw by hit dice");
    engagementSizes = figures.chart("engagement by size");
    moraleResult = figures.chart("morale result");
  }

  /** Modifier of an ability score. A2.GAP.315 */
  int modifier(int score) {
    return ability.at(score);
  }

  int attackThrow(String column, int level) {
    return attackThrow.at(level, column);
  }

  int attackThrow(int hitDice) {
    return attackThrowByHitDice.at(hitDice);
  }

  /** A chart of saving throws by its name. */
  Chart saves(String name) {
    return figures.chart(name);
  }

  /** How many of one size it takes to engage one of another. A2.ENGAGE.19 */
  int engagers(int engagerRank, int engagedRank) {
    return engagementSizes.at(engagerRank, Math.max(0, engagedRank - 1));
  }

  /** 1 frightened retreat to 5 victory or death. A2.T.MORALE */
  int moraleResult(int total) {
    return moraleResult.at(total);
  }
}
