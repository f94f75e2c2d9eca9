package dev.cleave.acks.saddle;

import dev.cleave.acks.attack.Bonus;
import dev.cleave.acks.attack.MeleeAttack;
import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.acks.turn.Slot;
import dev.cleave.acks.turn.YesNoQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.YesNo;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rider's hand on his mount: what it does on his number, and which of those together may act.
 * A2.MOUNT.02-07, A2.MOUNT.14-19, A2.MOUNT.22, A2.GAP.327-328
 */
public class Reins implements Offers, Restraint {

  private static final Forbidden NOT_HIS =
      new Forbidden("WHO does not hold the reins", "A2.MOUNT.04");
  private static final Forbidden BOLTS = new Forbidden("the mount obeys nobody", "A2.MOUNT.04");
  private static final Forbidden RAN = new Forbidden("the mount has run", "A2.MOUNT.15");
  private static final Forbidden MOUNT_ACTED =
      new Forbidden("the mount has attacked", "A2.MOUNT.16");
  private static final Forbidden MOUNT_ACTED_MOVING =
      new Forbidden("the mount has moved and attacked", "A2.MOUNT.14");
  private static final Forbidden RIDER_ACTED =
      new Forbidden("the mount has moved, and its rider has acted", "A2.MOUNT.14");
  private static final Forbidden RIDER_CHARGED =
      new Forbidden("the rider has struck at the end of the charge", "A2.GAP.327");
  private static final Forbidden PASSENGER_ACTED =
      new Forbidden("the mount has moved, and a passenger has acted", "A2.MOUNT.14");
  private static final Forbidden NO_CHARGE =
      new Forbidden("a passenger has acted this round", "A2.GAP.328");
  private static final Forbidden ABOARD_ACTED =
      new Forbidden("those on the mount have acted", "A2.MOUNT.16");
  private static final Forbidden NO_RUN =
      new Forbidden("a passenger has acted this round", "A2.MOUNT.15");
  private static final Forbidden CAST =
      new Forbidden("a spell has been cast from the saddle", "A2.MOUNT.34");
  private static final Forbidden MOVED = new Forbidden("the mount has moved", "A2.MOUNT.07");
  private static final Forbidden SPENT =
      new Forbidden("WHO has used his combat action", "A2.MOUNT.22");

  private final SaddleRoom fight;

  protected Reins(SaddleRoom fight) {
    this.fight = fight;
  }

  /** The mount strikes in place of its rider. A2.MOUNT.04, A2.MOUNT.16 */
  public record Spur(SaddleRoom fight, Combatant mount, Combatant target)
      implements Action, Assault {

    @Override
    public String verb() {
      return "spur";
    }

    @Override
    public String text() {
      return "spur " + mount.name() + " at " + target.name();
    }

    @Override
    public Combatant aim() {
      return target;
    }

    /** A mount acts in place of its rider, a beast with a vehicle besides him. A2.VEHICLE.17 */
    @Override
    public Cost cost() {
      return fight.haul(mount) == null ? Cost.COMBAT : Cost.FREE;
    }

    /** The teeth are the mount's. */
    @Override
    public boolean takes(Demand demand, Combatant who) {
      return false;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.reins().barsSpur(who, mount, target);
    }

    @Override
    public void take(Combatant who) {
      fight.reins().spur(who, mount, target);
    }

    @Override
    public Tally needs(Combatant who) {
      return fight.meleeAttack().tally(mount, target, null, Bonus.NONE);
    }

    @Override
    public String detail(Combatant who, Prospect prospect) {
      return prospect.words();
    }

    @Override
    public Lead lead(Combatant who) {
      return fight.meleeAttack().lead(mount, target);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    Combatant vehicle = fight.vehicle(who);
    if (vehicle != null) {
      fight.driving().offer(who, vehicle, all);
      return;
    }
    Combatant mount = fight.mount(who);
    if (mount == null || !fight.riding().isRider(who)) {
      return;
    }
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who) && fighter.who.isStanding()) {
        all.add(new Spur(fight, mount, fighter.who));
      }
    }
    fight.mountNerve().offer(who, mount, all);
  }

  @Nullable Forbidden barsSpur(Combatant who, Combatant mount, Combatant target) {
    if (!fight.canAct(mount) || !fight.mayChoose(mount)) {
      return BOLTS;
    }
    return fight.meleeAttack().bars(mount, target, null);
  }

  void spur(Combatant who, Combatant mount, Combatant target) {
    fight.meleeAttack().take(mount, target, Bonus.NONE);
    fight.fighter(mount).mountActed = true;
  }

  /** The mount's teeth in place of its rider's blow, where they do more; else null. */
  public @Nullable Action worthMore(Combatant who, MeleeAttack.Attack blow) {
    Combatant mount = fight.mount(who);
    Combatant victim =
        mount == null || !fight.riding().isRider(who) ? null : fight.victims().victim(mount);
    if (mount == null || victim == null) {
      return null;
    }
    var spur = new Spur(fight, mount, victim);
    if (bars(who, spur) != null || barsSpur(who, mount, victim) != null) {
      return null;
    }
    double own = fight.hits().usual(who, who.weapon()) * chance(blow.needs(who));
    double teeth = 0;
    for (Weapon attack : mount.sheet().attacks()) {
      teeth += attack.melee() ? fight.hits().usual(mount, attack) : 0;
    }
    return teeth * chance(spur.needs(who)) > own ? spur : null;
  }

  /** Of twenty faces so many hit. */
  private static int chance(Tally tally) {
    return 21 - Math.clamp(tally.needs(), 2, 20);
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Action action) {
    Combatant vehicle = fight.vehicle(who);
    if (vehicle != null) {
      return fight.driving().bars(who, vehicle, action);
    }
    Combatant mount = fight.mount(who);
    return mount == null ? null : bars(who, fight.fighter(mount), action);
  }

  private @Nullable Forbidden bars(Combatant who, Fighter mount, Action action) {
    boolean rider = fight.rider(mount.who) == who;
    if (action.isTravel()) {
      if (!rider) {
        return NOT_HIS; // A2.GAP.328
      }
      if (!fight.canAct(mount.who) || !fight.mayChoose(mount.who)) {
        return BOLTS;
      }
      Forbidden rooted = roots(mount);
      if (rooted != null) {
        return rooted;
      }
    }
    if (action.takes(Demand.CHARGING, who)) {
      return mount.mountActed || mount.passengersActed ? NO_CHARGE : null;
    }
    if (mount.spellCast && action.isTravel()) {
      return CAST;
    }
    if (mount.passengersActed && action.takes(Demand.RUNNING, who)) {
      return NO_RUN;
    }
    boolean spell = action.takes(Demand.SPELL, who);
    if (spell && mount.rode) {
      return MOVED; // A2.MOUNT.07, A2.MOUNT.34
    }
    if (action.cost() != Cost.COMBAT && !spell) {
      return null;
    }
    return action instanceof Spur ? barsMount(mount) : barsAboard(mount, rider, action);
  }

  /** The rule by which a mount goes no farther in this round; null if there is none. */
  protected @Nullable Forbidden roots(Fighter mount) {
    return null;
  }

  /** A2.T.MOUNTED-ATTACKS, the last row. */
  protected @Nullable Forbidden barsMount(Fighter mount) {
    if (mount.ran) {
      return RAN;
    }
    return mount.riderActed || mount.passengersActed ? ABOARD_ACTED : null;
  }

  /** A2.T.MOUNTED-ATTACKS, the rows of rider and passengers. */
  protected @Nullable Forbidden barsAboard(Fighter mount, boolean rider, Action action) {
    if (action instanceof MountNerve.Calm) {
      return null; // A2.GAP.340
    }
    if (mount.ran) {
      return RAN;
    }
    if (mount.mountActed) {
      return mount.rode ? MOUNT_ACTED_MOVING : MOUNT_ACTED;
    }
    if (rider) {
      return mount.riderActed
          ? SPENT
          : mount.rode && mount.passengersActed ? PASSENGER_ACTED : null;
    }
    if (mount.charged) {
      return mount.riderActed && !fight.saddleNumbers().passengersChargeToo ? RIDER_CHARGED : null;
    }
    return mount.rode && mount.riderActed ? RIDER_ACTED : null;
  }

  /** Notes who of them has used a combat action; a mount stands as its rider does. A2.GAP.328 */
  public void acted(Combatant who, Action action) {
    fight.fighter(fight.riding().legs(who)).spellCast |= action.takes(Demand.SPELL, who);
    Combatant vehicle = fight.vehicle(who);
    if (vehicle != null) {
      fight.driving().acted(who, vehicle, action);
      return;
    }
    Combatant mount = fight.mount(who);
    if (mount == null) {
      return;
    }
    if (fight.riding().isRider(who)) {
      fight.fighter(mount).stationary = fight.fighter(who).stationary;
      fight.fighter(mount).mayTurn = fight.fighter(who).mayTurn;
    }
    if (action instanceof Spur
        || action == BasicAction.DONE
        || action.cost() == Cost.FREE
        || action.cost() == Cost.DELAY
        || action.cost() == Cost.MOVEMENT) {
      return;
    }
    boolean rider = fight.riding().isRider(who);
    boolean rides = action.isTravel() && !action.takes(Demand.CHARGING, who);
    if (!rides) {
      fight.fighter(mount).riderActed |= rider && !fight.fighter(mount).blowLeft;
      fight.fighter(mount).passengersActed |= !rider;
    }
  }

  /** After a shot from the saddle of a mount that has not moved, it may. A2.MOUNT.22 */
  public boolean mayRideOn(Combatant who, Action action) {
    Combatant mount = fight.mount(who);
    return mount != null
        && fight.vehicle(who) == null
        && action.isShot()
        && fight.riding().isRider(who)
        && !fight.fighter(mount).rode
        && fight.canAct(mount)
        && fight.mayChoose(mount);
  }

  /** A frightened mount runs on its rider's number, and all who sit on it with it. A2.MOUNT.04 */
  public void startSegment(Combatant who) {
    Combatant vehicle = fight.vehicle(who);
    if (vehicle != null) {
      fight.driving().startSegment(who, vehicle);
      return;
    }
    Combatant mount = fight.mount(who);
    if (mount != null
        && fight.riding().isRider(who)
        && mount.isStanding()
        && !fight.mayChoose(mount)
        && !fight.fright().flees(mount)) {
      fight.fright().cower(mount);
    }
  }

  /**
   * At the end of a charge the rider strikes or the passengers do, as the rider will; nobody asks
   * him where no passenger is still to act. A2.MOUNT.17, A2.GAP.327
   */
  public boolean leavesBlow(Combatant charger) {
    Combatant mount = fight.mount(charger);
    if (mount == null || fight.saddleNumbers().passengersChargeToo || !hasHeir(charger, mount)) {
      return false;
    }
    String words = "Does " + charger.name() + " leave the blow to those behind him?";
    boolean leaves =
        fight
            .table
            .ask(
                new YesNoQuestion(
                    fight.battle,
                    "leave blow",
                    charger.side(),
                    charger,
                    mount,
                    YesNo.NO,
                    words,
                    "A2.GAP.327"))
            .yes();
    fight.fighter(mount).blowLeft = leaves;
    return leaves;
  }

  private boolean hasHeir(Combatant rider, Combatant mount) {
    for (Combatant each : fight.riding().aboard(mount)) {
      if (each != rider && fight.canAct(each) && fight.initiative().isToCome(each)) {
        return fight.vehicle(rider) == null;
      }
    }
    return false;
  }

  /** A war-trained mount strikes too when its charge is at its end. A2.MOUNT.18-19 */
  public void endCharge(Combatant charger, Combatant foe, Bonus bonus) {
    Combatant vehicle = fight.vehicle(charger);
    if (vehicle != null) {
      fight.driving().endCharge(vehicle, foe, bonus);
      return;
    }
    Combatant mount = fight.mount(charger);
    if (mount == null
        || !mount.sheet().has("war-trained")
        || mount.sheet().has("no charge attack")
        || !fight.canAct(mount)) {
      return;
    }
    Combatant victim = foe.isStanding() ? foe : fight.victims().victim(mount);
    if (victim != null && fight.meleeAttack().reaches(mount, victim)) {
      chargeHome(mount, victim, bonus);
    }
  }

  /** With the best of its attacks. A2.MOUNT.19 */
  protected void chargeHome(Combatant mount, Combatant victim, Bonus bonus) {
    fight.meleeAttack().attempt(mount, victim, fight.meleeAttack().best(mount), bonus);
  }
}
