package dev.cleave.acks.round;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Actions that need no more words. */
public enum BasicAction implements Action {
  /** Remain stationary. A2.MOVE.22 */
  STAY("stay", Cost.MOVEMENT) {
    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {}
  },

  /** Any action may be passed. A2.GAP.127 */
  DONE("done", Cost.FULL_ROUND) {
    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {}
  },

  /** An interrupt not taken: who is ready stays so. A2.READY.03 */
  WAIT("wait", Cost.FREE) {
    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Combatant who) {}
  };

  private final String text;
  private final Cost cost;

  BasicAction(String text, Cost cost) {
    this.text = text;
    this.cost = cost;
  }

  @Override
  public String verb() {
    return text;
  }

  @Override
  public Cost cost() {
    return cost;
  }

  @Override
  public boolean takes(Demand demand, Combatant who) {
    return false;
  }

  @Override
  public boolean declines() {
    return this == DONE || this == WAIT;
  }
}
