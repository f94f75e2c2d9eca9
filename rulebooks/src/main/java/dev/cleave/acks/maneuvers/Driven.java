package dev.cleave.acks.maneuvers;

import static dev.cleave.acks.book.State.CLIMBING;
import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.TRAPPED;

import dev.cleave.acks.space.Hazard;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Obstacle;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/**
 * Somebody driven back, square by square: walls and people stop him, small folk go down before him,
 * and over an edge he falls. A2.MAN.FORCE.05-09, A2.GAP.311
 */
class Driven {

  final ManeuversRoom fight;
  final Field field;
  final Combatant by;
  final Combatant foe;
  final int feet;

  /** Feet gone, and squares, of which every second aslant counts double. */
  int gone;

  int steps;

  /** The last place in which he could stay, and the feet to there. */
  private Spot free;

  private int freeAt;

  Driven(ManeuversRoom fight, Combatant by, Combatant foe, int feet) {
    this.fight = fight;
    this.field = fight.field;
    this.by = by;
    this.foe = foe;
    this.feet = feet;
    this.free = field.spot(foe);
  }

  final void go() {
    if (feet <= 0) {
      return;
    }
    fight.unready(fight.fighter(foe), "A2.READY.10");
    fight.lose(foe, HIDDEN);
    fight.escaping().letGo(foe);
    boolean along = fight.escaping().wrestles(by, foe) && fight.goesAlong(by, foe);
    if (!along && fight.escaping().wrestles(by, foe)) {
      fight.escaping().release(foe); // A2.COND.WREST.02
    }
    fight.grabbing().end(foe);
    if (foe.is(CLIMBING)) {
      fight.whenKnockedDown(foe); // A2.R.196
      return;
    }
    Facing way = way();
    if (way == null) {
      withdraw();
    } else {
      goOn(way);
    }
    if (along) {
      follow();
    }
    fight.escaping().review();
    fight.clambering().bring(foe);
  }

  /** Who will not let go comes after him. */
  private void follow() {
    Route way = field.approach(by, foe, fight.prowess(by).reach, feet, fight.movement().knowing);
    while (way != null && way.step()) {
      continue;
    }
  }

  /** The nearest of the eight ways to the line through both their middles; null without a map. */
  private @Nullable Facing way() {
    return field.middle(by) instanceof Square(int fromX, int fromY)
            && field.middle(foe) instanceof Square(int toX, int toY)
        ? Facing.toward(toX - fromX, toY - fromY)
        : null;
  }

  /** The Judge's word knows neither walls nor bystanders. A2.GAP.311 */
  void withdraw() {
    recede();
    tell("A2.MAN.FORCE.05", null);
  }

  final void recede() {
    Route way = field.route(foe, new Bearing(by, false), feet, fight.movement().knowing);
    while (way != null && way.step()) {
      gone = way.walked();
    }
  }

  void goOn(Facing way) {
    Obstacle ahead = field.ahead(foe, way);
    int drop = 0;
    while (drop == 0 && !foe.is(TRAPPED) && gone + cost(way) <= feet && !stops(ahead, way)) {
      drop = step(way, ahead);
      ahead = field.ahead(foe, way);
    }
    if (drop > 0) {
      settle();
      tell("A2.GAP.311", null);
      fight.fall().down(by, foe, drop);
    } else if (!foe.is(TRAPPED) && gone < feet && stops(ahead, way)) {
      settle();
      collide(ahead);
    } else {
      settle();
      tell("A2.MAN.FORCE.05", null);
    }
  }

  final int cost(Facing way) {
    return way.isDiagonal() && steps % 2 == 1 ? 2 * Field.BESIDE : Field.BESIDE;
  }

  /** A wall, a cliff, or somebody as big as he. A2.MAN.FORCE.06, A2.MAN.FORCE.08 */
  boolean stops(Obstacle ahead, Facing way) {
    return blocker(ahead) != null || isWall(ahead, way);
  }

  final boolean isWall(Obstacle ahead, Facing way) {
    return ahead.solid() || rise(way) >= fight.damageNumbers().fallingFeet;
  }

  /** A2.MAN.FORCE.08 */
  final @Nullable Combatant blocker(Obstacle ahead) {
    for (Combatant other : ahead.people()) {
      if (fight.riding().bulk(other).rank() >= fight.riding().bulk(foe).rank()) {
        return other;
      }
    }
    return null;
  }

  private int rise(Facing way) {
    int here = field.elevation(foe);
    var stand = field.stand(foe);
    field.shove(foe, way);
    int there = field.elevation(foe);
    stand.restore();
    return there - here;
  }

  /**
   * One square on; the small who stand there go down. A2.MAN.FORCE.09
   *
   * @return feet he falls, 0 if the ground holds
   */
  private int step(Facing way, Obstacle ahead) {
    knockDown(ahead);
    int height = field.elevation(foe);
    Hazard under = fight.hazards().under(foe, false);
    advance(way);
    int drop = height - field.elevation(foe);
    Hazard hazard = fight.hazards().under(foe, false);
    if (hazard != null && !hazard.equals(under)) {
      fight.borne().enter(foe, hazard); // A2.OIL.43
    }
    return drop >= fight.damageNumbers().fallingFeet ? drop : 0;
  }

  /** A2.MAN.FORCE.09 */
  final void knockDown(Obstacle ahead) {
    for (Combatant small : ahead.people()) {
      fight.lose(small, HIDDEN);
      fight.gain(small, PRONE);
    }
  }

  final void advance(Facing way) {
    gone += cost(way);
    steps++;
    field.shove(foe, way);
    if (field.hasRoom(foe, fight.movement().knowing)) {
      free = field.spot(foe);
      freeAt = gone;
    }
  }

  /** Nobody stays on another's feet. */
  final void settle() {
    if (!field.spot(foe).equals(free)) {
      field.place(foe, free);
      gone = freeAt;
    }
  }

  /** A2.MAN.FORCE.06-08 */
  private void collide(Obstacle ahead) {
    Combatant blocker = blocker(ahead);
    if (blocker != null) {
      tell("A2.MAN.FORCE.08", blocker);
      fight.lose(blocker, HIDDEN);
    } else {
      tell("A2.MAN.FORCE.06", null);
      if (!foe.isThing()) {
        fight.fall().hit(by, foe, gone); // A2.MAN.FORCE.07
      }
    }
    if (foe.isStanding()) {
      fight.gain(foe, PRONE);
    }
  }

  private void tell(String rule, @Nullable Combatant against) {
    if (!fight.table.listens()) {
      return;
    }
    boolean wall = rule.equals("A2.MAN.FORCE.06");
    var event = Event.of("driven", rule).by(by).on(foe).fact("feet", gone);
    if (field.spot(foe) instanceof Square square) {
      event.fact("to", square.text());
    }
    if (against != null) {
      event.fact("against", against.name());
    } else if (wall) {
      event.fact("against", "a wall");
    }
    fight.table.tell(
        event.says(
            by.name()
                + " drives "
                + foe.name()
                + " back "
                + gone
                + "'"
                + (against != null ? " against " + against.name() : wall ? " against a wall" : "")
                + "."));
  }
}
