package dev.cleave.weaponskill.flight;

import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Flight and chase, at the end of the round in which somebody took to his heels. Where they run is
 * told in general terms only: nobody maps while running for his life. WS.FLEE.*
 */
public final class Pursuit {

  private static final Reason PURSUIT = new Reason("pursuit", "WS.FLEE.02");

  private final Fray fight;
  private final Bait bait;

  public Pursuit(Fray fight, Morale morale) {
    this.fight = fight;
    this.bait = new Bait(fight, morale, this);
  }

  public void resolve() {
    for (Side side : fight.battle.sides()) {
      List<Fighter> fugitives = fugitives(side);
      if (!fugitives.isEmpty()) {
        chase(side, fugitives);
      }
    }
  }

  private List<Fighter> fugitives(Side side) {
    var fugitives = new ArrayList<Fighter>();
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side
          && fighter.fledThisRound
          && fighter.isStanding()
          && !fighter.isImmobilized()) {
        fugitives.add(fighter);
      }
    }
    return fugitives;
  }

  /**
   * Enemies on their feet and free to run whose side wants to. Of whom nobody knows he does not
   * come after them: how the chase goes would tell of him. WS.R.12, WS.R.22
   */
  private List<Fighter> pursuers(Side fleeing, List<Fighter> fugitives) {
    var pursuers = new ArrayList<Fighter>();
    for (Side side : fight.battle.sides()) {
      if (side == fleeing || fight.battle.standing(side) == 0) {
        continue;
      }
      var able = new ArrayList<Fighter>();
      for (Fighter fighter : fight.fighters) {
        if (fighter.combatant.side() == side
            && fighter.canAct()
            && !fighter.isImmobilized()
            && !fighter.is(State.FLEEING)
            && !isUnseen(fighter)
            && !fighter.fledThisRound) {
          able.add(fighter);
        }
      }
      if (!able.isEmpty()
          && fight.table.ask(new PursueQuestion(fight, side, able, fugitives)).yes()) {
        pursuers.addAll(able);
      }
    }
    return pursuers;
  }

  /** Nobody follows whom nobody knows of: the hidden slip away. WS.R.12, WS.R.22 */
  private void chase(Side side, List<Fighter> fleeing) {
    var fugitives = new ArrayList<Fighter>(fleeing);
    var unseen = fleeing.stream().filter(this::isUnseen).toList();
    escape(unseen, "WS.FLEE.03", "nobody follows");
    fugitives.removeAll(unseen);
    if (fugitives.isEmpty()) {
      return;
    }
    List<Fighter> pursuers = pursuers(side, fugitives);
    if (pursuers.isEmpty()) {
      escape(fugitives, "WS.FLEE.03", "nobody follows");
      return;
    }
    if (bait.ends(side, fugitives, pursuers)) {
      return;
    }
    if (fight.numbers.openGround) {
      overOpenGround(fugitives, pursuers);
    } else if (fight.numbers.longPursuit) {
      longPursuit(fugitives, pursuers);
    } else {
      shortPursuit(fugitives, pursuers);
    }
  }

  private boolean isUnseen(Fighter fighter) {
    return fighter.is(State.HIDDEN) || fight.isUnknown(fighter);
  }

  /** Speed alone decides; who is no slower than the fastest pursuer gets away. WS.FLEE.01 */
  private void overOpenGround(List<Fighter> fugitives, List<Fighter> pursuers) {
    Fighter fastest = fastest(pursuers);
    for (Fighter fugitive : fugitives) {
      if (fugitive.skills.speed() >= fastest.skills.speed()) {
        escape(List.of(fugitive), "WS.FLEE.01", "is no slower");
      } else {
        caught(fugitive, fastest, "WS.FLEE.01");
      }
    }
  }

  /** One roll each; a tie keeps them running. WS.FLEE.02, WS.FLEE.03, WS.GAP.14 */
  private void shortPursuit(List<Fighter> fugitives, List<Fighter> pursuers) {
    if (!fight.numbers.individualPursuit) {
      int difference;
      do {
        difference = roll(slowest(fugitives)) - roll(slowest(pursuers));
      } while (difference == 0 && goesOn(fugitives, pursuers));
      end(fugitives, pursuers, difference);
      return;
    }
    List<Fighter> running = fugitives;
    do {
      running = outrun(running, pursuers);
    } while (!running.isEmpty() && goesOn(running, pursuers));
  }

  /** Each for himself, against the best of the pursuers; whoever ties runs on. WS.FLEE.04 */
  private List<Fighter> outrun(List<Fighter> fugitives, List<Fighter> pursuers) {
    int best = best(pursuers);
    var running = new ArrayList<Fighter>();
    for (Fighter fugitive : fugitives) {
      int difference = roll(fugitive) - best;
      if (difference == 0) {
        running.add(fugitive);
      }
      end(List.of(fugitive), pursuers, difference);
    }
    return running;
  }

  private int best(List<Fighter> pursuers) {
    int best = Integer.MIN_VALUE;
    for (Fighter pursuer : pursuers) {
      best = Math.max(best, roll(pursuer));
    }
    return best;
  }

  /** Distance grows and shrinks by the difference of the rolls. WS.FLEE.09-12 */
  private void longPursuit(List<Fighter> fugitives, List<Fighter> pursuers) {
    int start =
        Math.max(
            fight.numbers.longPursuitLeast,
            fight.course.encounter / fight.numbers.longPursuitDivisor);
    int away = start * fight.numbers.escapeFactor + fight.numbers.escapePlus;
    if (fight.numbers.individualPursuit) {
      eachFor(fugitives, pursuers, start, away);
      return;
    }
    int distance = start;
    do {
      distance += roll(slowest(fugitives)) - roll(slowest(pursuers));
      tell(null, distance, away);
      if (distance <= 0 || distance >= away) {
        end(fugitives, pursuers, distance <= 0 ? -1 : 1);
        return;
      }
    } while (goesOn(fugitives, pursuers));
  }

  /** Each fugitive at a distance of his own from the best of the pursuers. WS.FLEE.04, 10 */
  private void eachFor(List<Fighter> fugitives, List<Fighter> pursuers, int start, int away) {
    var distances = new int[fight.fighters.length];
    Arrays.fill(distances, start);
    List<Fighter> running = fugitives;
    do {
      int best = best(pursuers);
      var still = new ArrayList<Fighter>();
      for (Fighter fugitive : running) {
        int distance = distances[fugitive.combatant.index()] + roll(fugitive) - best;
        distances[fugitive.combatant.index()] = distance;
        tell(fugitive, distance, away);
        if (distance > 0 && distance < away) {
          still.add(fugitive);
        } else {
          end(List.of(fugitive), pursuers, distance <= 0 ? -1 : 1);
        }
      }
      running = still;
    } while (!running.isEmpty() && goesOn(running, pursuers));
  }

  /**
   * @param after whom, if each runs for himself
   */
  private void tell(@Nullable Fighter after, int distance, int away) {
    if (fight.table.listens()) {
      var event = Event.of("chase", "WS.FLEE.10");
      if (after != null) {
        event.fact("of", after.combatant);
      }
      fight.tell(
          event
              .fact("distance", distance)
              .fact("caught at", 0)
              .fact("away at", away)
              .says(
                  distance <= 0
                      ? "The pursuers close in."
                      : "The chase"
                          + (after == null ? "" : " after " + after)
                          + " goes on at a distance of "
                          + distance
                          + "."));
    }
  }

  /**
   * Notes how far apart those meet of whom everybody knows, where a chase will count from there.
   * WS.GAP.15, WS.R.22
   */
  public void meet() {
    if (!fight.numbers.longPursuit) {
      return;
    }
    int least = Integer.MAX_VALUE;
    for (Fighter one : fight.fighters) {
      for (Fighter other : fight.fighters) {
        if (one.combatant.isEnemyOf(other.combatant)
            && one.isStanding()
            && other.isStanding()
            && !fight.isUnknown(one)
            && !fight.isUnknown(other)) {
          least = Math.min(least, fight.field().distance(one.combatant, other.combatant));
        }
      }
    }
    fight.course.encounter = least == Integer.MAX_VALUE ? 0 : least;
  }

  /** Dead ends, forbidden ground, nightfall: the Judge may end a chase. WS.FLEE.13 */
  private boolean goesOn(List<Fighter> fugitives, List<Fighter> pursuers) {
    ChaseEnd end = fight.table.ask(new ChaseQuestion(fight, judge()));
    switch (end) {
      case GOES_ON -> {
        return true;
      }
      case DEAD_END -> {
        for (Fighter fugitive : fugitives) {
          caught(fugitive, pursuers.getFirst(), "WS.FLEE.13");
        }
      }
      case BREAKS_OFF -> escape(fugitives, "WS.FLEE.13", "the chase is broken off");
    }
    return false;
  }

  private Side judge() {
    for (Side side : fight.battle.sides()) {
      if (side.isJudges()) {
        return side;
      }
    }
    return fight.battle.sides().getLast();
  }

  private void end(List<Fighter> fugitives, List<Fighter> pursuers, int difference) {
    if (difference > 0) {
      escape(fugitives, fight.numbers.longPursuit ? "WS.FLEE.12" : "WS.FLEE.03", "wins the chase");
    } else if (difference < 0) {
      for (Fighter fugitive : fugitives) {
        caught(
            fugitive,
            nearest(fugitive, pursuers),
            fight.numbers.longPursuit ? "WS.FLEE.11" : "WS.FLEE.03");
      }
    }
  }

  private Fighter nearest(Fighter fugitive, List<Fighter> pursuers) {
    Fighter nearest = pursuers.getFirst();
    for (Fighter pursuer : pursuers) {
      if (fight.field().distance(fugitive.combatant, pursuer.combatant)
          < fight.field().distance(fugitive.combatant, nearest.combatant)) {
        nearest = pursuer;
      }
    }
    return nearest;
  }

  /** d20 and a tenth of the movement rate; the rate is three rounds' walk. WS.FLEE.02 */
  private int roll(Fighter runner) {
    int bonus = rate(runner) / fight.numbers.pursuitDivisor;
    int die = fight.table.roll(fight.numbers.pursuitDie, PURSUIT, runner.combatant);
    if (fight.table.listens()) {
      fight.tell(
          Event.of("pursuit", "WS.FLEE.02")
              .by(runner.combatant)
              .fact("rate", rate(runner))
              .fact("bonus", bonus)
              .fact("roll", die)
              .fact("total", die + bonus)
              .fact("told", route())
              .says(
                  runner
                      + " runs: "
                      + die
                      + " + "
                      + bonus
                      + " = "
                      + (die + bonus)
                      + " (the way is told "
                      + route()
                      + ")."));
    }
    return die + bonus;
  }

  /** Indoors no more than a blur; out of doors the Judge may tell more. WS.FLEE.05, WS.FLEE.15 */
  private String route() {
    return fight.numbers.wilderness ? "as far as the eye reaches" : "in general terms";
  }

  private int rate(Fighter runner) {
    return runner.skills.speed() * fight.numbers.runMultiplier;
  }

  private static Fighter slowest(List<Fighter> fighters) {
    Fighter slowest = fighters.getFirst();
    for (Fighter fighter : fighters) {
      slowest = fighter.skills.speed() < slowest.skills.speed() ? fighter : slowest;
    }
    return slowest;
  }

  private static Fighter fastest(List<Fighter> fighters) {
    Fighter fastest = fighters.getFirst();
    for (Fighter fighter : fighters) {
      fastest = fighter.skills.speed() > fastest.skills.speed() ? fighter : fastest;
    }
    return fastest;
  }

  void escape(List<Fighter> fugitives, String rule, String why) {
    for (Fighter fugitive : fugitives) {
      fugitive.combatant.setFate(Fate.FLED);
      fugitive.letGo();
      fight.field().remove(fugitive.combatant);
      if (fight.table.listens()) {
        fight.tell(
            Event.of("fled", rule)
                .by(fugitive.combatant)
                .fact("why", why)
                .says(fugitive + " gets away: " + why + "."));
      }
    }
  }

  /** Caught and brought to bay. */
  private void caught(Fighter fugitive, @Nullable Fighter pursuer, String rule) {
    if (pursuer == null) {
      return;
    }
    fight.field().bringTogether(pursuer.combatant, fugitive.combatant);
    fugitive.combatant.lose(State.FLEEING);
    if (fight.table.listens()) {
      fight.tell(
          Event.of("caught", rule)
              .by(pursuer.combatant)
              .on(fugitive.combatant)
              .fact("to", fight.field().spot(pursuer.combatant).text())
              .says(pursuer + " brings " + fugitive + " to bay."));
    }
  }
}
