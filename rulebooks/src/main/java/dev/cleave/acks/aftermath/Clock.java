package dev.cleave.acks.aftermath;

import static dev.cleave.acks.book.State.BLOODY_FLUX;

import dev.cleave.acks.book.BedRest;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.State;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.wounds.FirstAid;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.time.Agenda;
import dev.cleave.engine.time.Duration;
import dev.cleave.engine.time.Moment;
import dev.cleave.engine.time.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Time after a fight, from one thing that falls due to the next. A2.WOUND.06, A2.WOUND.36,
 * A2.NONLETHAL.08, A2.GAP.253
 */
final class Clock {

  /** No battle counts farther. */
  private static final long END = 1_000_000_000;

  /** The longest time that passes at once, in days. */
  private static final long YEAR = 365;

  private static final Forbidden BACKWARD =
      new Forbidden("time must pass, and only forward", "A2.GAP.253");
  private static final Forbidden TOO_LONG =
      new Forbidden(
          "at most 365 days pass at a time, and no battle is told for ever", "A2.GAP.253");

  private final Fight fight;
  private final int hour;
  private final int day;

  Clock(Fight fight) {
    this.fight = fight;
    this.hour = TimeUnit.HOUR.rounds(fight.book);
    this.day = TimeUnit.DAY.rounds(fight.book);
  }

  @Nullable Forbidden bars(Duration lapse) {
    if (lapse.count() <= 0) {
      return BACKWARD;
    }
    long most = Math.min(YEAR * day, END - fight.battle.round());
    return lapse.count() > most / lapse.span().rounds(fight.book) ? TOO_LONG : null;
  }

  /**
   * @param resting whether those who must lie do
   */
  void pass(int rounds, Predicate<Combatant> resting) {
    int end = fight.battle.round() + rounds;
    for (Fighter fighter : fight.fighters) {
      if (!resting.test(fighter.who)) {
        fighter.disturb(rounds, fight.restBears());
      }
    }
    while (fight.battle.round() < end) {
      int next = Math.min(end, due(resting));
      int passed = next - fight.battle.round();
      advance(passed);
      for (Fighter fighter : fight.fighters) {
        if (fighter.who.isStanding() && resting.test(fighter.who)) {
          fight.recovery().rest(fighter.who, passed);
        }
      }
      happen();
    }
  }

  private void advance(int rounds) {
    fight.battle.pass(rounds);
    if (fight.table.listens()) {
      String passes = Duration.words(rounds, fight.book);
      fight.table.tell(
          Event.of("time", "A2.GAP.253")
              .fact("passes", passes)
              .fact("rounds", rounds)
              .fact("round", fight.battle.round())
              .says("After " + passes + ":"));
    }
  }

  /** Brings about all that is due at this moment. */
  private void happen() {
    fight.effects().wearOff();
    fight.mortalWounds().passRound();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (who.isStanding()) {
        fight.effects().startSegment(who);
      }
      if (isUntreated(who) && fight.battle.round() >= Health.of(who).fell() + day) {
        fight.mortalWounds().roll(who, null, FirstAid.Aid.FORCED); // A2.WOUND.06
      }
    }
    fight.damage().passRound();
  }

  private boolean isUntreated(Combatant who) {
    return fight.firstAid().isDue(who) && Health.of(who).fell() > 0;
  }

  /** The next round in which something happens by itself; what is overdue happens now. */
  private int due(Predicate<Combatant> resting) {
    int now = fight.battle.round();
    Moment next = agenda(resting).next();
    long due = next == null ? Long.MAX_VALUE : next.since(fight.battle.start());
    return (int) Math.clamp(due, now + 1L, Integer.MAX_VALUE);
  }

  /** All that will fall due as things stand, and for whom. */
  private Agenda<Combatant> agenda(Predicate<Combatant> resting) {
    var agenda = new Agenda<Combatant>();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (who.fate() == Fate.DOWN) {
        putDown(who, agenda);
      } else if (who.isStanding()) {
        put(who, resting.test(who), agenda);
      }
    }
    return agenda;
  }

  private void add(Combatant who, long round, Agenda<Combatant> agenda) {
    agenda.add(fight.battle.start().plus(round), who);
  }

  /** Death of those who are dying, and the end of the day of those nobody has looked at. */
  private void putDown(Combatant who, Agenda<Combatant> agenda) {
    Health health = Health.of(who);
    if (health.isTreated() && health.dies() > 0) {
      add(who, health.dies() + 1L, agenda); // A2.GAP.25F
    } else if (!health.isTreated() && health.fell() > 0) {
      add(who, health.fell() + (long) day, agenda);
    }
  }

  private void put(Combatant who, boolean rests, Agenda<Combatant> agenda) {
    int now = fight.battle.round();
    if (who.is(BLOODY_FLUX)) {
      add(who, now + 1L, agenda);
    }
    if (Health.of(who).nonlethal() > 0) {
      add(who, now + (long) hour - Math.floorMod(now - 1, hour), agenda); // hours from round 1
    }
    if (who.isOnTheClock()) {
      for (State state : State.ALL) {
        if (who.until(state) > 0) {
          add(who, who.until(state), agenda);
        }
      }
    }
    BedRest rest = Health.of(who).rest();
    if (rests && rest != null && rest.rounds() > 0) {
      add(who, now + (long) rest.rounds(), agenda);
    }
  }
}
