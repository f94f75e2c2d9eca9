package dev.cleave.acks1;

import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.RETREATING;
import static dev.cleave.acks.book.State.WITHDRAWING;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.morale.Fright;
import dev.cleave.acks.movement.DefensiveMovement;
import dev.cleave.acks.space.Move;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Gait;
import dev.cleave.acks.turn.YesNoQuestion;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.YesNo;

/**
 * Those whose nerve has broken give ground, at a run or step by step, until nobody follows them any
 * more or the die's rounds are over; where there is no way out they lay down their arms.
 * A1.MORALE.12-15, A1.GAP.247
 */
final class FallingBack extends Fright {

  private static final Reason ROUNDS = new Reason("rounds of falling back", "A1.MORALE.14");

  /** How far somebody got. */
  enum Way {
    /** Step by step, and may strike if he is still there. */
    WITHDREW,
    /** At a run, or into captivity. */
    LEFT,
    /** Nowhere, and nobody takes him prisoner. */
    CORNERED
  }

  private final FirstEdition fight;

  FallingBack(FirstEdition fight) {
    super(fight);
    this.fight = fight;
  }

  boolean isDriven(Combatant who) {
    return retreats(who) || who.is(WITHDRAWING);
  }

  boolean retreats(Combatant who) {
    return who.is(RETREATING);
  }

  @Override
  public void meet(Combatant mover) {}

  @Override
  protected boolean mayRetreat(Combatant who) {
    return true;
  }

  /** Fright of the second edition's sort lasts as long as its die says. A1.R.13 */
  @Override
  protected void rout(Combatant who, int rounds) {
    begin(who, rounds);
  }

  /** How long it lasts at most. A1.MORALE.14 */
  int rounds() {
    return fight.table.roll(fight.moraleNumbers().frightRounds, ROUNDS, null);
  }

  void begin(Combatant who, boolean retreats, int rounds) {
    fight.fighter(who).fright = rounds;
    fight.gain(who, retreats ? RETREATING : WITHDRAWING);
  }

  @Override
  public void passRound() {
    super.passRound();
    for (Fighter fighter : fight.fighters) {
      Combatant who = fighter.who;
      if (isDriven(who) && (--fighter.fright <= 0 || !fight.ours.pursued[who.index()])) {
        fight.lose(who, RETREATING);
        fight.lose(who, WITHDRAWING);
      }
    }
  }

  /** Takes somebody away from his enemies. */
  Way drive(Combatant who) {
    if (retreats(who) ? flees(who) : gives(who)) {
      return retreats(who) ? Way.LEFT : Way.WITHDREW;
    }
    return surrenders(who) ? Way.LEFT : Way.CORNERED;
  }

  /** Gives ground step by step. A1.MORALE.13 */
  private boolean gives(Combatant who) {
    if (fight.denies(who, Demand.LEGS) != null || who.is(PRONE)) {
      return false;
    }
    if (fight.engagement().isEngaged(who)) {
      Spot away = fight.defensiveMovement().away(who);
      var withdraw = new DefensiveMovement.Withdraw(fight, away);
      if (withdraw.way(who) == null) {
        return false;
      }
      withdraw.take(who);
      return true;
    }
    if (isGone(who)) {
      leave(who);
      return true;
    }
    return walks(who);
  }

  private boolean walks(Combatant who) {
    Combatant nearest = fight.foes().nearestKnown(who);
    Route way =
        fight.field.flight(
            who, enemies(who), fight.movement().speed(who), fight.movement().marching);
    if (nearest == null || way == null) {
      return false;
    }
    fight.movement().go(new Move(fight, who, Gait.MARCH, new Bearing(nearest, false)), way, null);
    return true;
  }

  /** To whom he knows of. A1.MORALE.15, A1.MORALE.20, A2.R.209 */
  private boolean surrenders(Combatant who) {
    Combatant nearest = fight.foes().nearestKnown(who);
    if (nearest == null) {
      return false;
    }
    boolean accepted =
        fight
            .table
            .ask(
                new YesNoQuestion(
                    fight.battle,
                    "surrender",
                    nearest.side(),
                    null,
                    who,
                    YesNo.YES,
                    who.name() + " offers to surrender: is that accepted?",
                    "A1.MORALE.20"))
            .yes();
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("surrender", "A1.MORALE.15")
              .by(who)
              .fact("to", nearest.side().name())
              .fact("accepted", accepted)
              .says(
                  who.name() + (accepted ? " lays down his arms." : " would surrender, in vain.")));
    }
    if (accepted && who.isStanding()) {
      who.setFate(Fate.YIELDED);
      fight.field.remove(who);
    }
    return accepted;
  }
}
