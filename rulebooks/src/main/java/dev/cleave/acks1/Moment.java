package dev.cleave.acks1;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moment of one number, on which all happens at once. Whoever acts then finds all others as
 * they were when it was called, but for where they have gone; what he does to them falls when all
 * have acted. A1.INIT.06, A1.GAP.208
 */
final class Moment {

  /** Follows if somebody has fallen by the blow before it. */
  private record Felled(Combatant whom, Runnable then) {}

  private final FirstEdition fight;
  private List<Object> pending = new ArrayList<>();
  private List<Object> landing = new ArrayList<>();
  private final List<Felled> claimed = new ArrayList<>();
  private boolean open;
  private @Nullable Combatant alone;
  private @Nullable Combatant acting;

  Moment(FirstEdition fight) {
    this.fight = fight;
  }

  /** One acts alone; only what others do to him meanwhile waits until he is done. */
  void openFor(Combatant who) {
    open = true;
    alone = who;
  }

  /**
   * Several act together.
   *
   * @param engaged who is at blows with whom as it begins, by index
   */
  void openFor(List<Combatant> group, boolean[][] engaged) {
    open = true;
    alone = null;
    fight.ours.engaged = engaged;
    for (Combatant who : group) {
      fight.ours.members[who.index()] = true;
    }
  }

  /** Who was in order when it was called is so for all who act then. A1.CHARGE.08 */
  void noteOrder(Combatant who, boolean orderly) {
    fight.ours.orderly[who.index()] = orderly;
  }

  /**
   * One who acts now does not profit from what another does to himself at the same moment, unless
   * he has waited for just that with a set weapon. A1.CASE.210
   */
  boolean isOrderly(Combatant target, @Nullable Combatant attacker) {
    return attacker != null
        && isMember(attacker)
        && !fight.ours.braced[attacker.index()]
        && fight.ours.orderly[target.index()];
  }

  /** Acts at this moment anyhow. */
  boolean isMember(Combatant who) {
    return fight.ours.members[who.index()];
  }

  /**
   * Somebody's part in it begins, or goes on after another's.
   *
   * @return whose part it was until now
   */
  @Nullable Combatant turnTo(@Nullable Combatant who) {
    Combatant before = acting;
    acting = who;
    return before;
  }

  /** The part of it in which all who move do so. */
  void startMoving() {
    fight.ours.moving = true;
  }

  void hasMoved(Combatant who) {
    fight.ours.moved[who.index()] = true;
  }

  void endMoving() {
    fight.ours.moving = false;
  }

  /** The two have come up to each other only now, one of them on his own feet. */
  boolean isComing(Combatant one, Combatant other) {
    return fight.ours.moving
        && fight.ours.members[one.index()]
        && fight.ours.members[other.index()]
        && (fight.ours.moved[one.index()] || fight.ours.moved[other.index()])
        && !fight.ours.engaged[one.index()][other.index()];
  }

  /** All who move do so now, and he was held when their number was called. */
  boolean wasHeld(Combatant who, Combatant by) {
    return fight.ours.moving
        && fight.ours.members[who.index()]
        && fight.ours.engaged[who.index()][by.index()];
  }

  /** Several act in it, and all that they do to each other and themselves falls together. */
  boolean isShared() {
    return open && alone == null;
  }

  boolean defers(Combatant whom) {
    return open && whom != acting && (alone == null || acting != alone);
  }

  void later(Runnable what) {
    pending.add(what);
  }

  void ifFelled(Combatant whom, Runnable then) {
    pending.add(new Felled(whom, then));
  }

  /** All of it falls, and those who still stand follow up. A1.GAP.208 */
  void close() {
    open = false;
    if (alone == null) {
      fight.ours.endMoment();
    } else {
      fight.ours.endMoves();
    }
    if (pending.isEmpty()) {
      return;
    }
    List<Object> falls = pending;
    pending = landing; // what follows of it waits in turn
    landing = falls;
    for (Object one : falls) {
      if (one instanceof Felled felled) {
        if (!felled.whom().isStanding() && isFirst(felled)) {
          claimed.add(felled);
        }
      } else if (one instanceof Runnable what) {
        what.run();
      }
    }
    falls.clear();
    for (Felled felled : claimed) {
      felled.then().run();
    }
    claimed.clear();
  }

  /** A man is felled by one blow; the next found him lying. */
  private boolean isFirst(Felled felled) {
    for (Felled other : claimed) {
      if (other.whom() == felled.whom()) {
        return false;
      }
    }
    return true;
  }
}
