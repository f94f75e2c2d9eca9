package dev.cleave.thac0;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.battle.QuietQuestion;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Table;
import dev.cleave.thac0.book.Numbers;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;

/** One fight, from round to round. TH.ROUND.01 */
final class Fight extends Turns {

  private final Surprise surprise;
  private final Declarations declarations;
  private final Initiative initiative;
  private final Resolution resolution;
  private final Upkeep upkeep;

  Fight(Battle battle, Table table, Numbers numbers) {
    super(battle, table, numbers);
    this.surprise = new Surprise(this);
    this.declarations = new Declarations(this);
    this.initiative = new Initiative(this);
    this.resolution = new Resolution(this);
    this.upkeep = new Upkeep(this);
  }

  /** The next fight in the rooms of this one, which is over. */
  Fight next(Battle other, Table at) {
    giveTo(other, at);
    return this;
  }

  /** From the first contact, or from where a lull was told. */
  Outcome play() {
    if (!course.begun) {
      course.begun = true;
      surprise.roll();
    }
    while (course.underWay
        || !battle.isOver() && battle.round() < battle.lastRound() && !isGivenUp()) {
      playRound();
    }
    Outcome outcome = battle.outcome();
    if (listens()) {
      Side winner = outcome.winner();
      tell(
          Event.of(Event.Kind.ENDED, "TH.ROUND.01")
              .fact("winner", winner == null ? "nobody" : winner.name())
              .fact("how", outcome.end().label())
              .fact("rounds", outcome.rounds())
              .fact("minutes", outcome.rounds() * numbers.initiative.roundSeconds / 60)
              .says(outcome.says()));
    }
    return outcome;
  }

  /** The five steps, or what is left of them. TH.SEQ.01 */
  private void playRound() {
    if (!course.underWay) {
      table.lull(battle);
      begin();
      declarations.ofTheDungeonMaster();
      declarations.ofThePlayers();
      initiative.roll();
      course.underWay = true;
    }
    resolution.resolve();
    course.underWay = false;
    upkeep.resolve();
    surprise.end();
    if (!battle.isOver()) {
      listen();
    }
  }

  private void begin() {
    battle.nextRound();
    for (Fighter fighter : fighters) {
      fighter.newRound();
    }
    course.count = 0;
    course.laterPass = false;
    if (listens()) {
      tell(
          Event.of(Event.Kind.ROUND, "TH.ROUND.02")
              .fact("round", battle.round())
              .says("Round " + battle.round()));
    }
  }

  /** Counts the rounds in which nobody has done anything, or nothing came of it. TH.R.03 */
  private void listen() {
    int health = 0;
    for (Fighter fighter : fighters) {
      health = 31 * health + fighter.combatant.hitPoints();
      health = 31 * health + fighter.combatant.fate().ordinal();
    }
    boolean still = !course.stirred && !hasAnybodyMoved();
    boolean quiet = still && health == course.health;
    course.quietRounds = quiet ? course.quietRounds + 1 : 0;
    course.calmRounds = course.stirred ? 0 : course.calmRounds + 1;
    course.vainRounds = health == course.health ? course.vainRounds + 1 : 0;
    course.health = health;
    course.pictured = !course.stirred;
    course.stirred = false;
  }

  /**
   * Compared with the last round, and looks for the next. Of a round in which something was done
   * there is no picture: after one of those only who has walked has moved.
   */
  private boolean hasAnybodyMoved() {
    int picture = field().picture(battle.combatants());
    boolean moved = course.pictured && picture != course.picture;
    course.picture = picture;
    for (Fighter fighter : fighters) {
      moved |= fighter.feet > 0;
    }
    return moved;
  }

  private boolean isGivenUp() {
    boolean quiet = course.quietRounds >= numbers.move.quietRounds;
    boolean vain = course.vainRounds >= numbers.move.vainRounds;
    if (!quiet && !vain) {
      return isWasted();
    }
    course.quietRounds = 0;
    course.vainRounds = 0;
    int rounds = quiet ? numbers.move.quietRounds : numbers.move.vainRounds;
    return table.ask(QuietQuestion.nothingHappened(battle, rounds, "TH.ROUND.01")).yes();
  }

  /** Blows fall and wounds close, and none is the worse for it in the end. TH.R.03 */
  private boolean isWasted() {
    int rounds = numbers.move.vainRounds;
    if (battle.round() < course.reviewed + rounds) {
      return false;
    }
    int before = course.cost;
    course.reviewed = battle.round();
    course.cost = QuietQuestion.cost(battle);
    QuietQuestion question =
        QuietQuestion.inVain(
            battle, rounds, numbers.move.vainPace, before, course.cost, "TH.ROUND.01");
    return question != null && table.ask(question).yes();
  }
}
