package dev.cleave.acks.round;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Restraint;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** The actions that a segment has room for. Menus, refusals and bots all ask here. A2.ACT.* */
public class Allowance {

  private static final Forbidden SPELL = new Forbidden("WHO has declared a spell", "A2.SPELL.04");
  private static final Forbidden BOUND =
      new Forbidden("WHO has declared defensive movement", "A2.GAP.131");
  private static final Forbidden SPENT =
      new Forbidden("WHO has used his movement action", "A2.ACT.04");

  private final RoundRoom fight;

  protected Allowance(RoundRoom fight) {
    this.fight = fight;
  }

  /**
   * Null if the action is legal as the first of a segment, or after a movement action. A combat
   * action that comes first is taken after standing still. A2.ACT.01-06
   */
  public @Nullable Forbidden bars(Combatant who, Action action, boolean first) {
    return bars(who, action, first, () -> fight.vows().binds(who));
  }

  /**
   * @param bound whether a declared movement binds, which takes long to find out for every action
   */
  @Nullable Forbidden bars(Combatant who, Action action, boolean first, BooleanSupplier bound) {
    Forbidden held = restrains(who, action);
    if (held != null) {
      return held;
    }
    if (!first) {
      return isSpent(action) ? SPENT : action.bars(who, Slot.COMBAT);
    }
    Forbidden undeclared = action.cost() == Cost.DELAY ? null : barsUndeclared(who, action, bound);
    return undeclared != null ? undeclared : action.bars(who, Slot.MOVEMENT);
  }

  /** Here one may go to every place one can get to. */
  protected boolean deniesPlace(Combatant who, Action going, boolean first) {
    return false;
  }

  /** Asked whatever he has left of his segment. */
  public final @Nullable Forbidden restrains(Combatant who, Action action) {
    for (Restraint restraint : fight.restraints()) {
      Forbidden held = restraint.bars(who, action);
      if (held != null) {
        return held;
      }
    }
    return null;
  }

  /**
   * Why he goes nowhere, whatever the way: he has gone, or he stands still for a spell. A2.ACT.04
   */
  @Nullable Forbidden roots(Combatant who, boolean first) {
    if (!first) {
      return SPENT;
    }
    return fight.fighter(who).spell() == null ? null : SPELL;
  }

  /** It needs the whole segment, of which a part is gone. */
  protected boolean isSpent(Action action) {
    return action.cost() == Cost.DELAY
        || action.cost() == Cost.FULL_ROUND && action != BasicAction.DONE;
  }

  /** A spell may be given up with the whole segment; a movement declared must be made. */
  public @Nullable Forbidden barsUndeclared(Combatant who, Action action) {
    return barsUndeclared(who, action, () -> fight.vows().binds(who));
  }

  private @Nullable Forbidden barsUndeclared(Combatant who, Action action, BooleanSupplier bound) {
    if (action.cost() == Cost.FREE) {
      return null;
    }
    if (fight.fighter(who).spell() != null) {
      return action.takes(Demand.SPELL, who) || action == BasicAction.DONE ? null : SPELL;
    }
    if (action.isDefensiveMovement()) {
      return null;
    }
    return bound.getAsBoolean() ? BOUND : null;
  }
}
