package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.DISORDERED;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import java.util.List;

/**
 * What a mount or a vehicle does all on it have done, and whoever moves in the saddle does it with
 * his mount; who is carried goes along. A2.MOUNT.05-06, A2.VEHICLE.07-08, A2.MOVE.05
 */
public final class Borne {

  private final SpaceRoom fight;

  Borne(SpaceRoom fight) {
    this.fight = fight;
  }

  public void goTogether(Combatant mover, Gait gait, boolean moved) {
    Combatant mount = fight.riding().legs(mover);
    Fighter steed = fight.fighter(mount);
    if (!moved || mount == mover && fight.rider(mount) == null) {
      return;
    }
    steed.rode = true;
    steed.ran |= gait.isFullRound() && gait != Gait.CHARGE;
    steed.charged |= gait == Gait.CHARGE;
    steed.walked = fight.fighter(mover).walked;
    for (Combatant each : fight.riding().aboard(mount)) {
      Fighter fighter = fight.fighter(each);
      fighter.stationary = false;
      fighter.charged |= gait == Gait.CHARGE;
    }
    if (gait == Gait.CHARGE && fight.spaceNumbers().disorderAtOnce) {
      disorderChargers(mover);
    }
  }

  /** The mount and all on it, if it has borne them into a charge. A2.FULL.12 */
  public void disorderChargers(Combatant mover) {
    for (Combatant each : together(mover)) {
      if (fight.fighter(each).charged) {
        disorder(each);
      }
    }
  }

  /** In a run or a retreat: who runs, what bears him, and all on it. A2.FULL.28, A2.FULL.43 */
  void disorderRunners(Combatant mover) {
    disorder(mover);
    together(mover).forEach(this::disorder);
  }

  private void disorder(Combatant who) {
    if (who.isInTheWay() && !who.isThing()) {
      fight.gain(who, DISORDERED);
    }
  }

  /** Who means to run away takes all of them along. A2.MORALE.08 */
  public void runAway(Combatant mover, boolean away) {
    fight.fighter(mover).ranAway = away;
    for (Combatant each : together(mover)) {
      fight.fighter(each).ranAway = away;
    }
  }

  /** How far he went in his last segment, or whatever bears him. A2.GAP.242 */
  public int walked(Combatant who) {
    return fight.fighter(fight.riding().legs(who)).walked;
  }

  /**
   * Fire and magic on the ground reach whatever bears him, and all on it; a trap springs on whoever
   * treads there. A2.OIL.43, A2.R.164-165
   */
  public void enter(Combatant mover, Hazard hazard) {
    Combatant mount = fight.riding().legs(mover);
    switch (hazard) {
      case Hazard.Snare _ -> fight.hazards().enter(mount.isThing() ? mover : mount, hazard);
      case Hazard.Depths _ -> fight.hazards().enter(mover, hazard);
      case Hazard.Patch _, Hazard.Haze _ -> {
        for (Combatant each : together(mover)) {
          if (each.isStanding()) {
            fight.hazards().enter(each, hazard);
          }
        }
        Combatant body = fight.fighter(mover).carries;
        if (body != null && fight.fighter(mover).lifts && isReached(body, hazard)) {
          fight.hazards().enter(body, hazard); // A2.MOVE.05
        }
      }
    }
  }

  /** The fallen burn like others; magic asks who is on his feet. A2.R.47 */
  private static boolean isReached(Combatant body, Hazard hazard) {
    return body.isStanding() || hazard instanceof Hazard.Patch && body.fate() == Fate.DOWN;
  }

  /** What goes on its own legs or wheels, then all whom it bears. */
  private List<Combatant> together(Combatant mover) {
    Combatant mount = fight.riding().legs(mover);
    List<Combatant> all = fight.riding().aboard(mount);
    all.addFirst(mount);
    return all;
  }
}
