package dev.cleave.acks.play;

import static dev.cleave.acks.book.State.DROWNING;

import dev.cleave.acks.dungeon.Drowning;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Water;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choices of plain people at the water: out of it, and others with them. A2.R.193 */
final class Ashore {

  private final Fight fight;

  Ashore(Fight fight) {
    this.fight = fight;
  }

  /** Unless somebody is at his throat; null for nothing to do. */
  @Nullable Action usual(Combatant who) {
    if (fight.engagement().isEngaged(who)) {
      return null;
    }
    Action rescue = rescue(who);
    return rescue != null ? rescue : fight.swimming().mustSwim(who) ? out(who) : null;
  }

  private @Nullable Action rescue(Combatant who) {
    for (Fighter fighter : fight.fighters) {
      Combatant friend = fighter.who;
      if (friend.is(DROWNING) && friend != who && friend.side() == who.side()) {
        var rescue = new Drowning.Rescue(fight, friend);
        if (fight.allowance().bars(who, rescue, true) == null) {
          return rescue;
        }
      }
    }
    return null;
  }

  /** To the nearest place to stand, or toward it. */
  private @Nullable Action out(Combatant who) {
    Battlemap map = fight.field.map();
    if (map == null) {
      return null;
    }
    List<Reach> reaches =
        fight.field.reaches(who, fight.movement().speed(who), fight.movement().ownWay(false));
    Spot best = null;
    int least = shore(map, who, fight.field.spot(who));
    for (Reach reach : reaches) {
      int feet = shore(map, who, reach.spot());
      if (feet < least) {
        least = feet;
        best = reach.spot();
      }
    }
    if (best == null) {
      return null;
    }
    var march = new Marching.March(fight, best);
    return fight.allowance().bars(who, march, true) == null ? march : null;
  }

  /** Squares from a place to the nearest where he could stand. */
  private int shore(Battlemap map, Combatant who, Spot from) {
    Water water = map.ground().water();
    int least = Integer.MAX_VALUE;
    if (from instanceof Square here) {
      for (int y = 0; y < map.ground().height(); y++) {
        for (int x = 0; x < map.ground().width(); x++) {
          if (!map.ground().isWall(x, y) && !fight.waters().isTooDeep(who, water.depth(x, y))) {
            int across = Math.abs(x - here.column());
            int down = Math.abs(y - here.row());
            least = Math.min(least, Math.max(across, down));
          }
        }
      }
    }
    return least;
  }
}
