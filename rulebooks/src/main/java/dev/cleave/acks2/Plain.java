package dev.cleave.acks2;

import static dev.cleave.acks2.State.PRONE;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Actions that need no more words. */
enum Plain implements Action {
  /** Remain stationary. A2.MOVE.22 */
  STAY("stay", Cost.MOVEMENT) {
    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Fight fight, Combatant who) {}
  },

  /** The engaged rise only with a combat action. A2.MOVE.27, A2.COMBAT.36 */
  STAND_UP("stand up", Cost.MOVEMENT) {
    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return !who.is(PRONE) ? ON_FEET : barsEngaged(fight, who, slot);
    }

    @Override
    public void take(Fight fight, Combatant who) {
      Stance stance = fight.stance(who);
      stance.stationary = false;
      stance.mayTurn = false;
      fight.movement.standUp(who);
    }

    @Override
    public boolean isExpected() {
      return true;
    }
  },

  /** Any action may be passed. A2.GAP.127 */
  DONE("done", Cost.FULL_ROUND) {
    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Fight fight, Combatant who) {}
  },

  /** An interrupt not taken: who is ready stays so. A2.READY.03 */
  WAIT("wait", Cost.FREE) {
    @Override
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return null;
    }

    @Override
    public void take(Fight fight, Combatant who) {}
  };

  private static final Bar ON_FEET = new Bar("WHO is on his feet", "A2.MOVE.27");
  private static final Bar ENGAGED = new Bar("WHO is engaged by HOLDER", "A2.ENGAGE.14");

  private final String text;
  private final Cost cost;

  Plain(String text, Cost cost) {
    this.text = text;
    this.cost = cost;
  }

  /** Rising and ducking while engaged are for the combat action. A2.ENGAGE.14-15 */
  static @Nullable Bar barsEngaged(Fight fight, Combatant who, Slot slot) {
    return slot == Slot.MOVEMENT && fight.engagement.isEngaged(who) ? ENGAGED : null;
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
  public boolean declines() {
    return this == DONE || this == WAIT;
  }
}
