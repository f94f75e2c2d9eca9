package dev.cleave.acks2;

import dev.cleave.engine.battle.Combatant;
import org.jspecify.annotations.Nullable;

/** What a segment allows, and what it does not. Menus, refusals and bots all ask here. A2.ACT.* */
final class Allowance {

  private static final Bar SPELL = new Bar("WHO has declared a spell", "A2.GAP.128");
  private static final Bar BOUND = new Bar("WHO has declared defensive movement", "A2.GAP.131");
  private static final Bar SPENT = new Bar("WHO has used his movement action", "A2.ACT.04");

  private final Fight fight;

  Allowance(Fight fight) {
    this.fight = fight;
  }

  /**
   * Null if the action is legal as the first of a segment, or after a movement action. A combat
   * action that comes first is taken after standing still. A2.ACT.01-06
   */
  @Nullable Bar bars(Combatant who, Action action, boolean first) {
    if (!first) {
      return isForLater(action) ? SPENT : action.bars(fight, who, Slot.COMBAT);
    }
    if (action.cost() == Cost.DELAY) {
      return action.bars(fight, who, Slot.MOVEMENT);
    }
    Bar bound = barsUndeclared(who, action);
    return bound != null ? bound : action.bars(fight, who, slot(action));
  }

  private static Slot slot(Action action) {
    return action.cost() == Cost.COMBAT ? Slot.COMBAT : Slot.MOVEMENT;
  }

  /** What needs the whole segment. */
  private static boolean isForLater(Action action) {
    return action.cost() == Cost.DELAY || action.cost() == Cost.FULL_ROUND && action != Plain.DONE;
  }

  /** A spell may be given up with the whole segment; a movement declared must be made. */
  @Nullable Bar barsUndeclared(Combatant who, Action action) {
    if (action.cost() == Cost.FREE) {
      return null;
    }
    if (fight.stance(who).spell() != null) {
      return action instanceof Casting.Cast || action == Plain.DONE ? null : SPELL;
    }
    if (action instanceof DefensiveMovement.Withdraw
        || action instanceof DefensiveMovement.Retreat) {
      return null;
    }
    return fight.defensiveMovement.binds(who) ? BOUND : null;
  }
}
