package dev.cleave.acks.play;

import static dev.cleave.acks.book.State.SURPRISED;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Event;

/** One round: what people announce, the dice, the count, and whether a nerve breaks. A2.ROUND.04 */
final class Round {

  private final Fight fight;

  Round(Fight fight) {
    this.fight = fight;
  }

  void play() {
    open();
    fight.declarations().make(); // A2.ROUND.05-07
    fight.initiative().roll();
    playOn();
  }

  /** The count from where it stands. */
  void playOn() {
    count();
    if (!fight.breaksOff()) {
      close();
    }
  }

  private void open() {
    int round = fight.battle.round();
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.ROUND, "A2.ROUND.04")
              .fact("round", round)
              .says("Round " + round + "."));
    }
    fight.effects().wearOff();
    fight.pools().passRound(); // A2.OIL.41
    fight.clouds().passRound(); // A2.R.164
    fight.blazes().passRound(); // A2.GAP.245
    fight.mortalWounds().passRound(); // A2.WOUND.36
    fight.damage().passRound(); // A2.NONLETHAL.08
    fight.regenerating().passRound(); // A2.R.161
    if (fight.hasWater()) {
      fight.drowning().passRound(); // A2.R.192
    }
    for (Fighter fighter : fight.fighters) {
      fighter.startRound(fighter.who.isStanding() && fight.engagement().isEngaged(fighter.who));
    }
    fight.memory.offence = false;
    fight.memory.stirred = false;
    fight.memory.pressed = false;
    fight.openRound(round);
  }

  /** From the highest number down, until all have acted or waited too long. A2.ROUND.09-11 */
  private void count() {
    do {
      fight.table.lull(fight.battle);
    } while (!fight.breaksOff() && fight.callNext());
  }

  private boolean isQuiet() {
    if (fight.memory.offence || fight.memory.stirred || fight.memory.isAnythingBurning()) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.ranAway || fighter.hurt) {
        return false;
      }
    }
    return true;
  }

  private void close() {
    for (Fighter fighter : fight.fighters) {
      if (!fighter.begun) {
        fight.segmentStart().end(fighter.who); // A2.INIT.13
      }
    }
    fight.memory.calmRounds = fight.memory.offence ? 0 : fight.memory.calmRounds + 1;
    fight.memory.standingRounds = fight.memory.pressed ? 0 : fight.memory.standingRounds + 1;
    fight.memory.quietRounds = isQuiet() ? fight.memory.quietRounds + 1 : 0;
    fight.readiness().endRound(fight.memory.offence); // A2.READY.22
    fight.fright().passRound();
    fight.morale().check(); // A2.ROUND.12
    fight.mountNerve().check(); // A2.GAP.340
    if (fight.memory.anybodyStone) {
      fight.statues().passRound(); // A2.R.207
    }
    for (Fighter fighter : fight.fighters) {
      fight.lose(fighter.who, SURPRISED); // A2.COND.SURPR.01
    }
  }

  /** How long it took is the Judge's to say; the option says how he reckons. A2.ROUND.02 */
  static Event ended(Outcome outcome, int seconds) {
    Side winner = outcome.winner();
    String how = outcome.end().label();
    return Event.of(Event.Kind.ENDED, "A2.ROUND.13")
        .fact("winner", winner == null ? "" : winner.name())
        .fact("how", how)
        .fact("rounds", outcome.rounds())
        .fact("seconds", seconds)
        .says(outcome.says());
  }
}
