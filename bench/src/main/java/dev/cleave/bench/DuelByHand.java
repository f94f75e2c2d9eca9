package dev.cleave.bench;

import dev.cleave.engine.table.SeededDice;

/**
 * The hand-written duel: the same dice as the engine's, in bare ints, and nothing else. No rules
 * engine can be faster than the dice it must throw.
 */
final class DuelByHand {

  private final int fighterNeeds;
  private final int foeNeeds;
  private final int fighterHitPoints;
  private final int foeHitPoints;
  private final int fighterDie;
  private final int foeDie;
  private final int moralePlus;

  DuelByHand(
      int fighterNeeds,
      int foeNeeds,
      int fighterHitPoints,
      int foeHitPoints,
      int fighterDie,
      int foeDie,
      int moralePlus) {
    this.fighterNeeds = fighterNeeds;
    this.foeNeeds = foeNeeds;
    this.fighterHitPoints = fighterHitPoints;
    this.foeHitPoints = foeHitPoints;
    this.fighterDie = fighterDie;
    this.foeDie = foeDie;
    this.moralePlus = moralePlus;
  }

  /** Rounds fought, negative if the foe wins. */
  int fight(SeededDice dice) {
    int fighter = fighterHitPoints;
    int foe = foeHitPoints;
    boolean shaken = false;
    boolean toTheDeath = false;
    for (int round = 1; ; round++) {
      int ours = dice.die(6);
      int theirs = dice.die(6);
      boolean foeFirst = theirs >= ours;
      int before = foe;
      if (foeFirst) {
        fighter -= blow(dice, foeNeeds, foeDie);
      }
      if (fighter > 0) {
        foe -= blow(dice, fighterNeeds, fighterDie);
        if (foe <= 0) {
          return round;
        }
        if (!foeFirst) {
          fighter -= blow(dice, foeNeeds, foeDie);
        }
      }
      boolean was = shaken;
      shaken |= (foeHitPoints - foe) * 3 >= foeHitPoints;
      if (shaken && (!was || foe < before) && !toTheDeath) {
        toTheDeath = dice.die(6) + dice.die(6) + moralePlus >= 12;
      }
      if (fighter <= 0) {
        return -round;
      }
    }
  }

  private static int blow(SeededDice dice, int needs, int damage) {
    int die = dice.die(20);
    return die == 20 || die != 1 && die >= needs ? dice.die(damage) : 0;
  }
}
