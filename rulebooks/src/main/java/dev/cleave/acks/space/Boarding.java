package dev.cleave.acks.space;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Onto a vehicle, and out of its harness. A2.VEHICLE.10-13 */
public final class Boarding {

  static final Forbidden MOVING =
      new Forbidden("the vehicle moves, and WHO is not proficient in driving", "A2.VEHICLE.10");
  private static final Forbidden ABOARD =
      new Forbidden("WHO is on another's legs already", "A2.VEHICLE.10");
  private static final Forbidden TOO_FAR =
      new Forbidden("the vehicle is out of WHO's reach", "A2.VEHICLE.12");
  private static final Forbidden HOSTILE =
      new Forbidden("the team of FOE is no friend of WHO", "A2.VEHICLE.12");
  private static final Forbidden FULL = new Forbidden("there is no room on FOE", "A2.VEHICLE.12");

  private final SpaceRoom fight;

  Boarding(SpaceRoom fight) {
    this.fight = fight;
  }

  void offer(Combatant who, List<Action> all) {
    boolean skilled = isSkilled(who);
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isWhole() && fight.vehicle(who) != fighter.who) {
        all.add(new Riding.Mount(fight, fighter.who, skilled));
      }
    }
  }

  /** Either proficiency will do. A2.VEHICLE.11 */
  public boolean isSkilled(Combatant who) {
    return fight.proficiency().has(who, "driving")
        || fight.proficiency().has(who, "mounted combat");
  }

  @Nullable Forbidden bars(Combatant who, Combatant vehicle, boolean skilled) {
    if (fight.mount(who) != null || fight.haul(who) != null) {
      return ABOARD;
    }
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    if (denied != null) {
      return denied;
    }
    for (Combatant each : fight.team().of(vehicle)) {
      if (each.isStanding() && each.isEnemyOf(who)) {
        return HOSTILE;
      }
    }
    if (fight.field.distance(who, vehicle) > fight.spaceNumbers().handReach) {
      return TOO_FAR;
    }
    boolean big = who.sheet().size().rank() >= vehicle.sheet().size().rank();
    if (big || fight.team().aboard(vehicle).size() >= vehicle.sheet().number("places", 0)) {
      return FULL;
    }
    return skilled || !fight.fighter(fight.field.seat(vehicle)).rode ? null : MOVING;
  }

  /** He has no more to do with it. */
  public void unharness(Fighter fighter) {
    Combatant vehicle = fighter.vehicle;
    if (vehicle != null && fight.fighter(vehicle).rider == fighter.who) {
      fight.fighter(vehicle).rider = null;
    }
    fighter.vehicle = null;
    fighter.haul = null;
  }
}
