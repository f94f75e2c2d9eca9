package dev.cleave.acks.saddle;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.Maneuvers;
import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.round.Initiative;
import dev.cleave.acks.space.Riding;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Haul;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The driver's hand on his team: what it does on his number, and which of those on the vehicle may
 * act. A2.VEHICLE.04-08, A2.VEHICLE.15-21, A2.VEHICLE.24-26
 */
public final class Driving {

  private static final Forbidden NOT_HIS = new Forbidden("WHO does not drive", "A2.VEHICLE.06");
  private static final Forbidden RAN =
      new Forbidden("the vehicle has gone as far as it could", "A2.VEHICLE.25");
  private static final Forbidden BUSY = new Forbidden("WHO is busy driving", "A2.VEHICLE.18");
  private static final Forbidden ONLY_MELEE =
      new Forbidden("the vehicle has charged, and WHO may only strike", "A2.VEHICLE.19");
  private static final Forbidden PULLS =
      new Forbidden("who moves a vehicle that has not charged does not attack", "A2.VEHICLE.16");
  private static final Forbidden HANDS_FULL =
      new Forbidden("WHO has the vehicle on his shoulders", "A2.VEHICLE.16");
  private static final Forbidden HANDS_FULL_CHARGED =
      new Forbidden("WHO has the vehicle on his shoulders", "A2.VEHICLE.20");
  private static final Forbidden ACTED = new Forbidden("one of the team has attacked", "A2.ACT.02");
  private static final Forbidden NO_CHARGE =
      new Forbidden("one on the vehicle has acted this round", "A2.VEHICLE.19");
  private static final Forbidden BOUND =
      new Forbidden("WHO has declared defensive movement", "A2.GAP.131");
  private static final Forbidden NO_RUN =
      new Forbidden("a passenger has acted this round", "A2.VEHICLE.25");
  private static final Forbidden CAST =
      new Forbidden("a spell has been cast aboard", "A2.VEHICLE.26");
  private static final Forbidden MOVED = new Forbidden("the vehicle has moved", "A2.VEHICLE.26");

  private final SaddleRoom fight;

  Driving(SaddleRoom fight) {
    this.fight = fight;
  }

  /** The beast that bears the vehicle strikes on the driver's word, and so does a team. */
  void offer(Combatant who, Combatant vehicle, List<Action> all) {
    if (fight.driver(vehicle) == who) {
      for (Combatant each : fight.team().of(vehicle)) {
        for (Fighter fighter : fight.fighters) {
          if (each != who && who.isEnemyOf(fighter.who) && fighter.who.isStanding()) {
            all.add(new Reins.Spur(fight, each, fighter.who));
          }
        }
        fight.mountNerve().offer(who, each, all);
      }
    }
    all.add(new Traces.TakeReins(fight, vehicle));
    for (Combatant each : fight.team().of(vehicle)) {
      all.add(new Traces.CutLoose(fight, vehicle, each));
    }
  }

  @Nullable Forbidden bars(Combatant who, Combatant vehicle, Action action) {
    Fighter base = fight.fighter(fight.riding().legs(who));
    if (action.isTravel()) {
      Forbidden stuck = barsGoing(who, vehicle);
      if (stuck != null) {
        return stuck;
      }
    }
    if (action.takes(Demand.CHARGING, who)) {
      return base.passengersActed ? NO_CHARGE : null;
    }
    if (base.spellCast && action.isTravel()) {
      return CAST;
    }
    if (base.passengersActed && action.takes(Demand.RUNNING, who)) {
      return NO_RUN;
    }
    boolean spell = action.takes(Demand.SPELL, who);
    if (spell && base.rode) {
      return MOVED;
    }
    if (action instanceof Reins.Spur(SaddleRoom _, Combatant beast, Combatant _)) {
      return fight.vows().binds(who) ? BOUND : barsBeast(base, beast);
    }
    return action.cost() == Cost.COMBAT || spell ? barsAboard(who, vehicle, base, action) : null;
  }

  private @Nullable Forbidden barsGoing(Combatant who, Combatant vehicle) {
    if (fight.driver(vehicle) != who) {
      return NOT_HIS;
    }
    return fight.team().hasActed(vehicle) ? ACTED : fight.team().bars(vehicle);
  }

  /** A2.T.VEHICLE-ATTACKS, the rows of those who move it. What a charge brings comes with it. */
  private @Nullable Forbidden barsBeast(Fighter base, Combatant beast) {
    if (base.ran) {
      return RAN;
    }
    if (base.charged || fight.fighter(beast).mountActed) {
      return ACTED;
    }
    return fight.haul(beast) == Haul.BACK ? null : PULLS;
  }

  /** A2.T.VEHICLE-ATTACKS, the rows of driver and passengers. */
  private @Nullable Forbidden barsAboard(
      Combatant who, Combatant vehicle, Fighter base, Action action) {
    if (action instanceof MountNerve.Calm
        || action instanceof Riding.Dismount
        || action instanceof Traces.TakeReins) {
      return null; // A2.VEHICLE.10, A2.GAP.331, A2.GAP.340
    }
    if (base.ran) {
      return RAN;
    }
    if (fight.haul(who) == Haul.HANDS) {
      return base.charged ? HANDS_FULL_CHARGED : HANDS_FULL;
    }
    if (!base.charged) {
      return null; // A2.VEHICLE.15
    }
    boolean strikes = action instanceof MeleeAttack.Attack || action instanceof Maneuvers.Attempt;
    return fight.driver(vehicle) == who ? BUSY : strikes ? null : ONLY_MELEE;
  }

  /** Notes who has used a combat action; the team stands as its driver does. */
  void acted(Combatant who, Combatant vehicle, Action action) {
    Fighter base = fight.fighter(fight.riding().legs(who));
    if (fight.driver(vehicle) == who) {
      for (Combatant each : fight.team().of(vehicle)) {
        fight.fighter(each).stationary = fight.fighter(who).stationary;
        fight.fighter(each).mayTurn = fight.fighter(who).mayTurn;
      }
    } else if (action.cost() == Cost.COMBAT
        || action.cost() == Cost.FULL_ROUND && action != BasicAction.DONE) {
      base.passengersActed = true;
    }
  }

  /**
   * A team that has lost its nerve runs on its driver's number, and all go with it; a bearer who
   * has lost it lets go when nobody commands him. A2.VEHICLE.06, A2.VEHICLE.24
   */
  void startSegment(Combatant who, Combatant vehicle) {
    if (fight.haul(who) == Haul.HANDS && fight.driver(vehicle) == null && !fight.mayChoose(who)) {
      fight.traces().free(who);
      return;
    }
    if (fight.driver(vehicle) != who || fight.team().isSteady(vehicle)) {
      return;
    }
    boolean fled = false;
    for (Combatant each : fight.team().of(vehicle)) {
      if (each.isStanding() && each != who && !fight.mayChoose(each)) {
        fled = fled || fight.fright().flees(each);
        if (!fled) {
          fight.fright().cower(each);
        }
      }
    }
  }

  /** Those of the team who strike too when its charge is at its end. A2.VEHICLE.20 */
  void endCharge(Combatant vehicle, Combatant foe, Bonus bonus) {
    for (Combatant each : fight.team().of(vehicle)) {
      if (mayStrike(each)) {
        Combatant victim = foe.isStanding() ? foe : fight.victims().victim(each);
        if (victim != null && fight.meleeAttack().reaches(each, victim)) {
          fight.meleeAttack().attempt(each, victim, fight.meleeAttack().best(each), bonus);
        }
      }
    }
  }

  private boolean mayStrike(Combatant who) {
    return fight.haul(who) != Haul.HANDS
        && fight.canAct(who)
        && (fight.mayChoose(who) || fight.team().steadies(who));
  }

  /** The first of the team that would, null if none does. */
  public @Nullable Combatant striker(Combatant vehicle) {
    for (Combatant each : fight.team().of(vehicle)) {
      if (mayStrike(each)) {
        return each;
      }
    }
    return null;
  }

  /** For those whom nobody plays: what there is to do on a vehicle before anything else. */
  public @Nullable Action usual(Combatant who, boolean first) {
    Combatant vehicle = fight.vehicle(who);
    if (vehicle == null) {
      return null;
    }
    boolean driver = fight.driver(vehicle) == who;
    if (driver) {
      for (Combatant each : fight.team().of(vehicle)) {
        Combatant victim = each == who ? null : fight.victims().victim(each);
        if (victim != null) {
          var spur = new Reins.Spur(fight, each, victim);
          if (fight.allowance().bars(who, spur, first) == null) {
            return spur;
          }
        }
      }
    }
    Action aboard = fight.traces().usual(who, vehicle, first);
    return aboard != null || driver || !first ? aboard : waiting(who, vehicle);
  }

  /** Who reaches nobody waits to be driven up to somebody. */
  private @Nullable Action waiting(Combatant who, Combatant vehicle) {
    Combatant driver = fight.driver(vehicle);
    if (driver == null
        || fight.fighter(who).spell() != null
        || fight.habits().attack(who) != null) {
      return null;
    }
    var wait = new Initiative.DelayAfter(fight, driver);
    return fight.allowance().bars(who, wait, true) == null ? wait : null;
  }
}
