package dev.cleave.thac0.manoeuvres;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.attack.Blow;
import dev.cleave.thac0.attack.Skill;
import dev.cleave.thac0.attack.Strike;
import dev.cleave.thac0.attack.Trick;
import dev.cleave.thac0.book.Arms;
import dev.cleave.thac0.book.ManoeuvreNumbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.Body;
import dev.cleave.thac0.harm.Checks;
import org.jspecify.annotations.Nullable;

/** Pulling somebody off his feet or out of the saddle. TH.TRIP.01 */
public final class Trip {

  private final ManoeuvreRoom fight;
  private final ManoeuvreNumbers figures;

  Trip(ManoeuvreRoom fight) {
    this.fight = fight;
    this.figures = fight.numbers.manoeuvre;
  }

  /** Why a weapon is no good for it; null if it is. TH.TRIP.01 to TH.TRIP.03 */
  public @Nullable String whyNot(Weapon weapon) {
    return weapon.has("trip") ? null : weapon.name() + " is no weapon to trip with";
  }

  public Blow blow(Arms.Mode mode) {
    return Blow.melee(mode, Trick.TRIP);
  }

  /** Why a rider cannot be hooked from the saddle; null if he can. TH.C.SPWM.02 */
  public @Nullable String whyNoHook(Fighter fighter, Fighter target, Weapon weapon) {
    if (!weapon.has("dismount")) {
      return weapon.name() + " has no hook for it";
    }
    if (!Skill.isProficient(fighter, weapon)) {
      return fighter + " has not learned it"; // TH.C.SPWM.01
    }
    return target.isMounted() ? null : target + " does not ride";
  }

  /** A hook at the rider himself: his own legs and motion count. TH.C.SPWM.02 */
  public void hook(Fighter fighter, Fighter target, Blow blow) {
    boolean unaware = fight.awareness.isUnaware(target, fighter);
    if (!fight.strike.attempt(fighter, target, blow).hits()) {
      return;
    }
    int score =
        fighter.prowess.strength()
            + figures.dismount
            + (Body.legs(target) >= 4 ? figures.tripLegs : 0)
            + (unaware ? figures.tripUnaware : 0)
            + (target.fast ? figures.tripFast : 0);
    int against = target.prowess.dexterity() + smaller(fighter);
    Checks.Contest contest =
        fight.checks.oppose(
            fighter, "strength", score, target, "dexterity", against, "TH.C.SPWM.02");
    if (contest == Checks.Contest.WON) {
      fight.saddle.fall(target, figures.dismountDamage, "TH.C.SPWM.02");
    }
  }

  /** At the rider and not at his mount: his own legs, motion and quickness count. TH.TRIP.04 */
  public void pull(Fighter fighter, Fighter rider, Blow blow) {
    boolean unaware = fight.awareness.isUnaware(rider, fighter);
    if (!fight.strike.attempt(fighter, rider, blow).hits()) {
      return;
    }
    Checks.Contest contest =
        fight.checks.oppose(
            fighter,
            "strength",
            strength(fighter, rider, unaware, Body.legs(rider)),
            rider,
            "dexterity",
            rider.prowess.dexterity() + smaller(fighter) + larger(rider.size()),
            "TH.TRIP.07");
    if (contest == Checks.Contest.WON) {
      fight.saddle.lose(rider, "TH.TRIP.17");
    }
  }

  /** A throw, then Strength against Dexterity. TH.TRIP.06 to TH.TRIP.17 */
  public Strike.Result make(Fighter fighter, Fighter target, Blow blow, int more) {
    boolean unaware = fight.awareness.isUnaware(target, fighter);
    Strike.Result result = fight.strike.attempt(fighter, target, blow);
    if (!result.hits()) {
      return result;
    }
    Checks.Contest contest =
        fight.checks.oppose(
            fighter,
            "strength",
            strength(fighter, target, unaware, target.isMounted() ? 4 : Body.legs(target)) + more,
            target,
            "dexterity",
            dexterity(fighter, target),
            "TH.TRIP.07");
    if (contest == Checks.Contest.WON) {
      fight.injuries.knockDown(target);
      if (target.isMounted()) {
        fight.saddle.thrown(target, fight.numbers.move.riderThrown, "TH.TRIP.18");
      }
    }
    return result;
  }

  /** TH.TRIP.09 to TH.TRIP.12 */
  private int strength(Fighter fighter, Fighter target, boolean unaware, int legs) {
    boolean still = target.lastMoved < fight.round();
    return fighter.prowess.strength()
        + (still ? figures.tripStationary : 0)
        + (legs >= 4 ? figures.tripLegs : 0)
        + (unaware ? figures.tripUnaware : 0)
        + (target.fast ? figures.tripFast : 0);
  }

  /** A creature without scores is as nimble as it is fast. TH.TRIP.08, TH.TRIP.13 to .15 */
  private int dexterity(Fighter fighter, Fighter target) {
    var mount = target.mount();
    Size size = mount == null ? target.size() : mount.size();
    int score =
        mount == null
            ? target.prowess.dexterity()
            : mount.speed() / fight.numbers.move.feetPerMovementRate;
    return score + smaller(fighter) + larger(size);
  }

  private int smaller(Fighter fighter) {
    return fighter.size().rank() <= Size.SMALL.rank() ? figures.tripSmallAttacker : 0;
  }

  private int larger(Size size) {
    return size == Size.HUGE
        ? figures.tripHuge
        : size.rank() > Size.HUGE.rank() ? figures.tripGargantuan : 0;
  }
}
