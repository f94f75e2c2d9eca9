package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.FRIGHTENED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Haul;
import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those who pull, carry or bear a vehicle. A2.VEHICLE.02, A2.VEHICLE.24, A2.GAP.331 */
public final class Team {

  private static final Forbidden BOLTS =
      new Forbidden("the team is frightened and obeys nobody", "A2.VEHICLE.06");
  private static final Forbidden LIES =
      new Forbidden("one of the team lies in the harness", "A2.GAP.331");
  private static final Forbidden TOO_FEW =
      new Forbidden("too few are left to move it", "A2.GAP.331");

  private final SpaceRoom fight;

  Team(SpaceRoom fight) {
    this.fight = fight;
  }

  /** All of them who are still in harness, on their feet or not. */
  public List<Combatant> of(Combatant vehicle) {
    var team = new ArrayList<Combatant>(4);
    for (Fighter fighter : fight.fighters) {
      if (fighter.haul != null && fight.vehicle(fighter.who) == vehicle) {
        team.add(fighter.who);
      }
    }
    return team;
  }

  /** Those on it who do not move it, the driver among them. */
  public List<Combatant> aboard(Combatant vehicle) {
    var aboard = new ArrayList<Combatant>(4);
    for (Fighter fighter : fight.fighters) {
      if (fighter.haul == null && fight.vehicle(fighter.who) == vehicle) {
        aboard.add(fighter.who);
      }
    }
    return aboard;
  }

  /** The first of all its people who could bar somebody's way, null if none can. */
  @Nullable Combatant guard(Combatant vehicle) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isStanding()
          && fight.vehicle(fighter.who) == vehicle
          && fight.engagement().canEngage(fighter.who)) {
        return fighter.who;
      }
    }
    return null;
  }

  /** Fewer than half of them have lost their nerve, and the others hold these. A2.VEHICLE.24 */
  public boolean isSteady(Combatant vehicle) {
    int all = 0;
    int frightened = 0;
    for (Combatant each : of(vehicle)) {
      if (each.isStanding()) {
        all++;
        frightened += each.is(FRIGHTENED) ? 1 : 0;
      }
    }
    return frightened == 0 || 2 * frightened < all;
  }

  /** Frightened, but held by the others of the team. A2.VEHICLE.24 */
  public boolean steadies(Combatant who) {
    if (fight.haul(who) == null) {
      return false;
    }
    Combatant vehicle = fight.vehicle(who);
    return vehicle != null && isSteady(vehicle);
  }

  /** The rule by which it stays where it is, whatever its driver wants; null if it would go. */
  public @Nullable Forbidden bars(Combatant vehicle) {
    if (!isSteady(vehicle)) {
      return BOLTS;
    }
    int left = 0;
    for (Combatant each : of(vehicle)) {
      if (each.isStanding() && fight.canAct(each)) {
        left++;
      } else if (!each.isStanding() && fight.fighter(each).haul == Haul.PULLS) {
        return LIES;
      }
    }
    return left == 0 || 2 * left < fight.fighter(vehicle).team ? TOO_FEW : null;
  }

  /** One of them has struck a blow on the driver's word, and goes nowhere after it. */
  public boolean hasActed(Combatant vehicle) {
    for (Combatant each : of(vehicle)) {
      if (fight.fighter(each).mountActed) {
        return true;
      }
    }
    return false;
  }

  /** It goes where its driver wants. */
  public boolean obeys(Combatant vehicle) {
    return bars(vehicle) == null && !hasActed(vehicle);
  }

  /** Feet of one movement, the fewer the more are missing. A2.VEHICLE.07, A2.GAP.331 */
  int speed(Combatant vehicle) {
    int all = fight.fighter(vehicle).team;
    int left = 0;
    for (Combatant each : of(vehicle)) {
      left += each.isStanding() ? 1 : 0;
    }
    return all == 0 || 2 * left < all ? 0 : vehicle.sheet().speed() * left / all / 5 * 5;
  }
}
