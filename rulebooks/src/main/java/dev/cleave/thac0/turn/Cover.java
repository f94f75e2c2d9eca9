package dev.cleave.thac0.turn;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Refusal;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Skill;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Plan;
import dev.cleave.thac0.movement.Opportunity;
import dev.cleave.thac0.space.Reach;
import org.jspecify.annotations.Nullable;

/** Keeping an enemy at the point of a weapon. TH.COVER.01 */
public final class Cover {

  private final Turns fight;

  Cover(Turns fight) {
    this.fight = fight;
  }

  /** Why somebody cannot be covered so; null if he can. TH.COVER.02 to TH.COVER.05 */
  @Nullable Refusal whyNot(Fighter fighter, Fighter target, Weapon weapon) {
    boolean kept =
        fighter.covering == target.index() && fighter.coveredInRound == fight.round() - 1;
    if (!target.isUnable() && !kept) {
      return refusal(target, weapon, target + " is able to act", "TH.COVER.02");
    }
    return whyNot(fighter, target, weapon, false);
  }

  /** After a disarm the other may act, and any melee weapon will do. TH.DISARM.08, .21 */
  @Nullable Refusal whyNot(Fighter fighter, Fighter target, Weapon weapon, boolean disarmed) {
    if (fight.awareness.isUnseen(fighter, target)) {
      return refusal(target, weapon, fighter + " cannot see " + target, "TH.C.COVR.04");
    }
    if (!Skill.isProficient(fighter, weapon)) {
      String words = fighter + " is not proficient with the " + weapon.name();
      return refusal(target, weapon, words, "TH.COVER.05");
    }
    int feet = fight.feet(fighter, target);
    if (weapon.has("bow") || weapon.has("crossbow")) {
      return fight.throwing.band(weapon, feet) == 0
          ? null
          : refusal(target, weapon, target + " is beyond short range", "TH.COVER.03");
    }
    boolean blade = weapon.has("blade") && Reach.hands(fighter, weapon) == 1;
    if (!blade && !(disarmed && weapon.melee())) {
      String words = weapon.name() + " is neither a bow nor a blade held in one hand";
      return refusal(target, weapon, words, "TH.COVER.04");
    }
    return feet <= 5
        ? null
        : refusal(target, weapon, target + " is not within arm's length", "TH.COVER.04");
  }

  private static Refusal refusal(Fighter target, Weapon weapon, String why, String rule) {
    return new Refusal("cover " + target + " with " + weapon.name(), why, rule);
  }

  /** Declared: from now on the target is at his mercy. */
  void begin(Fighter fighter, Plan plan) {
    if (plan.target() != null) {
      fighter.covering = plan.target().index();
      fighter.coveredInRound = fight.round();
    }
  }

  /** Those who cover somebody may strike before he acts. TH.COVER.07 to TH.COVER.09 */
  public void preempt(Fighter target) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.covering == target.index()
          && fighter.canAct()
          && isReady(fighter, target)
          && fight.table.ask(new CoverQuestion(fight, fighter, target)).yes()) {
        boolean first = !fighter.acted;
        fighter.acted = true;
        fighter.poised = false;
        fight.damage.first(() -> strike(fighter, target, first));
      }
    }
  }

  /** He has held his attack for this moment, or his own number is near enough. TH.COVER.14 */
  private boolean isReady(Fighter fighter, Fighter target) {
    return fighter.poised
        || fighter.declared(Deed.COVER) && !fighter.acted && isInTime(fighter, target);
  }

  /** A successful disarm leaves him at the disarmer's mercy, for one attack. TH.DISARM.07 */
  void afterDisarm(Fighter fighter, Fighter target, Weapon weapon) {
    if (fighter.attacksLeft > 0
        && whyNot(fighter, target, weapon, true) == null
        && fight.table.ask(new ExchangeQuestion(fight, fighter, target)).yes()) {
      fighter.attacksLeft--;
      fighter.covering = target.index();
      fighter.coveredInRound = fight.round();
      fighter.poised = true;
      if (fight.listens()) {
        fight.tell(
            Event.of("covers", "TH.DISARM.07")
                .by(fighter.combatant)
                .on(target.combatant)
                .says(fighter + " has " + target + " covered."));
      }
    }
  }

  private boolean isInTime(Fighter fighter, Fighter target) {
    Weapon weapon = fight.blows.weapon(fighter);
    int allowed =
        Skill.isSpecialist(fighter, weapon)
            ? fight.numbers.manoeuvre.coverCountsSpecialist
            : fight.numbers.manoeuvre.coverCounts;
    return fighter.number - target.number <= allowed;
  }

  /** The first attack has the better of it. TH.COVER.12, TH.COVER.13 */
  void strike(Fighter fighter, Fighter target, boolean first) {
    Blow blow = blow(fighter, target);
    if (blow == null) {
      return;
    }
    if (fight.listens()) {
      fight.tell(
          Event.of("covered", "TH.COVER.09")
              .by(fighter.combatant)
              .on(target.combatant)
              .says(fighter + " had " + target + " covered."));
    }
    if (first) {
      int all =
          blow.missile()
              ? fight.rate.shots(fighter, blow.weapon(), false)
              : fight.rate.attacks(fighter, blow.weapon());
      fighter.attacksLeft = Math.max(0, all - 1);
    }
    fighter.covering = -1;
    if (blow.missile()) {
      fight.opportunity.all(fighter, Opportunity.Cause.SHOT, target); // TH.OPP.13
    }
    fight.blows.face(fighter, target);
    if (!fighter.canAct()) {
      return;
    }
    if (blow.missile()) {
      fight.missiles.shoot(fighter, target, blow);
    } else {
      fight.strike.make(fighter, target, blow);
    }
  }

  @Nullable Blow blow(Fighter fighter, Fighter target) {
    Weapon weapon = fight.blows.weapon(fighter);
    if (!weapon.melee()) {
      if (fight.blows.shots(fighter, weapon) < 1) {
        return null; // not loaded
      }
      return Blow.missile(fight.arms(weapon).flying(), Trick.COVERING);
    }
    int feet = fight.feet(fighter, target);
    Arms.Mode mode = fight.reach.mode(fighter, weapon, feet);
    return mode == null ? null : Blow.melee(mode, Trick.COVERING);
  }
}
