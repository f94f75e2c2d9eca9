package dev.cleave.acks2;

import static dev.cleave.acks2.State.BLINDED;
import static dev.cleave.acks2.State.DISORDERED;
import static dev.cleave.acks2.State.PRONE;

import dev.cleave.engine.battle.Combatant;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Passage;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * March, run, step: feet on the ground, until an enemy engages the mover. A2.MOVE.*, A2.ENGAGE.17
 */
final class Movement {

  private static final Bar ENGAGED = new Bar("WHO is engaged by HOLDER", "A2.ENGAGE.13");
  private static final Bar ENGAGED_RUN = new Bar("WHO is engaged by HOLDER", "A2.ENGAGE.12");
  private static final Bar NO_RUN = new Bar("WHO cannot run like this", "A2.COND.PRONE.03");
  private static final Bar BLIND = new Bar("WHO is blinded", "A2.COND.BLIND.04");
  private static final Bar NO_WAY = new Bar("there is no way for WHO that far", "A2.MOVE.19");

  private final Fight fight;
  private final Numbers numbers;
  private final Field field;
  private final Passage lines;
  private final boolean[] engaged;

  Movement(Fight fight) {
    this.fight = fight;
    this.numbers = fight.numbers;
    this.field = fight.field;
    this.lines = this::mayPass;
    this.engaged = new boolean[fight.stances.length];
  }

  /** Whose space may be crossed. */
  Passage lines() {
    return lines;
  }

  /**
   * Friends let one through, and so does an enemy who cannot engage the mover or looks elsewhere.
   * If he turns he engages, and that stops the mover. A2.MAP.32, A2.ENGAGE.05
   */
  private boolean mayPass(Combatant mover, Combatant other) {
    if (mover.isEnemyOf(other)
        && fight.engagement.canEngage(other)
        && field.arc(other, mover) == Arc.FRONT) {
      return false;
    }
    int mine = mover.sheet().size().rank();
    int theirs = other.sheet().size().rank();
    if (mine > Size.MAN_SIZED.rank()) {
      return theirs <= mine - 2; // A2.MAP.35
    }
    return theirs <= Size.MAN_SIZED.rank() || numbers.passingLargerAllies;
  }

  /** Feet of one movement action. */
  int speed(Combatant who) {
    if (who.is(PRONE)) {
      return numbers.crawl;
    }
    return who.is(BLINDED) ? who.sheet().speed() / 2 : who.sheet().speed();
  }

  int running(Combatant who) {
    return fight.prowess(who).running;
  }

  @Nullable Bar barsMarch(Combatant who, Spot to) {
    Bar bar = barsMarching(who);
    return bar != null ? bar : barsWay(way(who, to, speed(who)));
  }

  /** What keeps somebody from marching anywhere. A2.MOVE.21 */
  @Nullable Bar barsMarching(Combatant who) {
    return fight.engagement.isEngaged(who) ? ENGAGED : null;
  }

  @Nullable Bar barsRun(Combatant who, Spot to) {
    Bar bar = barsRunning(who);
    return bar != null ? bar : barsWay(way(who, to, running(who)));
  }

  /** What keeps somebody from running anywhere. */
  @Nullable Bar barsRunning(Combatant who) {
    if (who.is(PRONE) || who.is(BLINDED)) {
      return who.is(PRONE) ? NO_RUN : BLIND;
    }
    return fight.engagement.isEngaged(who) ? ENGAGED_RUN : null;
  }

  private static @Nullable Bar barsWay(@Nullable Route way) {
    return way == null || way.length() == 0 ? NO_WAY : null;
  }

  /** The way to a spot or toward somebody, null if there is none. */
  @Nullable Route way(Combatant who, Spot to, int feet) {
    if (!(to instanceof Bearing(Combatant other, boolean toward))) {
      return field.route(who, to, feet, lines);
    }
    if (other == who || !field.isOn(other)) {
      return null;
    }
    return toward
        ? field.approach(who, other, fight.prowess(who).reach, feet, lines)
        : field.flight(who, List.of(other), feet, lines);
  }

  void march(Combatant who, Spot to) {
    Route way = way(who, to, speed(who));
    if (way != null) {
      walk(who, way, null, who.is(PRONE) ? Gait.CRAWL : Gait.MARCH, to);
      lookAbout(who);
    }
  }

  void run(Combatant who, Spot to) {
    Route way = way(who, to, running(who));
    if (way != null) {
      int before = feetToNearest(who);
      fight.gain(who, DISORDERED); // A2.FULL.28
      walk(who, way, null, Gait.RUN, to);
      fight.stance(who).ranAway = feetToNearest(who) > before;
    }
  }

  private int feetToNearest(Combatant who) {
    Combatant nearest = fight.instinct.nearest(who);
    return nearest == null ? 0 : field.distance(who, nearest);
  }

  /** The five feet that go with an attack. A2.COMBAT.14 */
  void step(Combatant who, Combatant foe) {
    Route way = closing(who, foe);
    if (way != null) {
      walk(who, way, null, Gait.STEP, new Bearing(foe, true));
    }
  }

  /** The step that brings a foe into reach, null if one step does not. A2.COMBAT.15 */
  @Nullable Route closing(Combatant who, Combatant foe) {
    if (!field.within(who, foe, fight.prowess(who).reach + numbers.closingStep)) {
      return null;
    }
    Route way = field.approach(who, foe, fight.prowess(who).reach, numbers.closingStep, lines);
    return way != null && way.arrives() ? way : null;
  }

  /**
   * Walks until the way ends or somebody engages the mover. Nobody stays where another stands: who
   * is stopped there goes back to the last free square of his way. A2.ENGAGE.17, A2.GAP.108,
   * A2.GAP.120
   *
   * @param ignored enemies that cannot stop him, by index; null if all can
   */
  void walk(Combatant mover, Route way, boolean @Nullable [] ignored, Gait gait, Spot goal) {
    fight.engagement.note(mover, true, engaged);
    Spot free = field.spot(mover);
    int freeAt = 0;
    int told = 0;
    boolean goes = true;
    boolean disturbed = false;
    while (goes && way.step()) {
      if (field.hasRoom(mover)) {
        free = field.spot(mover);
        freeAt = way.walked();
      }
      if (fight.engagement.surprisesAnybody(mover, engaged)) {
        tell(mover, way.walked() - told, 0, gait, goal);
        told = way.walked();
        goes = fight.engagement.meet(mover, engaged);
        disturbed = !goes;
      }
      if (goes) {
        fight.engagement.note(mover, true, engaged);
        goes = !fight.engagement.isEngagedBut(mover, ignored);
      }
    }
    int back = disturbed ? 0 : way.walked() - freeAt;
    if (back > 0) {
      field.place(mover, free);
    }
    tell(mover, way.walked() - told, back, gait, goal);
  }

  private void tell(Combatant mover, int feet, int back, Gait gait, Spot goal) {
    if (feet + back == 0 || !fight.table.listens()) {
      return;
    }
    boolean map = field.spot(mover) instanceof Square;
    var event =
        Event.of("moved", gait.rule())
            .by(mover)
            .fact("feet", feet)
            .fact("to", map ? field.spot(mover).text() : goal.text());
    if (map) {
      event.fact("facing", field.facing(mover).name());
    }
    String where = goal instanceof Bearing ? goal.text() : "to " + field.spot(mover).text();
    if (back > 0) {
      event.fact("back", back);
      where = "and " + back + "' back to " + field.spot(mover).text() + ", where there is room";
    }
    fight.table.tell(
        event.says(mover.name() + " " + gait.verb() + " " + feet + "' " + where + "."));
  }

  /** Who may end facing as he likes faces the nearest enemy. A2.MOVE.20 */
  void lookAbout(Combatant who) {
    Combatant nearest = fight.instinct.nearest(who);
    if (nearest != null && who.isStanding()) {
      fight.engagement.note(who, true, engaged);
      fight.engagement.face(who, nearest);
      fight.engagement.meet(who, engaged);
    }
  }

  /** A2.MOVE.27 */
  void standUp(Combatant who) {
    fight.lose(who, PRONE);
  }
}
