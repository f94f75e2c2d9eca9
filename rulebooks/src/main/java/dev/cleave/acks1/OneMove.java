package dev.cleave.acks1;

import dev.cleave.acks.movement.Marching;
import dev.cleave.acks.movement.TakingCover;
import dev.cleave.acks.round.Allowance;
import dev.cleave.acks.space.Going;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.engine.actor.Combatant;

/**
 * One move or something simple in place of it, then one attack or something in place of that.
 * A1.MOVE.01, A1.MOVE.13-14, A1.ATK.14-15
 */
final class OneMove extends Allowance {

  OneMove(FirstEdition fight) {
    super(fight);
  }

  /** The move is used; what the hands do may take the place of the attack as well. A1.ATK.15 */
  @Override
  protected boolean isSpent(Action action) {
    return super.isSpent(action) || action.cost() == Cost.MOVEMENT && isWithTheFeet(action);
  }

  @Override
  protected boolean deniesPlace(Combatant who, Action going, boolean first) {
    return !first && isSpent(going) || restrains(who, going) != null;
  }

  private static boolean isWithTheFeet(Action action) {
    return action instanceof Going
        || action instanceof TakingCover.TakeCover
        || action instanceof Marching.StandUp;
  }
}
