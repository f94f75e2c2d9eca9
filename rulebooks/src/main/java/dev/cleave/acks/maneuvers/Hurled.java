package dev.cleave.acks.maneuvers;

import static dev.cleave.acks.book.State.PRONE;

import dev.cleave.acks.space.Hazard;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Obstacle;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/**
 * Somebody on his way through the air, over the heads of all but those upon whom he comes down;
 * walls stop him. A2.GAP.338, A2.R.157
 */
final class Hurled extends Driven {

  Hurled(ManeuversRoom fight, Combatant by, Combatant foe, int feet) {
    super(fight, by, foe, feet);
  }

  @Override
  void withdraw() {
    recede();
    land(null, false);
  }

  @Override
  void goOn(Facing way) {
    int height = field.elevation(foe);
    Hazard under = fight.hazards().under(foe, false);
    Obstacle ahead = field.ahead(foe, way);
    while (gone + cost(way) <= feet && !stops(ahead, way)) {
      if (isLast(way)) {
        knockDown(ahead);
      }
      advance(way);
      ahead = field.ahead(foe, way);
    }
    boolean stopped = gone + cost(way) <= feet;
    settle();
    int drop = height - field.elevation(foe);
    land(stopped ? blocker(ahead) : null, stopped);
    if (drop >= fight.damageNumbers().fallingFeet && foe.isInTheWay()) {
      fight.fall().down(by, foe, drop); // A2.GAP.311
    }
    Hazard hazard = fight.hazards().under(foe, false);
    if (hazard != null && !hazard.equals(under)) {
      fight.hazards().enter(foe, hazard); // A2.OIL.43
    }
  }

  /** Who stands under his way is in it only where he comes down. A2.MAN.FORCE.08 */
  @Override
  boolean stops(Obstacle ahead, Facing way) {
    return isWall(ahead, way) || isLast(way) && blocker(ahead) != null;
  }

  private boolean isLast(Facing way) {
    int here = cost(way);
    steps++;
    int next = cost(way);
    steps--;
    return gone + here + next > feet;
  }

  /** As hard as he was thrown, whatever stops him. A2.R.157 */
  private void land(@Nullable Combatant against, boolean stopped) {
    tell(against, stopped);
    fight.escaping().release(foe);
    fight.fall().hit(by, foe, feet);
    if (foe.isStanding()) {
      fight.gain(foe, PRONE);
    }
  }

  private void tell(@Nullable Combatant against, boolean stopped) {
    if (!fight.table.listens()) {
      return;
    }
    var event = Event.of("hurled", "A2.GAP.338").by(by).on(foe).fact("feet", gone);
    if (field.spot(foe) instanceof Square square) {
      event.fact("to", square.text());
    }
    String what = against != null ? against.name() : stopped ? "a wall" : "";
    if (!what.isEmpty()) {
      event.fact("against", what);
    }
    fight.table.tell(
        event.says(
            by.name()
                + " hurls "
                + foe.name()
                + " "
                + gone
                + "'"
                + (what.isEmpty() ? "" : " against " + what)
                + "."));
  }
}
