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

  private void startSegmentAmidTrouble(Combatant who) {
    fight.concentrating().startSegment();
    fight.effects().startSegment(who);
    fight.clouds().startSegment(who);
    fight.swallowing().startSegment(who);
    fight.clutching().startSegment(who);
    fight.underfoot().startSegment(who);
    fight.reins().startSegment(who);
    fight.escaping().review();
    fight.clambering().review();
    fight.grabbing().startSegment(who);
  }
}
