package dev.cleave.thac0;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import dev.cleave.thac0.book.MoraleNumbers;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.turn.Turns;

/** When creatures and hirelings have had enough. TH.C.MOR.01, TH.END.10 */
final class Morale {

  private static final int HARMLESS = 1;
  private static final int SURROUNDED = 2;
  private static final Reason MORALE = new Reason("morale", "TH.C.MOR.01");

  private final Turns fight;
  private final MoraleNumbers figures;
  private final Nerves nerves;

  Morale(Turns fight) {
    this.fight = fight;
    this.figures = fight.numbers.morale;
    this.nerves = new Nerves(fight);
  }

  /** In the end-of-round step, for every kind on a side that has cause. TH.C.MOR.03, .04 */
  void check() {
    for (Side side : fight.battle.sides()) {
      int shared = triggers(side);
      for (Fighter fighter : fight.fighters) {
        if (fighter.combatant.side() == side && mayBreak(fighter) && isFirstOfKind(fighter)) {
          int triggers = shared + own(fighter);
          if (triggers > 0) {
            check(fighter, triggers);
          }
        }
      }
    }
    rally();
  }

  /** What tries it alone: its own wounds, the first shock, a foe it cannot harm, all round it. */
  private int own(Fighter fighter) {
    boolean shocked =
        fight.round() == 1 && fight.course.wasSurprised[fighter.combatant.side().index()];
    return (isHalved(fighter) ? 1 : 0)
        + (shocked ? 1 : 0)
        + (once(fighter, nerves.cannotHarm(fighter), HARMLESS) ? 1 : 0)
        + (once(fighter, isSurrounded(fighter), SURROUNDED) ? 1 : 0);
  }

  /** It tries the nerve when it begins, not for as long as it lasts. */
  private static boolean once(Fighter fighter, boolean now, int bit) {
    boolean known = (fighter.plight.tried & bit) != 0;
    fighter.plight.tried = now ? fighter.plight.tried | bit : fighter.plight.tried & ~bit;
    return now && !known;
  }

  /** Enemies before it and behind it threaten it. */
  private boolean isSurrounded(Fighter fighter) {
    boolean front = false;
    boolean rear = false;
    for (Fighter foe : fight.fighters) {
      if (fight.threat.threatens(foe, fighter) && !fight.isUnknownTo(fighter, foe)) {
        Arc arc = fight.awareness.arc(fighter, foe);
        front |= arc == Arc.FRONT;
        rear |= arc == Arc.REAR;
      }
    }
    return front && rear;
  }

  /** A quarter fallen, half fallen, one more after that, the leader gone. */
  private int triggers(Side side) {
    int i = side.index();
    int gone = fight.strangers.gone(side);
    int lost = fight.battle.members(side) - fight.battle.standing(side) - gone;
    int members = fight.battle.members(side) - fight.strangers.standing(side) - gone;
    int before = fight.course.lost[i];
    fight.course.lost[i] = lost;
    int triggers = 0;
    if (lost > before) {
      boolean quarter = lost * 4 >= members && before * 4 < members;
      boolean half = lost * 2 >= members && before * 2 < members;
      boolean after = before * 2 >= members;
      triggers += half || after || quarter ? 1 : 0;
    }
    boolean leaderless = isLeaderless(side);
    if (leaderless && !fight.course.leaderless[i]) {
      triggers++;
    }
    fight.course.leaderless[i] = leaderless;
    if (fight.course.bewitched[i]) {
      triggers++; // one of them slain by magic
      fight.course.bewitched[i] = false;
    }
    return triggers;
  }

  private boolean isLeaderless(Side side) {
    boolean any = false;
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side
          && fighter.prowess.leader()
          && !fight.isUnknown(fighter)) {
        any = true;
        if (fighter.isStanding() && !fighter.is(State.FLEEING)) {
          return false;
        }
      }
    }
    return any;
  }

  /** One that fights alone and has lost half its hit points, once. */
  private boolean isHalved(Fighter fighter) {
    Side side = fighter.combatant.side();
    boolean alone =
        fight.battle.members(side) - fight.strangers.standing(side) - fight.strangers.gone(side)
            == 1;
    boolean hurt = fighter.combatant.hitPoints() * 2 <= fighter.combatant.mostHitPoints();
    if (alone && hurt && !fight.course.halved[fighter.index()]) {
      fight.course.halved[fighter.index()] = true;
      return true;
    }
    return false;
  }

  /** Player characters never check, nor do the fearless. TH.END.10 */
  private static boolean mayBreak(Fighter fighter) {
    return fighter.isStanding()
        && !fighter.prowess.steadfast()
        && !fighter.combatant.isAny(State.BROKEN);
  }

  private boolean isFirstOfKind(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      if (Nerves.isAlike(other, fighter) && mayBreak(other) && fight.comesBefore(other, fighter)) {
        return false;
      }
    }
    return true;
  }

  /** What counts for who has had time to think: the leader, and what they have lost. .06 */
  private Tally nerve(Fighter fighter) {
    Side side = fighter.combatant.side();
    int hp = fighter.combatant.hitPoints();
    int most = fighter.combatant.mostHitPoints();
    boolean alone = nerves.isOneOfItsKind(fighter);
    return new Tally()
        .plus(nerves.base(fighter), Nerves.BASE)
        .plus(fight.numbers.moraleByHitDice.at(fighter.prowess.hitDice()), Nerves.DICE)
        .plusIf(fight.course.leaderless[side.index()], figures.moraleLeaderSlain, Nerves.LEADER)
        .plusIf(alone && hp * 2 <= most, figures.moraleLostHalf, Nerves.HALF)
        .plusIf(
            alone && hp * 2 > most && hp * 4 <= most * 3,
            figures.moraleLostQuarter,
            Nerves.QUARTER);
  }

  private void check(Fighter fighter, int triggers) {
    Tally tally = nerves.rating(fighter, triggers);
    int rating = tally.bonus();
    if (rating >= figures.moraleNever) {
      return;
    }
    int roll = fight.table.roll(figures.morale, MORALE, fighter.combatant);
    int missed = roll - rating;
    String what =
        missed <= 0
            ? "stands"
            : missed <= figures.moraleWithdraws
                ? "withdraws"
                : missed <= figures.moraleFlees ? "flees" : "surrenders";
    if (fight.listens()) {
      fight.tell(
          Event.of("morale", "TH.C.MOR.01")
              .by(fighter.combatant)
              .fact("rating", rating)
              .fact("roll", roll)
              .fact("result", what)
              .heldAgainst(new Event.Bar(rating, false, missed <= 0))
              .says(
                  "Morale of " + fighter + ": " + roll + " against " + rating + ": " + what + "."));
    }
    if (missed > 0) {
      rout(fighter, missed);
    }
  }

  /** By how much it failed says what they do. TH.C.MOR.05 */
  private void rout(Fighter leader, int missed) {
    for (Fighter fighter : fight.fighters) {
      if (!Nerves.isAlike(fighter, leader) || !mayBreak(fighter)) {
        continue;
      }
      boolean cornered =
          isUnderstood(fighter)
              && fight.movement.nearestKnown(fighter) != null
              && fight.movement.flight(fighter, fight.allowance.full(fighter)) == null;
      if (missed <= figures.moraleWithdraws) {
        fight.states.gain(fighter, State.WITHDRAWING, 0);
      } else if (missed > figures.moraleFlees && cornered) {
        fighter.combatant.setFate(Fate.YIELDED);
        fight.states.free(fighter);
        if (fight.listens()) {
          fight.tell(
              Event.of("yielded", "TH.C.MOR.05").by(fighter.combatant).says(fighter + " yields."));
        }
      } else {
        if (missed > figures.moraleFlees) {
          fight.injuries.letFall(fighter, fighter.weapon()); // TH.C.MOR.05
        }
        fight.states.gain(fighter, State.FLEEING, 0);
      }
    }
  }

  /** Beasts cannot ask for quarter. TH.C.MOR.05 */
  private static boolean isUnderstood(Fighter fighter) {
    return switch (fighter.sheet().kind()) {
      case "animal", "vermin", "ooze", "plant" -> false;
      default -> true;
    };
  }

  /** Out of everybody's reach for two rounds they may think better of it. TH.C.MOR.06 */
  private void rally() {
    for (Fighter fighter : fight.fighters) {
      if (!fighter.combatant.isAny(State.BROKEN) || !fighter.isStanding()) {
        continue;
      }
      fighter.plight.unpursued =
          fight.threat.isThreatened(fighter) ? 0 : fighter.plight.unpursued + 1;
      if (fighter.plight.unpursued > figures.rallyRounds) {
        fighter.plight.unpursued = 0;
        Tally tally = nerve(fighter);
        int roll = fight.table.roll(figures.morale, MORALE, fighter.combatant);
        boolean rallied = roll <= tally.bonus();
        if (fight.listens()) {
          fight.tell(
              Event.of("rallies", "TH.C.MOR.06")
                  .by(fighter.combatant)
                  .fact("rating", tally.bonus())
                  .fact("roll", roll)
                  .fact("rallied", rallied)
                  .heldAgainst(new Event.Bar(tally.bonus(), false, rallied))
                  .says(fighter + (rallied ? " rallies." : " runs on.")));
        }
        if (rallied) {
          fight.states.lose(fighter, State.FLEEING);
          fight.states.lose(fighter, State.WITHDRAWING);
        }
      }
    }
  }
}
