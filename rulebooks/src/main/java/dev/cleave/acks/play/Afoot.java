package dev.cleave.acks.play;

import dev.cleave.engine.actor.Combatant;

/** What happens of itself when somebody's number is called. A2.INIT.11 */
final class Afoot {

  private final Fight fight;

  Afoot(Fight fight) {
    this.fight = fight;
  }

  void startSegment(Combatant who) {
    if (fight.memory.isAnythingAfoot()) {
      startSegmentAmidTrouble(who);
      return;
    }
    fight.effects().startSegment(who);
    fight.reins().startSegment(who);
    fight.grabbing().startSegment(who);
  }

  /** What is looked at for all alike waits for the next of whom players know. A2.R.209 */
  private void startSegmentAmidTrouble(Combatant who) {
    boolean known = !fight.sight().isUnknown(who);
    if (known) {
      fight.concentrating().startSegment();
    }
    fight.effects().startSegment(who);
    fight.clouds().startSegment(who);
    fight.swallowing().startSegment(who);
    fight.clutching().startSegment(who);
    fight.underfoot().startSegment(who);
    fight.reins().startSegment(who);
    if (known) {
      fight.escaping().review();
      fight.clambering().review();
    }
    fight.grabbing().startSegment(who);
  }
}
