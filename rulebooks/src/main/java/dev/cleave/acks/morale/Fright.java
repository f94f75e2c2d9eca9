package dev.cleave.acks.morale;

import static dev.cleave.acks.book.State.COWERING;
import static dev.cleave.acks.book.State.FALTERING;
import static dev.cleave.acks.book.State.FRIGHTENED;
import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.space.Lines;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Declaration.Plan;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those whose nerve is gone run, or cower where they cannot. A2.COND.FRIGHT.*, A2.COND.COWER.* */
public class Fright {

  private static final Reason ROUNDS = new Reason("rounds of fright", "A2.COND.FRIGHT.05");
  private static final int NEARBY = 10;

  private final MoraleRoom fight;

  protected Fright(MoraleRoom fight) {
    this.fight = fight;
  }

  /** Some monsters never fight; and a scenario may begin with fright. A2.MORALE.04, A2.GAP.322 */
  public void open() {
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (fighter.prowess.neverFights && who.side().isJudges()) {
        fighter.fright = Integer.MAX_VALUE;
        fight.gain(who, FRIGHTENED);
      } else if (who.is(FRIGHTENED)) {
        fighter.fright = rounds(who);
        fighter.dread = fighter.fright;
        fight.memory.anybodyFears = true;
        meet(who);
      }
    }
  }

  public int rounds(@Nullable Combatant who) {
    return fight.table.roll(fight.moraleNumbers().frightRounds, ROUNDS, who);
  }

  /** For as many rounds, whoever pursues him. A2.COND.04 */
  public void begin(Combatant who, int rounds) {
    Fighter fighter = frighten(who, rounds);
    fighter.dread = Math.max(fighter.dread, rounds);
  }

  /**
   * Until the longest of what frightens him is over. Engaged, he cowers until he can get away.
   * A2.COND.04, A2.COND.FRIGHT.07
   */
  private Fighter frighten(Combatant who, int rounds) {
    Fighter fighter = fight.fighter(who);
    boolean before = who.is(FRIGHTENED);
    fighter.fright = before ? Math.max(fighter.fright, rounds) : rounds;
    fighter.dread = before ? fighter.dread : 0;
    fighter.routed &= before;
    fight.lose(who, FALTERING);
    fight.gain(who, FRIGHTENED);
    fight.memory.anybodyFears = true;
    cowerIfEngaged(who);
    return fighter;
  }

  /** By a morale roll: then it is over when nobody pursues him. A2.COND.FRIGHT.05 */
  protected void rout(Combatant who, int rounds) {
    frighten(who, rounds).routed = true;
  }

  /** What magic frightened him is gone, and a nerve that has broken besides is not mended. */
  public void dispel(Fighter fighter) {
    if (fighter.dread > 0 && !fighter.routed) {
      fight.lose(fighter.who, FRIGHTENED); // A2.COND.03
    }
    fighter.dread = 0;
  }

  /** Those whom a mover has caught up with, or he himself. A2.COND.FRIGHT.07 */
  public void meet(Combatant mover) {
    if (!fight.memory.anybodyFears) {
      return;
    }
    cowerIfEngaged(mover);
    for (Fighter fighter : fight.fighters) {
      if (fight.engagement().engages(mover, fighter.who)) {
        cowerIfEngaged(fighter.who);
      }
    }
  }

  /** Those who never fight are cornered rather than cowed. A2.MORALE.04 */
  private void cowerIfEngaged(Combatant who) {
    if (who.is(FRIGHTENED)
        && !fight.prowess(who).neverFights
        && !fight.team().steadies(who) // A2.VEHICLE.24
        && fight.engagement().isEngaged(who)) {
      fight.gain(who, COWERING);
    }
  }

  public void passRound() {
    for (Fighter fighter : fight.fighters) {
      fighter.dread--;
      if (fighter.who.is(FRIGHTENED) && (--fighter.fright <= 0 || escapes(fighter))) {
        fight.lose(fighter.who, FRIGHTENED);
      }
    }
  }

  /** Of a mount that is being calmed the roll decides. A2.GAP.340 */
  private boolean escapes(Fighter fighter) {
    boolean free =
        fighter.routed
            && fighter.dread <= 0
            && !fighter.calmed
            && fighter.who.isStanding()
            && !fight.pursuit().isPursued(fighter);
    if (free) {
      fight.pursuit().tellEscape(fighter.who);
    }
    return free;
  }

  /** Runs if there is a way; from the ground, rises and goes. A2.COND.FRIGHT.04-07, A2.GAP.323 */
  public boolean flees(Combatant who) {
    boolean engaged = fight.engagement().isEngaged(who);
    if (fight.denies(who, Demand.LEGS) != null || isTakenAlong(who)) {
      return false; // A2.COND.GRAB.01
    }
    if (!(engaged ? breaksAway(who) : isGone(who) || runs(who))) {
      return false;
    }
    if (!engaged && isGone(who) && !bearsTheWilling(who)) {
      leave(who);
    }
    return true;
  }

  /** On a vehicle that goes where others want it. A2.VEHICLE.06 */
  private boolean isTakenAlong(Combatant who) {
    Combatant vehicle = fight.vehicle(who);
    return vehicle != null
        && fight.haul(who) == null
        && (fight.driver(vehicle) != who || !fight.team().obeys(vehicle));
  }

  /** Some way leads away from his enemies. A2.MORALE.20 */
  boolean canFlee(Combatant who) {
    if (fight.denies(who, Demand.LEGS) != null) {
      return false;
    }
    return fight.engagement().isEngaged(who)
        ? fight.defensiveMovement().canRetreat(who)
        : fight.field.isAtEdge(who) || hasFlight(who);
  }

  /** Where a few feet lead away more lead away too, so it looks farther only if they do not. */
  private boolean hasFlight(Combatant who) {
    List<Combatant> enemies = enemies(who);
    int running = fight.movement().running(who);
    return enemies.isEmpty()
        || fight.field.flight(who, enemies, Math.min(NEARBY, running), fight.movement().running)
            != null
        || fight.field.flight(who, enemies, running, fight.movement().running) != null;
  }

  public void cower(Combatant who) {
    fight.gain(who, COWERING);
  }

  private boolean breaksAway(Combatant who) {
    return !who.is(PRONE)
        && mayRetreat(who)
        && fight.defensiveMovement().retreatFrom(who, fight.defensiveMovement().away(who));
  }

  /** As it is for others: announced before the dice. A2.ROUND.06, A2.COND.FRIGHT.07 */
  protected boolean mayRetreat(Combatant who) {
    Fighter fighter = fight.fighter(who);
    return fighter.prowess.skirmishing || fighter.declared == Plan.RETREAT;
  }

  private boolean runs(Combatant who) {
    boolean lies = who.is(PRONE);
    fight.movement().standUp(who);
    int feet = lies ? fight.movement().speed(who) : fight.movement().running(who);
    Lines lines = lies ? fight.movement().marching : fight.movement().running;
    Route way = fight.field.flight(who, enemies(who), feet, lines);
    if (way == null) {
      return false;
    }
    fight.lose(who, COWERING);
    if (!lies) {
      fight.movement().disorder(who); // A2.FULL.28
    }
    fight.fighter(who).ranAway = true;
    Combatant nearest = fight.foes().nearestKnown(who);
    fight
        .movement()
        .go(
            new Move(fight, who, Gait.RUN, new Bearing(nearest == null ? who : nearest, false)),
            way,
            null);
    return true;
  }

  /** Of whom he knows: his flight would tell of others. A2.R.209 */
  protected final List<Combatant> enemies(Combatant who) {
    var enemies = new ArrayList<Combatant>();
    for (Fighter fighter : fight.fighters) {
      if (who.isEnemyOf(fighter.who)
          && fighter.who.isStanding()
          && !fight.sight().isUnknownTo(who, fighter.who)) {
        enemies.add(fighter.who);
      }
    }
    return enemies;
  }

  /** Beyond reach of every enemy, or at the edge of the map with nobody on his heels. */
  protected final boolean isGone(Combatant who) {
    if (!who.isStanding() || fight.engagement().isEngaged(who)) {
      return false;
    }
    Combatant nearest = fight.foes().nearestKnown(who);
    return nearest == null
        || fight.field.distance(who, nearest) > fight.moraleNumbers().fled
        || fight.field.isAtEdge(who);
  }

  /** Somebody on its back has not lost his nerve, and may calm it. A2.GAP.340 */
  private boolean bearsTheWilling(Combatant mount) {
    Combatant vehicle = fight.haul(mount) == null ? null : fight.vehicle(mount);
    for (Combatant each :
        vehicle == null ? fight.riding().aboard(mount) : fight.team().aboard(vehicle)) {
      if (fight.canAct(each) && fight.mayChoose(each)) {
        return true;
      }
    }
    return false;
  }

  /** With all who sit on him, or with his mount and all who sit on that. A2.MOUNT.05 */
  protected final void leave(Combatant who) {
    Combatant legs = fight.riding().legs(who);
    for (Combatant each : fight.riding().aboard(legs)) {
      goAway(each);
    }
    goAway(legs);
  }

  private void goAway(Combatant who) {
    boolean goes = who.isInTheWay();
    if (goes) {
      who.setFate(Fate.FLED);
    }
    fight.field.remove(who);
    if (fight.table.listens() && goes) {
      fight.table.tell(
          Event.of("fled", "A2.COND.FRIGHT.04").by(who).says(who.name() + " has fled."));
    }
  }
}
