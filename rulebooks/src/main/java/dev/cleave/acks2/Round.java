package dev.cleave.acks2;

import static dev.cleave.acks2.State.SURPRISED;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;

/** One round: what people announce, the dice, the count, and whether a nerve breaks. A2.ROUND.04 */
final class Round {

  private final Fight fight;

  Round(Fight fight) {
    this.fight = fight;
  }

  void play() {
    open();
    fight.declarations.make(); // A2.ROUND.05-07
    fight.initiative.roll();
    count();
    if (!fight.battle.isOver()) {
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
    fight.effects.wearOff();
    fight.pools.passRound(); // A2.OIL.41
    fight.blazes.passRound(); // A2.GAP.245
    fight.mortalWounds.passRound(); // A2.WOUND.36
    fight.damage.passRound(); // A2.NONLETHAL.08
    for (Stance stance : fight.stances) {
      stance.startRound(stance.who.isStanding() && fight.engagement.isEngaged(stance.who));
    }
    fight.offence = false;
    if (round == 1) {
      fight.readiness.openFight();
    }
  }

  /** From the highest number down, until all have acted or waited too long. A2.ROUND.09-11 */
  private void count() {
    Combatant next = fight.initiative.next();
    while (next != null) {
      fight.segment.play(next);
      next = fight.battle.isOver() ? null : fight.initiative.next();
    }
  }

  private void close() {
    for (Stance stance : fight.stances) {
      if (!stance.begun) {
        fight.segment.end(stance.who); // A2.INIT.13
      }
    }
    fight.readiness.endRound(fight.offence); // A2.READY.22
    fight.fright.passRound();
    fight.morale.check(); // A2.ROUND.12
    for (Stance stance : fight.stances) {
      fight.lose(stance.who, SURPRISED); // A2.COND.SURPR.01
    }
  }
}
