package dev.cleave.acks.space;

import dev.cleave.acks.turn.Action;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Route;
import org.jspecify.annotations.Nullable;

/** Those who wait for the moment to act, and whether it has come. A2.READY.03-06 */
public interface Watchers {

  /** Before the first step: how things stand, and where each watcher would see the mover last. */
  void watch(Move move, Route way, boolean @Nullable [] ignored);

  /** The last step at which somebody who waits for the mover has him in sight. */
  boolean isLastSeen(Move move, int steps);

  /**
   * On the way, before the mover is out of sight.
   *
   * @return whether he goes on
   */
  boolean passing(Move move, int steps);

  /** At the end of a movement. */
  void after(Move move);

  /**
   * Before somebody does something with his hands.
   *
   * @return whether anybody interrupted
   */
  boolean before(Combatant actor, Action action);
}
