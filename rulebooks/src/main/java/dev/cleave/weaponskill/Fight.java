package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.battle.QuietQuestion;
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
      pursuit.meet();
      surprise.roll();
    }
    while (course.count.underWay
        || !battle.isOver() && battle.round() < battle.lastRound() && !isGivenUp()) {
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
              .says(outcome.says()));
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
      listen();
    }
  }

  /** Counts the rounds in which nobody has done anything but stand about. WS.R.17 */
  private void listen() {
    if (course.stirred) {
      course.stirred = false;
      course.quietRounds = 0;
      course.calmRounds = 0;
      return;
    }
    course.calmRounds++;
    int picture = field().picture(battle.combatants());
    for (Fighter fighter : fighters) {
      picture = 31 * picture + fighter.combatant.hitPoints();
    }
    course.quietRounds = picture == course.picture ? course.quietRounds + 1 : 0;
    course.picture = picture;
  }

  /** Where nothing happens any more the Judge says whether the fight is over. WS.R.17 */
  private boolean isGivenUp() {
    if (course.quietRounds < numbers.quietRounds) {
      return false;
    }
    course.quietRounds = 0;
    return table.ask(QuietQuestion.nothingHappened(battle, numbers.quietRounds, "WS.ACT.01")).yes();
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
