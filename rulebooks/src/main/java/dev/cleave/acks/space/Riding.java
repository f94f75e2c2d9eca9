package dev.cleave.acks.space;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Haul;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Lead;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Into the saddle or onto a vehicle and out of it, and who sits where. A2.MOVE.09, A2.COMBAT.08,
 * A2.MOUNT.01-13, A2.VEHICLE.07-14
 */
public final class Riding implements Offers {

  private static final Forbidden MOUNTED = new Forbidden("WHO is in the saddle", "A2.COMBAT.08");
  private static final Forbidden TOO_FAR =
      new Forbidden("the mount is out of WHO's reach", "A2.MOUNT.11");
  private static final Forbidden HOSTILE = new Forbidden("FOE is no friend of WHO", "A2.MOUNT.11");
  private static final Forbidden NO_MOUNT =
      new Forbidden("FOE bears nobody of WHO's size", "A2.MOUNT.11");
  private static final Forbidden MOVING =
      new Forbidden("the mount moves, and WHO is not proficient in riding", "A2.COMBAT.08");
  private static final Forbidden NO_ROOM =
      new Forbidden("there is no room for WHO beside the mount", "A2.MOUNT.12");

  private static final Forbidden BUSY = new Forbidden("WHO is in harness", "A2.VEHICLE.02");

  private final SpaceRoom fight;

  Riding(SpaceRoom fight) {
    this.fight = fight;
  }

  /** The skilled do it in lieu of moving, and on the move. A2.MOUNT.09-11, A2.VEHICLE.10-12 */
  record Mount(SpaceRoom fight, Combatant steed, boolean skilled) implements Action {

    @Override
    public String verb() {
      return "mount";
    }

    @Override
    public Combatant aim() {
      return steed;
    }

    @Override
    public Cost cost() {
      return skilled ? Cost.MOVEMENT : Cost.COMBAT;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.RIDING || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return steed.isThing()
          ? fight.boarding().bars(who, steed, skilled)
          : fight.riding().barsMount(who, steed, skilled);
    }

    @Override
    public void take(Combatant who) {
      fight.riding().mount(who, steed, skilled);
    }
  }

  /**
   * Anywhere beside the mount or vehicle. A2.MOUNT.12, A2.VEHICLE.13
   *
   * @param to where to, null for wherever there is room
   */
  public record Dismount(SpaceRoom fight, boolean skilled, @Nullable Spot to) implements Action {

    @Override
    public String verb() {
      return "dismount";
    }

    @Override
    public String text() {
      return to == null ? verb() : verb() + " at " + to.text();
    }

    @Override
    public Cost cost() {
      return skilled ? Cost.MOVEMENT : Cost.COMBAT;
    }

    @Override
    public Lead lead(Combatant who) {
      return Lead.at(null, to, null);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      Combatant steed = fight.mount(who);
      Haul haul = fight.haul(who);
      if (haul == Haul.PULLS || haul == Haul.BACK) {
        return BUSY;
      }
      if (!skilled && steed != null && fight.fighter(steed).rode) {
        return fight.vehicle(who) == null ? MOVING : Boarding.MOVING;
      }
      List<Spot> beside = fight.riding().beside(who);
      return to == null ? beside.isEmpty() ? NO_ROOM : null : beside.contains(to) ? null : NO_ROOM;
    }

    @Override
    public void take(Combatant who) {
      fight
          .riding()
          .dismount(who, to == null ? fight.riding().beside(who).getFirst() : to, skilled);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    boolean skilled = fight.vehicle(who) == null ? isSkilled(who) : fight.boarding().isSkilled(who);
    if (fight.mount(who) != null) {
      all.add(new Dismount(fight, skilled, null));
      for (Spot spot : beside(who)) {
        if (spot instanceof Square) {
          all.add(new Dismount(fight, skilled, spot));
        }
      }
    }
    for (Fighter fighter : fight.fighters) {
      if (bears(fighter.who, who) && fighter.who.isStanding() && fighter.who != legs(who)) {
        all.add(new Mount(fight, fighter.who, skilled));
      }
    }
    if (fight.memory.anyVehicles) {
      fight.boarding().offer(who, all);
    }
  }

  /** Bred or broken to be ridden, and bigger than its rider. */
  private boolean bears(Combatant steed, Combatant who) {
    return steed != who
        && fight.haul(steed) == null
        && (steed.sheet().has("mount") || fight.fighter(steed).saddled)
        && steed.sheet().size().rank() > who.sheet().size().rank();
  }

  @Nullable Forbidden barsMount(Combatant who, Combatant steed, boolean skilled) {
    if (fight.mount(who) != null) {
      return MOUNTED;
    }
    Forbidden denied = fight.denies(who, Demand.FOOTING);
    if (denied != null) {
      return denied;
    }
    if (!bears(steed, who) || !steed.isStanding()) {
      return NO_MOUNT;
    }
    if (who.isEnemyOf(steed)) {
      return HOSTILE;
    }
    if (fight.field.distance(who, steed) > fight.spaceNumbers().handReach) {
      return TOO_FAR;
    }
    return skilled || !fight.fighter(steed).rode ? null : MOVING;
  }

  /** Either proficiency will do. A2.GAP.140, A2.MOUNT.10 */
  public boolean isSkilled(Combatant who) {
    return fight.proficiency().has(who, "riding") || fight.proficiency().has(who, "mounted combat");
  }

  /** Those who go with somebody's legs: his mount, or himself. A2.MOUNT.05 */
  public Combatant legs(Combatant who) {
    Combatant mount = fight.mount(who);
    return mount == null ? who : mount;
  }

  /** On a beast's back, where nobody crouches or lies down. A2.MOUNT.01 */
  public boolean isInSaddle(Combatant who) {
    return fight.mount(who) != null && fight.vehicle(who) == null;
  }

  /** Holds the reins of what he sits on. A2.MOUNT.01 */
  public boolean isRider(Combatant who) {
    Combatant mount = fight.mount(who);
    return mount != null && fight.rider(mount) == who;
  }

  /**
   * His legs go where he wants: his own do, a mount's if he holds the reins and it has the nerve.
   */
  public boolean obeys(Combatant who) {
    Combatant mount = fight.mount(who);
    return mount == null || fight.rider(mount) == who && heeds(mount);
  }

  /** Somebody could ride or drive it. A2.MOUNT.04, A2.VEHICLE.06 */
  public boolean heeds(Combatant mount) {
    Combatant vehicle =
        mount.isThing() ? mount : fight.haul(mount) == null ? null : fight.vehicle(mount);
    return vehicle == null
        ? fight.canAct(mount) && fight.mayChoose(mount)
        : fight.team().obeys(vehicle);
  }

  /** Everybody who sits on a mount, the rider among them. */
  public List<Combatant> aboard(Combatant mount) {
    var aboard = new ArrayList<Combatant>(2);
    for (Fighter fighter : fight.fighters) {
      if (fight.mount(fighter.who) == mount) {
        aboard.add(fighter.who);
      }
    }
    return aboard;
  }

  /** Who can ride has the better of whatever is smaller than his mount. A2.MOUNT.28-29 */
  public boolean looksDownOn(Combatant who, Combatant other) {
    return fight.vehicle(who) == null
        && isRider(who)
        && isSkilled(who)
        && bulk(who).rank() > bulk(other).rank();
  }

  /** A rider is as big as his mount. A2.GAP.156 */
  public Size bulk(Combatant who) {
    return legs(who).sheet().size();
  }

  /** Where somebody could get off to. */
  public List<Spot> beside(Combatant who) {
    return fight.field.beside(who, legs(who), fight.movement().knowing);
  }

  /**
   * Where somebody knocked off comes to lie: in the mount's own place only if there is no other.
   */
  public Spot below(Combatant who) {
    Combatant mount = legs(who);
    List<Spot> clear = beside(who);
    List<Spot> spots =
        clear.isEmpty() ? fight.field.beside(who, mount, Lines.amidFeet(fight, mount)) : clear;
    return spots.isEmpty() ? fight.field.spot(mount) : spots.getLast();
  }

  private void mount(Combatant who, Combatant steed, boolean skilled) {
    Fighter fighter = fight.fighter(who);
    fighter.stationary = false;
    if (steed.isThing()) {
      fighter.vehicle = steed;
    } else {
      fight.fighter(steed).saddled = true;
      if (fight.rider(steed) == null) {
        fight.fighter(steed).rider = who;
      }
    }
    fight.field.board(who, steed);
    tell("mounted", who, steed, skilled, " mounts ");
  }

  private void dismount(Combatant who, Spot to, boolean skilled) {
    Combatant steed = fight.mount(who);
    if (steed != null) {
      Combatant vehicle = fight.vehicle(who);
      fight.fighter(who).stationary = false;
      part(who, to);
      tell("dismounted", who, vehicle == null ? steed : vehicle, skilled, " gets off ");
      fight.whenDismounted(who, steed);
    }
  }

  /** Off it, willing or not; the next who sits on a mount takes the reins. A2.GAP.331 */
  public void part(Combatant who, Spot to) {
    Combatant steed = fight.mount(who);
    if (steed != null) {
      boolean rode = fight.vehicle(who) == null;
      fight.field.alight(who, to);
      if (rode) {
        fight.fighter(steed).rider = fight.rider(steed);
      } else {
        fight.boarding().unharness(fight.fighter(who));
      }
    }
  }

  private void tell(String event, Combatant who, Combatant steed, boolean skilled, String verb) {
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(event, skilled ? "A2.MOVE.09" : "A2.COMBAT.08")
              .by(who)
              .fact("mount", steed)
              .says(who.name() + verb + steed.name() + "."));
    }
  }
}
