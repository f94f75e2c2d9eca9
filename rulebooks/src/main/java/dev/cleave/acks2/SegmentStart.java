package dev.cleave.acks2;

import static dev.cleave.acks2.State.DISORDERED;
import static dev.cleave.acks2.State.FALTERING;
import static dev.cleave.acks2.State.OFF_BALANCE;

import dev.cleave.engine.actor.Combatant;

/** How somebody's initiative begins and ends, whatever he does with it. A2.INIT.11-13 */
final class SegmentStart {

  private final Fight fight;

  SegmentStart(Fight fight) {
    this.fight = fight;
  }

  /** What ends when the number is called ends even for those who delay. A2.INIT.11, A2.GAP.150 */
  void begin(Combatant who, Fighter fighter) {
    fighter.startSegment();
    if (!fighter.begun) {
      fighter.begun = true;
      fighter.readied = null; // A2.READY.20-21
      fighter.opening = false; // A2.GAP.118
      fighter.defends = null; // A2.COMBAT.26
      fight.lose(who, DISORDERED); // A2.COND.DISORD.01
      for (AtSegmentStart part : fight.atSegmentStart()) {
        part.startSegment(who);
      }
    }
  }

  /** Gives the whole segment to what others do with him. A2.ARTY.33 */
  void spend(Combatant who) {
    Fighter fighter = fight.fighter(who);
    begin(who, fighter);
    fight.lose(who, OFF_BALANCE); // A2.READY.15
    fighter.finish();
    end(who);
  }

  /** A2.COND.FALT.02, A2.INIT.12 */
  void end(Combatant who) {
    if (who.is(FALTERING) && who.isStanding() && !fight.engagement.isEngaged(who)) {
      fight.lose(who, FALTERING);
    }
  }
}
