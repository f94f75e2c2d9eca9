package dev.cleave.acks1;

import static dev.cleave.acks.book.State.EXHAUSTED;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Abilities;

/** How long people can run, and how they get their breath back. A1.MOVE.09-12, A1.GAP.215 */
final class Endurance {

  private final FirstEdition fight;

  Endurance(FirstEdition fight) {
    this.fight = fight;
  }

  /** A round in which he was on his feet, and perhaps one more of those he can run. */
  void hasMoved(Combatant who, Gait gait) {
    int i = who.index();
    int round = fight.battle.round();
    fight.ours.lastMove[i] = round;
    boolean runs = gait == Gait.RUN || gait == Gait.CHARGE || gait == Gait.RETREAT;
    if (runs && fight.ours.lastRun[i] != round) {
      fight.ours.lastRun[i] = round;
      if (++fight.ours.run[i] >= most(who)) {
        fight.gain(who, EXHAUSTED);
      }
    }
  }

  /** Rounds somebody can run. A1.MOVE.09-10 */
  private int most(Combatant who) {
    Abilities abilities = who.sheet().abilities();
    boolean stated = who.sheet().isCharacter() || !abilities.equals(Abilities.AVERAGE);
    if (!stated) {
      return fight.own.enduranceUnstated;
    }
    boolean winded = fight.fighter(who).infirmity.has("short of breath"); // A1.T.MORTAL-WOUNDS
    return abilities.constitution() * (winded ? 1 : fight.own.endurance);
  }

  /** A turn of rest, or for those with breath left a turn without a run. A1.MOVE.12, A1.GAP.215 */
  void openRound() {
    int rest = fight.own.exhaustedTurns * fight.book.turnRounds;
    for (Fighter fighter : fight.fighters) {
      int i = fighter.who.index();
      boolean spent = fighter.who.is(EXHAUSTED);
      int since = spent ? fight.ours.lastMove[i] : fight.ours.lastRun[i];
      int needed = spent ? rest : fight.book.turnRounds;
      if (fight.ours.run[i] > 0 && fight.battle.round() - since > needed) {
        fight.ours.run[i] = 0;
        fight.lose(fighter.who, EXHAUSTED);
      }
    }
  }
}
