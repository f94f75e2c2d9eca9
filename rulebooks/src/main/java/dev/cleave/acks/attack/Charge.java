package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.DISORDERED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Prospect;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Straight at a foe at up to running speed, then one blow. A2.FULL.07-17 */
public class Charge implements Offers {

  private static final Forbidden NO_FOE =
      new Forbidden("FOE is no enemy on his feet", "A2.FULL.07");
  private static final Forbidden ENGAGED =
      new Forbidden("WHO is engaged by HOLDER", "A2.ENGAGE.11");
  private static final Forbidden DRIVES = new Forbidden("WHO is busy driving", "A2.VEHICLE.18");
  private static final Forbidden UNSEEN = new Forbidden("WHO does not see FOE", "A2.FULL.11");
  private static final Forbidden NO_WEAPON =
      new Forbidden("WHO has no melee weapon in hand", "A2.FULL.13");
  private static final Forbidden NEAR = new Forbidden("FOE is too near for a charge", "A2.GAP.129");
  private static final Forbidden FAR =
      new Forbidden("FOE is farther than WHO can run", "A2.FULL.07");
  private static final Forbidden BARRED =
      new Forbidden("the straight way to FOE is not clear", "A2.FULL.10");

  private static final Term CHARGE = new Term("charge", "A2.FULL.14", Tag.SITUATION);

  private final AttackRoom fight;
  private final Bonus bonus;

  protected Charge(AttackRoom fight) {
    this(fight, Bonus.Carry.STEPPING);
  }

  /**
   * @param carry what keeps its weight behind a cleave
   */
  protected Charge(AttackRoom fight, Bonus.Carry carry) {
    this.fight = fight;
    this.bonus = new Bonus(fight.attackNumbers().charge, CHARGE, true, carry, null);
  }

  /**
   * A2.FULL.07
   *
   * @param maneuver in which it ends, null for a plain blow. A2.MAN.GEN.04, A2.GAP.333
   */
  public record Order(AttackRoom fight, Combatant target, @Nullable Maneuver maneuver)
      implements Action, Assault {

    @Override
    public String gait() {
      return "charge";
    }

    @Override
    public String text() {
      return "charge " + target.name() + Maneuvers.and(maneuver);
    }

    @Override
    public String verb() {
      return "charge";
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.CHARGING || Action.super.takes(demand, who);
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!target.isStanding()) {
        return NO_FOE;
      }
      Forbidden bar =
          maneuver != null && fight.vehicle(who) != null
              ? DRIVES
              : fight.charge().bars(who, target);
      return bar != null || maneuver == null
          ? bar
          : fight.charge().barsAtEnd(who, target, maneuver);
    }

    @Override
    public void take(Combatant who) {
      fight.charge().make(who, target, maneuver);
    }

    @Override
    public Combatant aim() {
      return target;
    }

    @Override
    public Lead lead(Combatant who) {
      return Lead.along(fight.charge().way(who, target), who, fight.field).on(target);
    }

    @Override
    public @Nullable Tally needs(Combatant who) {
      Combatant striker = fight.striker(who);
      return striker == null
          ? null
          : fight.meleeAttack().tally(striker, target, null, fight.charge().bonus.in(maneuver));
    }

    @Override
    public String detail(Combatant who, Prospect prospect) {
      return fight.field.distance(who, target)
          + "', "
          + prospect.words()
          + (maneuver == null ? "" : maneuver.note());
    }

    @Override
    public boolean isExpected() {
      return maneuver == null;
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who) && fighter.who.isStanding()) {
        all.add(new Order(fight, fighter.who, null));
        for (Maneuver maneuver : fight.maneuvers().all()) {
          if (fight.endsCharge(maneuver)) {
            all.add(new Order(fight, fighter.who, maneuver));
          }
        }
      }
    }
  }

  @Override
  public void forbid(Combatant who, boolean first, Verdict verdict) {
    if (first) {
      verdict.on("charge", bars(who));
    }
  }

  /** The same whomever he charges. */
  public @Nullable Forbidden bars(Combatant charger) {
    Forbidden denied = fight.denies(charger, Demand.CHARGING);
    if (denied != null) {
      return denied;
    }
    if (fight.wielding().melee(charger) == null && fight.vehicle(charger) == null) {
      return NO_WEAPON;
    }
    return fight.engagement().isEngaged(charger) ? ENGAGED : null;
  }

  public @Nullable Forbidden bars(Combatant charger, Combatant foe) {
    Forbidden bar = bars(charger);
    if (bar != null) {
      return bar;
    }
    if (!fight.sight().sees(charger, foe)) {
      return UNSEEN;
    }
    int feet = fight.field.distance(charger, foe) - fight.book.meleeReach;
    if (feet < least(charger)) {
      return NEAR;
    }
    if (feet > fight.movement().running(charger)) {
      return FAR;
    }
    Route way = way(charger, foe);
    return way == null || isCaught(charger, foe, way) ? BARRED : null;
  }

  /** The shortest way that makes a charge. A2.GAP.129 */
  protected int least(Combatant charger) {
    return fight.attackNumbers().chargeMinimum;
  }

  /** As things would stand when the way is run. A2.MAN.GEN.04 */
  private @Nullable Forbidden barsAtEnd(Combatant charger, Combatant foe, Maneuver maneuver) {
    Route way = way(charger, foe);
    if (way == null) {
      return BARRED;
    }
    Stand here = fight.field.stand(charger);
    while (way.step()) {
      continue;
    }
    if (fight.field.spot(charger) instanceof Square) {
      fight.field.face(charger, foe); // the Judge's word on arcs would not be taken back
    }
    Forbidden bar = fight.bars(maneuver, charger, foe);
    here.restore();
    return bar;
  }

  /** Straight, and over nobody's feet. A2.FULL.09-10, A2.GAP.129 */
  protected @Nullable Route way(Combatant charger, Combatant foe) {
    int most = fight.movement().running(charger);
    return fight.field.charge(charger, foe, fight.book.meleeReach, most, fight.movement().heedless);
  }

  /** Another enemy would engage him before he is there. A2.GAP.129 */
  private boolean isCaught(Combatant charger, Combatant foe, Route way) {
    if (fight.fighters.length == 2) {
      return false;
    }
    Stand here = fight.field.stand(charger);
    var ignored = new boolean[fight.fighters.length];
    ignored[foe.index()] = true;
    boolean caught = false;
    while (!caught && way.step() && way.walked() < way.length()) {
      caught = fight.engagement().isEngagedBut(charger, ignored);
    }
    here.restore();
    return caught;
  }

  /**
   * Who is carried into a charge strikes with its weight. A2.MOUNT.06, A2.VEHICLE.08, A2.VEHICLE.21
   */
  Bonus carried(Combatant who) {
    return fight.fighter(who).charged
            && fight.mount(who) != null
            && !fight.riding().isRider(who)
            && fight.denies(who, Demand.CHARGING) == null
        ? bonus
        : Bonus.NONE;
  }

  void make(Combatant charger, Combatant foe, @Nullable Maneuver maneuver) {
    Route way = way(charger, foe);
    if (way == null) {
      return;
    }
    fight.memory.offence = true; // A2.GAP.148
    fight.fighter(charger).charged = true;
    fight.fighter(charger).stationary = false;
    disorder(charger, false);
    fight.movement().go(new Move(fight, charger, Gait.CHARGE, new Bearing(foe, true)), way, null);
    boolean arrives = fight.canAct(charger) && isAtBlows(charger, foe);
    if (arrives) {
      fight.engagement().face(charger, foe);
      fight.watchers().before(charger, new MeleeAttack.Attack(fight, foe, null));
    }
    disorder(charger, true);
    if (!fight.canAct(charger)) {
      return;
    }
    if (arrives) {
      if (isAtBlows(charger, foe)) {
        Maneuver tried = fight.maneuvers().orNone(maneuver, charger, foe);
        Bonus weight = fight.denies(charger, Demand.CHARGING) == null ? bonus : Bonus.NONE;
        if (fight.vehicle(charger) == null && !fight.leavesBlow(charger)) { // A2.VEHICLE.18
          blow(charger, foe, weight.in(tried), fight.attackNumbers().chargeSequence);
        }
        fight.whenCharged(charger, foe, weight);
      }
    } else if (foe.isStanding()) {
      turnOn(charger, fight.engagement().engager(charger));
    }
  }

  /**
   * When nobody can come before his blow any more, or from the first step by an option of the book.
   * A2.FULL.12, A2.R.18
   */
  private void disorder(Combatant charger, boolean done) {
    if (done == fight.spaceNumbers().disorderAtOnce) {
      return;
    }
    if (charger.isInTheWay()) {
      fight.gain(charger, DISORDERED);
    }
    if (done) {
      fight.borne().disorderChargers(charger);
    }
  }

  private boolean isAtBlows(Combatant charger, Combatant foe) {
    return foe.isStanding() && fight.meleeAttack().reaches(charger, foe);
  }

  /**
   * One attack, the best of a sequence, unless the Judge gives them all. A2.FULL.13-16, A2.GAP.202
   */
  private void blow(Combatant charger, Combatant foe, Bonus bonus, boolean whole) {
    boolean[] before = fight.ambush().begin(charger, true);
    if (whole) {
      fight.routine().make(charger, foe, bonus);
    } else {
      fight.meleeAttack().attempt(charger, foe, fight.meleeAttack().best(charger), bonus);
    }
    fight.ambush().end(charger, before);
  }

  /** A charger stopped on the way strikes at whoever stopped him, without the bonus. A2.GAP.129 */
  private void turnOn(Combatant charger, @Nullable Combatant stopper) {
    if (stopper != null
        && fight.vehicle(charger) == null
        && fight.meleeAttack().reaches(charger, stopper)) {
      fight.engagement().face(charger, stopper);
      blow(charger, stopper, Bonus.NONE, false);
    }
  }
}
