package dev.cleave.acks.play;

import static dev.cleave.acks.book.State.DROWNING;

import dev.cleave.acks.dungeon.Drowning;
import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Reach;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import org.jspecify.annotations.Nullable;

/** The choices of plain people at the water: out of it, and others with them. A2.R.193 */
final class Ashore {

  /** Feet of movement to as far a shore as anybody makes for. */
  private static final int FAR = 600;

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
    Square shore = shore(who);
    Spot best = null;
    int least = Integer.MAX_VALUE;
    for (Reach reach :
        fight.field.reaches(who, fight.movement().speed(who), fight.movement().ownWay(false))) {
      int apart = shore == null ? Integer.MAX_VALUE : apart(shore, reach.spot());
      if (apart < least) {
        least = apart;
        best = reach.spot();
      }
    }
    if (best == null) {
      return null;
    }
    var march = new Marching.March(fight, best);
    return fight.allowance().bars(who, march, true) == null ? march : null;
  }

  /** The nearest place where he could stand, null if it is too far to think of. */
  private @Nullable Square shore(Combatant who) {
    Stand here = fight.field.stand(who);
    for (Reach reach : fight.field.reaches(who, FAR, fight.movement().ownWay(false))) {
      fight.field.place(who, reach.spot());
      boolean stands = !fight.waters().isAfloat(who);
      here.restore();
      if (stands && reach.spot() instanceof Square shore) {
        return shore;
      }
    }
    return null;
  }

  private static int apart(Square shore, Spot from) {
    return from instanceof Square here
        ? Math.max(
            Math.abs(shore.halvesAcross() - here.halvesAcross()),
            Math.abs(shore.halvesDown() - here.halvesDown()))
        : Integer.MAX_VALUE;
  }
}
