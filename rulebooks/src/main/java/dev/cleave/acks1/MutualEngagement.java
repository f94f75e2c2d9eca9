package dev.cleave.acks1;

import dev.cleave.acks.space.Engagement;
import dev.cleave.engine.actor.Combatant;

/** Two enemies within five feet are engaged, both of them and wherever they look. A1.MOVE.04 */
final class MutualEngagement extends Engagement {

  private final FirstEdition fight;

  MutualEngagement(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  /** Nobody is held by one who comes up at the same moment. A1.INIT.06, A1.GAP.208 */
  @Override
  protected boolean couldEngage(Combatant one, Combatant other) {
    return super.couldEngage(one, other) && !fight.moment.isComing(one, other);
  }
}
