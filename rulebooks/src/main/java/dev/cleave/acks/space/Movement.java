package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.CONCENTRATING;
import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.INCAPACITATED;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.RESTRAINED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field.Pitfall;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import dev.cleave.engine.field.Trail;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Feet on the ground, step by step, until an enemy engages the mover. A2.MOVE.*, A2.ENGAGE.17 */
public final class Movement {

  private final SpaceRoom fight;
  private final SpaceNumbers numbers;
  private final boolean[] engaged;

  public final Lines marching;
  public final Lines running;
  public final Lines heedless;
  public final Lines knowing;
  private final Lines headlong;
  private final Lines trailing;
  private final Lines wading;
  private final Lines splashing;

  Movement(SpaceRoom fight) {
    this.fight = fight;
    this.numbers = fight.spaceNumbers();
    this.engaged = new boolean[fight.fighters.length];
    this.marching = Lines.marching(fight);
    this.running = fight.runsStraight() ? Lines.running(fight) : marching;
    this.heedless = Lines.heedless(fight, false);
    this.knowing = Lines.knowing(fight);
    this.headlong = Lines.heedless(fight, true).bold();
    this.trailing = Lines.heedless(fight, false).bold();
    this.wading = Lines.marching(fight).bold();
    this.splashing = fight.runsStraight() ? Lines.running(fight).bold() : wading;
  }

  /** Feet of one movement action. */
  public int speed(Combatant who) {
    Combatant legs = fight.riding().legs(who); // A2.MOUNT.05
    if (legs.is(PRONE)) {
      return numbers.crawl;
    }
    return legs.is(BLINDED) || who.is(CONCENTRATING) ? combatSpeed(legs) / 2 : combatSpeed(legs);
  }

  private int combatSpeed(Combatant who) {
    if (who.isThing()) {
      return fight.team().speed(who); // A2.VEHICLE.07
    }
    int whole = fight.lamed(who, fight.load().speed(who));
    int feet = fight.fighter(who).infirmity.speed(whole);
    return who.is(INCAPACITATED) ? feet / fight.turnNumbers().incapacitatedSpeed : feet;
  }

  public int running(Combatant who) {
    Combatant legs = fight.riding().legs(who);
    int walk = combatSpeed(legs);
    return legs.is(INCAPACITATED)
        ? walk
        : fight.fighter(legs).infirmity.running(walk, walk * fight.turnNumbers().running);
  }

  /** For who names the square he goes to: into deep water, if he likes. A2.R.190 */
  public Lines ownWay(boolean runs) {
    if (!fight.hasWater()) {
      return runs ? running : marching;
    }
    return runs ? splashing : wading;
  }

  /** The way to a spot or toward somebody, null if there is none. */
  public @Nullable Route way(Combatant who, Spot to, int feet, Passage passage) {
    if (to instanceof Trail) {
      return fight.field.route(
          who, to, feet, passage.curves() ? headlong : trailing); // come what may
    }
    if (!(to instanceof Bearing(Combatant other, boolean toward))) {
      return fight.field.route(who, to, feet, passage);
    }
    if (other == who || !fight.field.isOn(other)) {
      return null;
    }
    if (!toward) {
      return fight.field.flight(who, List.of(other), feet, passage);
    }
    int reach = fight.prowess(who).reach;
    Route way = fight.field.approach(who, other, reach, feet, passage);
    return way != null ? way : fight.field.approach(who, other, reach, feet, heedless);
  }

  /** Whether any way leads farther from him. */
  public boolean leadsAway(Combatant who, Combatant from, int feet, Passage passage) {
    return from != who
        && fight.field.isOn(from)
        && fight.field.leadsAway(who, List.of(from), feet, passage);
  }

  /** The same for one who looks one way from the first step to the last. A2.MOVE.20 */
  public @Nullable Route way(
      Combatant who, Spot to, @Nullable Facing facing, int feet, Passage passage) {
    if (facing == null) {
      return way(who, to, feet, passage);
    }
    Stand here = fight.field.stand(who);
    Route way = fight.field.turn(who, facing) ? way(who, to, feet, passage) : null;
    here.restore();
    return way;
  }

  /** The five feet that go with an attack. A2.COMBAT.14 */
  public void step(Combatant who, Combatant foe) {
    Route way = closing(who, foe);
    if (way != null) {
      go(new Move(fight, who, Gait.STEP, new Bearing(foe, true)), way, null);
    }
  }

  /** The step that brings a foe into reach, null if one step does not. A2.COMBAT.15 */
  public @Nullable Route closing(Combatant who, Combatant foe) {
    if (!fight.field.within(who, foe, fight.prowess(who).reach + numbers.closingStep)) {
      return null;
    }
    Route way =
        fight.field.approach(who, foe, fight.prowess(who).reach, numbers.closingStep, marching);
    return way != null && way.arrives() ? way : null;
  }

  /**
   * Walks until the way ends or somebody engages the mover, turns him as he likes, and lets those
   * who waited for it interrupt. A2.READY.05
   *
   * @param ignored enemies that cannot stop him, by index; null if all can
   */
  public void go(Move move, Route way, boolean @Nullable [] ignored) {
    if (move.gait.reveals()) {
      fight.lose(move.mover, HIDDEN); // A2.COND.HIDE.02
    }
    hold(move, way);
    fight.watchers().watch(move, way, ignored);
    fight.whenSetOut(move);
    walk(move, way, ignored);
    fight.borne().goTogether(move.mover, move.gait, way.walked() > 0);
    fight.burdens().bring(move);
    if (move.gait.turnsFreely() && fight.canAct(move.mover)) {
      lookAbout(move);
    }
    fight.whenArrived(move);
    fight.whenMoved(move.mover);
    fight.watchers().after(move);
  }

  /**
   * Nobody stays where another stands: who is stopped there goes back to the last free square of
   * his way. A2.ENGAGE.17, A2.GAP.108, A2.GAP.120
   */
  private void walk(Move move, Route way, boolean @Nullable [] ignored) {
    Combatant mover = move.mover;
    fight.engagement().note(mover, true, engaged);
    Spot free = fight.field.spot(mover);
    Facing facing = fight.field.facing(mover);
    int freeAt = 0;
    int told = 0;
    int steps = 0;
    boolean goes = true;
    boolean disturbed = false;
    boolean panic = fight.isInPanic(move);
    Pitfall pitfall = panic ? fight.field.pitfall(mover) : null;
    Hazard under = fight.hazards().under(mover, true);
    while (goes && stride(move, way, panic)) {
      if (panic) {
        String peril = fight.peril(move, pitfall);
        pitfall = fight.field.pitfall(mover);
        if (!peril.isEmpty()) {
          told = tellSoFar(move, way, told);
          goes = !fight.stumbles(mover, peril);
        }
      }
      Hazard hazard = fight.hazards().under(mover, true);
      if (hazard != null && !hazard.equals(under)) {
        told = tellSoFar(move, way, told);
        boolean stopped = isStoppedBy(hazard, mover);
        disturbed = stopped && !mover.is(RESTRAINED); // felled; whom a web holds goes back
        goes = goes && !stopped;
      }
      under = hazard;
      if (fight.field.hasRoom(mover, knowing)) {
        free = fight.field.spot(mover);
        facing = fight.field.facing(mover);
        freeAt = way.walked();
      }
      if (goes && fight.engagement().surprisesAnybody(mover, engaged)) {
        told = tellSoFar(move, way, told);
        goes = fight.engagement().meet(mover, engaged);
        disturbed = !goes;
      }
      if (goes) {
        fight.engagement().note(mover, true, engaged);
        goes = !fight.engagement().isEngagedBut(mover, ignored);
      }
      if (goes && fight.watchers().isLastSeen(move, ++steps)) {
        told = tellSoFar(move, way, told);
        goes = fight.watchers().passing(move, steps);
        disturbed = !goes;
        goes = goes && !fight.engagement().isEngagedBut(mover, ignored); // A2.ENGAGE.17
      }
    }
    fight.fighter(mover).walked += way.walked(); // A2.GAP.242, A2.MAN.OVERRUN.07
    int back = disturbed ? 0 : way.walked() - freeAt;
    goBack(mover, free, facing, back);
    tell(move, way.walked() - told, back);
  }

  /** What is told of a way before something happens on it. */
  private int tellSoFar(Move move, Route way, int told) {
    tell(move, way.walked() - told, 0);
    return way.walked();
  }

  /** It fells him, or leaves him unable to go on. A2.OIL.43, A2.R.164-165 */
  private boolean isStoppedBy(Hazard hazard, Combatant mover) {
    boolean lay = mover.is(PRONE);
    Combatant mount = fight.riding().legs(mover);
    fight.borne().enter(mover, hazard);
    return !fight.canAct(mover)
        || fight.denies(mover, Demand.LEGS) != null
        || mover.is(PRONE) && !lay
        || !mount.isThing() && (!fight.canAct(mount) || fight.denies(mount, Demand.LEGS) != null);
  }

  /** As he stood there: who is longer than wide has no room looking any other way. */
  private void goBack(Combatant mover, Spot free, Facing facing, int feet) {
    if (feet > 0) {
      bump(mover);
      fight.field.place(mover, free, facing);
    }
  }

  /** A mover who would stop where an enemy is hidden has found him. A2.COND.HIDE.02 */
  private void bump(Combatant mover) {
    for (int i : fight.field.about(mover, 0)) {
      Combatant other = fight.fighters[i].who;
      if (mover.isEnemyOf(other)
          && other.is(HIDDEN)
          && other.isStanding()
          && fight.field.distance(mover, other) == 0) {
        fight.lose(other, HIDDEN);
        if (fight.table.listens()) {
          fight.table.tell(
              Event.of("found", "A2.COND.HIDE.02")
                  .by(mover)
                  .on(other)
                  .says(mover.name() + " bumps into " + other.name() + "."));
        }
      }
    }
  }

  private boolean stride(Move move, Route way, boolean panic) {
    if (move.carries) {
      move.trail.add(fight.field.spot(move.mover));
    }
    Spot before = panic ? fight.field.spot(move.mover) : null;
    boolean strides = way.step();
    if (strides
        && before instanceof Square from
        && fight.field.spot(move.mover) instanceof Square to) {
      move.stepped(
          Facing.toward(
              to.halvesAcross() - from.halvesAcross(), to.halvesDown() - from.halvesDown()));
    }
    return strides;
  }

  /** Looks one way all along, if the mover wants to. A2.MOVE.20 */
  private void hold(Move move, Route way) {
    Facing facing = move.facing;
    if (facing != null) {
      fight.field.turn(move.mover, facing);
      way.hold();
    }
  }

  private void tell(Move move, int feet, int back) {
    if (feet + back == 0 || !fight.table.listens()) {
      return;
    }
    Combatant mover = move.mover;
    boolean map = fight.field.spot(mover) instanceof Square;
    var event =
        Event.of(Event.Kind.MOVED, move.gait.rule())
            .by(mover)
            .fact("feet", feet)
            .fact("to", map ? fight.field.spot(mover).text() : move.goal.text());
    if (map) {
      event.fact("facing", fight.field.facing(mover).name());
    }
    String where =
        move.goal instanceof Bearing ? move.goal.text() : "to " + fight.field.spot(mover).text();
    if (back > 0) {
      event.fact("back", back);
      where =
          "and " + back + "' back to " + fight.field.spot(mover).text() + ", where there is room";
    }
    String goes = fight.waters().isAfloat(mover) ? "swims, for" : move.gait.verb();
    fight.table.tell(event.says(mover.name() + " " + goes + " " + feet + "' " + where + "."));
  }

  /**
   * A mover who may end facing as he likes and has said nothing faces the nearest enemy. A2.MOVE.20
   */
  private void lookAbout(Move move) {
    Combatant who = move.mover;
    if (move.facing != null) {
      return;
    }
    Combatant nearest = fight.foes().nearestKnown(who);
    if (nearest != null) {
      fight.engagement().note(who, true, engaged);
      fight.engagement().face(who, nearest);
      fight.engagement().meet(who, engaged);
    }
  }

  /** A2.MOVE.27 */
  public void standUp(Combatant who) {
    fight.lose(who, PRONE);
  }

  /** At a run, and in some disorder; so is whatever bears him, and all on it. A2.FULL.28 */
  public void disorder(Combatant who) {
    if (fight.runsInDisorder()) {
      fight.borne().disorderRunners(who);
    }
  }
}
