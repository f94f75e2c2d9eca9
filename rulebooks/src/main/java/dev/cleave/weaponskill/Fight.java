package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import dev.cleave.weaponskill.book.Numbers;
import dev.cleave.weaponskill.flight.Morale;
import dev.cleave.weaponskill.flight.Pursuit;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.turn.Turns;

/** One fight, from round to round. */
final class Fight extends Turns {

  private final Surprise surprise;
  private final Initiative initiative;
  private final Morale morale;
  private final Pursuit pursuit;

  Fight(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.surprise = new Surprise(this);
    this.initiative = new Initiative(this);
    this.morale = new Morale(this);
    this.pursuit = new Pursuit(this, morale);
  }

  /** From the first contact, or from where a lull was told. */
  Outcome play() {
    if (!course.begun) {
      course.begun = true;
      surprise.roll();
    }
    while (course.count.underWay || !battle.isOver() && battle.round() < battle.lastRound()) {
      round();
    }
    Outcome outcome = battle.outcome();
    if (table.listens()) {
      Side winner = outcome.winner();
      table.tell(
          Event.of(Event.Kind.ENDED, "WS.ACT.01")
              .fact("winner", winner == null ? "nobody" : winner.name())
              .fact("how", outcome.end().label())
              .fact("rounds", outcome.rounds())
              .says(
                  (winner == null ? "The fight ends" : "The fight ends, won by " + winner.name())
                      + " in round "
                      + outcome.rounds()
                      + ": "
                      + outcome.end().label()
                      + "."));
    }
    return outcome;
  }

  /** One round, or what is left of it. */
  private void round() {
    if (!course.count.underWay) {
      table.lull(battle);
      begin();
      course.count.underWay = true;
    }
    initiative.count();
    if (!battle.isOver()) {
      held.lastChance();
    }
    course.count.underWay = false;
    surprise.end();
    damage.dying();
    if (!battle.isOver()) {
      morale.check();
      pursuit.resolve();
    }
  }

  /** Spells of the last round come first, before any initiative. WS.SPELL.04 */
  private void begin() {
    battle.nextRound();
    for (Fighter fighter : fighters) {
      fighter.newRound();
    }
    if (table.listens()) {
      table.tell(
          Event.of(Event.Kind.ROUND, "WS.ACT.01")
              .fact("round", battle.round())
              .says("Round " + battle.round()));
    }
    effects.wearOff();
    spells.takeEffect();
    search.choose();
    initiative.roll();
  }
}
