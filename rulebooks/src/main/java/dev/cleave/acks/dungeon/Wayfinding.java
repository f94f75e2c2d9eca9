package dev.cleave.acks.dungeon;

import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Feature;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The way to enemies whom no way leads to: one tries the doors and the ladders. */
public final class Wayfinding {

  private final DungeonRoom fight;

  Wayfinding(DungeonRoom fight) {
    this.fight = fight;
  }

  /** Through the door at hand or toward the nearest, null if there is none to try. */
  public @Nullable Action onward(Combatant who, boolean first) {
    Action climb = fight.hasClimbs() ? climb(who, first) : null;
    if (climb != null) {
      return climb;
    }
    List<Door> doors = fight.tools().found(Door.class);
    doors.removeIf(Door::isOpen);
    if (doors.isEmpty()) {
      return null;
    }
    for (Door door : doors) {
      Action action = through(who, door, first);
      if (action != null) {
        return action;
      }
    }
    return toward(who, doors, first);
  }

  /** Up the ladder he is at, or toward the nearest, if the enemy is above. A2.R.195 */
  private @Nullable Action climb(Combatant who, boolean first) {
    Action up = fight.climbing().onward(who, first);
    Combatant foe = fight.foes().nearest(who);
    if (up != null || foe == null || fight.field.elevation(foe) <= fight.field.elevation(who)) {
      return up;
    }
    List<Ladder> ladders = fight.tools().found(Ladder.class);
    ladders.removeIf(ladder -> !ladder.isUp());
    return ladders.isEmpty() ? null : toward(who, ladders, first);
  }

  private @Nullable Action through(Combatant who, Door door, boolean first) {
    List<Action> ways =
        List.of(
            new Doors.Open(fight, door),
            new Locks.Unlock(fight, door),
            new Locks.Lockpick(fight, door),
            new Bashing.Bash(fight, door));
    for (Action action : ways) {
      if (fight.allowance().bars(who, action, first) == null) {
        return action;
      }
    }
    return null;
  }

  private @Nullable Action toward(Combatant who, List<? extends Feature> wanted, boolean first) {
    if (!(fight.field.spot(who) instanceof Square)) {
      return null;
    }
    Spot best = null;
    int least = nearest(who, wanted);
    Stand here = fight.field.stand(who);
    for (Reach reach :
        fight.field.reaches(who, fight.movement().speed(who), fight.movement().marching)) {
      fight.field.place(who, reach.spot());
      int feet = nearest(who, wanted);
      here.restore();
      if (feet < least) {
        least = feet;
        best = reach.spot();
      }
    }
    if (best == null) {
      return null;
    }
    var march = new Marching.March(fight, best);
    return fight.allowance().bars(who, march, first) == null ? march : null;
  }

  private int nearest(Combatant who, List<? extends Feature> wanted) {
    int least = Integer.MAX_VALUE;
    for (Feature feature : wanted) {
      least = Math.min(least, fight.field.distance(who, feature));
    }
    return least;
  }
}
