package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.book.Group;
import dev.cleave.thac0.book.Stance;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;

/** Attacks and shots a round. TH.C.ATKS.01, TH.MISSILE.07 */
public final class Rate {

  private final Fray fight;

  Rate(Fray fight) {
    this.fight = fight;
  }

  /** Attacks with one weapon in this round. */
  public int attacks(Fighter fighter, Weapon weapon) {
    return inRound(hurried(fighter, halves(fighter, weapon)), fight.round());
  }

  /** Attacks in two rounds. */
  private int halves(Fighter fighter, Weapon weapon) {
    if (weapon.natural() || fighter.isGroup(Group.MONSTER)) {
      return Math.max(2, fighter.prowess.attacks());
    }
    int extra =
        fight.numbers.mastery && Skill.isGrandMaster(fighter, weapon)
            ? 2 * fight.numbers.attack.grandMasterAttacks
            : 0;
    if (Skill.isSpecialist(fighter, weapon) && !weapon.isUnarmed()) {
      return extra
          + fight.numbers.attacks.at(fighter.prowess.level(), fight.numbers.attacksSpecialist);
    }
    return fighter.isGroup(Group.WARRIOR) && !weapon.isUnarmed()
        ? fight.numbers.attacks.at(fighter.prowess.level(), fight.numbers.attacksWarrior)
        : 2;
  }

  /** TH.C.COND.02 */
  private int hurried(Fighter fighter, int halves) {
    int much = fighter.is(State.HASTED) ? halves * fight.numbers.harm.hasteMultiplier : halves;
    return fighter.is(State.SLOWED) ? much / fight.numbers.harm.slowDivisor : much;
  }

  /** The smaller number in odd rounds, the larger in even ones. TH.C.ATKS.02 */
  private static int inRound(int halves, int round) {
    return round % 2 == 1 ? halves / 2 : halves - halves / 2;
  }

  /** Shots with one weapon in this round, 0 if it is not ready. TH.C.WEAP.06, TH.C.MOVE.07 */
  public int shots(Fighter fighter, Weapon weapon, boolean moved) {
    int halves = shotHalves(fighter, weapon);
    halves = fighter.is(State.HASTED) ? halves * fight.numbers.harm.hasteMultiplier : halves;
    int slower = fighter.is(State.SLOWED) ? fight.numbers.harm.slowDivisor : 1;
    if (fighter.stance() == Stance.PRONE && (weapon.has("crossbow") || weapon.has("firearm"))) {
      slower *= fight.numbers.stance.proneRateDivisor; // TH.STANCE.12
    }
    boolean hand = weapon.melee() || weapon.has("thrown") || weapon.natural();
    int one = 2 * slower; // halves for a shot in every round
    if (moved) {
      boolean rested = fighter.lastShot < fight.round() - 1 || fighter.lastShot == 0;
      if (halves >= 2 * one) {
        return halves / (2 * one);
      }
      return halves >= one && (hand || rested) ? 1 : 0;
    }
    if (halves < one) {
      int rounds = Math.ceilDiv(one, Math.max(1, halves));
      return fighter.lastShot == 0 || fight.round() - fighter.lastShot >= rounds ? 1 : 0;
    }
    return inRound(halves / slower, fight.round());
  }

  private int shotHalves(Fighter fighter, Weapon weapon) {
    int own = fight.arms(weapon).halves();
    if (!Skill.isSpecialist(fighter, weapon) || weapon.has("bow")) {
      return own;
    }
    String column =
        switch (weapon.id()) {
          case "crossbow" -> "light crossbow";
          case "arbalest" -> "heavy crossbow";
          case "dagger", "knife" -> "dagger";
          case "dart" -> "dart";
          default -> "other missile";
        };
    return Math.max(own, fight.numbers.attacks.at(fighter.prowess.level(), column));
  }
}
