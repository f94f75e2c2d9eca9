package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.PETRIFIED;
import static dev.cleave.acks.book.State.SWALLOWED;

import dev.cleave.acks.book.State;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Enemies on their feet of whom one knows. */
public final class Foes {

  private static final long UNKNOWN = State.anyOf(HIDDEN, SWALLOWED, PETRIFIED);

  private final SpaceRoom fight;

  Foes(SpaceRoom fight) {
    this.fight = fight;
  }

  /** An enemy who still stands, and of whom he knows; what is of stone is none. A2.R.207 */
  public static boolean isFoe(Combatant who, Combatant other) {
    return who.isEnemyOf(other) && other.isStanding() && !other.isAny(UNKNOWN);
  }

  /** The nearest enemy on his feet; the first named of equals. */
  public @Nullable Combatant nearest(Combatant who) {
    return nearest(who, false);
  }

  /** The same of those whom his side has made out: to whom one turns unasked. A2.R.209 */
  public @Nullable Combatant nearestKnown(Combatant who) {
    return nearest(who, true);
  }

  private @Nullable Combatant nearest(Combatant who, boolean known) {
    Combatant nearest = null;
    int least = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (isFoe(who, fighter.who)) {
        int feet = fight.field.distance(who, fighter.who);
        if (feet < least && !(known && fight.sight().isUnknownTo(who, fighter.who))) {
          least = feet;
          nearest = fighter.who;
        }
      }
    }
    return nearest;
  }
}
