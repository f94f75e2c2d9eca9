package dev.cleave.thac0.aftermath;

import dev.cleave.engine.journal.Event;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.Reckoning;
import dev.cleave.engine.time.TimeUnit;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Dose;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;
import org.jspecify.annotations.Nullable;

/** Time after a fight, from one thing that falls due to the next. TH.R.40 */
final class Clock {

  /** No battle counts farther. */
  private static final long END = 1_000_000_000;

  private static final long YEAR = 365;

  private final Turns fight;
  private final Mending mending;
  private final Reckoning book;
  private final int day;

  Clock(Turns fight) {
    this.fight = fight;
    this.mending = new Mending(fight);
    this.book = () -> fight.numbers.initiative.roundsATurn;
    this.day = TimeUnit.DAY.rounds(book);
  }

  @Nullable String whyNot(Duration lapse) {
    if (lapse.count() <= 0) {
      return "time must pass, and only forward";
    }
    long most = Math.min(YEAR * day, END - fight.round());
    return lapse.count() > most / lapse.span().rounds(book)
        ? "at most 365 days pass at a time, and no battle is told for ever"
        : null;
  }

  int rounds(Duration lapse) {
    return (int) lapse.rounds(book);
  }

  /**
   * @param bed whether all lie in bed meanwhile
   */
  void pass(int rounds, boolean bed) {
    int end = fight.round() + rounds;
    while (fight.round() < end) {
      int passed = Math.min(end, due(bed)) - fight.round();
      fight.battle.pass(passed);
      tell(passed);
      for (Fighter fighter : fight.fighters) {
        fighter.rest = fighter.rest.and(passed, bed);
      }
      happen(bed);
    }
    for (Fighter fighter : fight.fighters) {
      fighter.keep();
    }
  }

  private void tell(int passed) {
    if (fight.listens()) {
      String passes = Duration.words(passed, book);
      fight.tell(
          Event.of("time", "TH.ROUND.03")
              .fact("passes", passes)
              .fact("rounds", passed)
              .fact("round", fight.round())
              .says("After " + passes + ":"));
    }
  }

  /** As at the end of a round, and at the end of a day. TH.END.05, TH.C.HEAL.02 */
  private void happen(boolean bed) {
    fight.damage.bleed();
    fight.poisons.work();
    fight.falling.ebb();
    fight.states.wearOff();
    fight.damage.recover();
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.isPresent()) {
        mending.rest(fighter, bed);
      }
      if (fighter.rest.quiet() >= day) {
        mending.day(fighter, fighter.rest.inBed() >= day);
      }
    }
    fight.falling.wake();
  }

  /** The next round in which something happens by itself. */
  private int due(boolean bed) {
    int now = fight.round();
    int turn = fight.numbers.initiative.roundsATurn;
    int due = Integer.MAX_VALUE;
    for (Fighter fighter : fight.fighters) {
      if (!fighter.combatant.isPresent()) {
        continue;
      }
      int blood = fight.body.bleeding(fighter);
      if (isEbbing(fighter) || blood > 1) {
        return now + 1;
      }
      if (fighter.temporary > 0 || blood == 1 || fighter.fatigue > 0) {
        due = Math.min(due, now + turn - now % turn);
      }
      for (Dose dose : fighter.doses) {
        due = Math.min(due, Math.max(now + 1, dose.due()));
      }
      if (fighter.wakes > now) {
        due = Math.min(due, fighter.wakes);
      }
      for (State state : State.ALL) {
        int last = fighter.combatant.until(state);
        due = last > now ? Math.min(due, last) : due;
      }
      if (bed && fighter.temporary > 0) {
        due = Math.min(due, now + Math.max(1, mending.night() - fighter.rest.inBed()));
      }
      due = Math.min(due, now + Math.max(1, day - fighter.rest.quiet()));
    }
    return due;
  }

  private static boolean isEbbing(Fighter fighter) {
    return fighter.realHitPoints() <= 0 && !fighter.bound;
  }
}
