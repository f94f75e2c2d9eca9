package dev.cleave.acks2;

import static dev.cleave.acks2.State.COWERING;
import static dev.cleave.acks2.State.DISORDERED;
import static dev.cleave.acks2.State.FALTERING;
import static dev.cleave.acks2.State.FRIGHTENED;
import static dev.cleave.acks2.State.OFF_BALANCE;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.journal.Event;

/**
 * One combatant's initiative: a full-round action, or two movements, or a movement and then a
 * combat action. A2.ACT.01-06
 */
final class Segment {

  private final Fight fight;

  Segment(Fight fight) {
    this.fight = fight;
  }

  void play(Combatant who) {
    Stance stance = fight.stance(who);
    call(who);
    begin(who, stance);
    if (!fight.initiativeIsDue(who) || stance.disrupted) {
      stance.finish(); // A2.COND.HELPLESS.02, A2.FULL.06
    } else if (who.is(FRIGHTENED)) {
      beAfraid(who, stance);
    } else if (who.is(COWERING)) {
      stance.finish(); // A2.COND.COWER.02
    } else {
      act(who, stance);
    }
    if (!stance.waiting) {
      end(who);
    }
  }

  /** Whoever delays is called again, on a lower number. A2.INIT.05 */
  private void call(Combatant who) {
    if (fight.table.listens()) {
      int count = fight.initiative.count();
      fight.table.tell(
          Event.of("segment", "A2.INIT.05")
              .by(who)
              .fact("count", count)
              .says("Initiative " + count + ": " + who.name() + "."));
    }
  }

  /** What ends when the number is called ends even for those who delay. A2.INIT.11, A2.GAP.150 */
  void begin(Combatant who, Stance stance) {
    stance.startSegment();
    if (!stance.begun) {
      stance.begun = true;
      fight.readiness.lose(stance, "A2.READY.20"); // A2.READY.20-21, A2.GAP.118
      fight.defending.end(stance); // A2.COMBAT.26
      fight.lose(who, DISORDERED); // A2.COND.DISORD.01
      fight.effects.startInitiative(who); // A2.INIT.11
      fight.pools.startInitiative(who); // A2.OIL.42
      fight.escaping.check(who); // A2.COND.GRAB.03
      fight.grabbing.check(stance); // A2.MOVE.02
    }
  }

  /** Gives the whole segment to what others do with him. A2.ARTY.33 */
  void spend(Combatant who) {
    Stance stance = fight.stance(who);
    begin(who, stance);
    fight.lose(who, OFF_BALANCE); // A2.READY.15
    stance.finish();
    end(who);
  }

  /** A2.COND.FALT.02, A2.INIT.12 */
  void end(Combatant who) {
    if (who.is(FALTERING) && who.isStanding() && !fight.engagement.isEngaged(who)) {
      fight.lose(who, FALTERING);
    }
  }

  /** Those who never fight do when they are cornered. A2.COND.FRIGHT.04, A2.MORALE.04 */
  private void beAfraid(Combatant who, Stance stance) {
    if (fight.fright.flees(who)) {
      stance.finish();
    } else if (stance.prowess.neverFights) {
      act(who, stance);
    } else {
      fight.fright.cower(who);
      stance.finish();
    }
  }

  private void act(Combatant who, Stance stance) {
    Action action = fight.table.ask(stance.first);
    while (fight.canAct(who) && action.cost() == Cost.FREE) {
      action.take(fight, who);
      action = fight.table.ask(stance.first);
    }
    if (!fight.canAct(who)) {
      stance.finish();
      return;
    }
    if (action.cost() != Cost.DELAY) {
      fight.lose(who, OFF_BALANCE); // A2.READY.15
    }
    take(who, action, true);
    if (action.cost() == Cost.MOVEMENT) {
      second(who, stance);
    }
    if (action.cost() != Cost.DELAY) {
      stance.finish();
    }
  }

  /** Movement first, and then either a combat action or more movement. A2.ACT.02, A2.ACT.05 */
  private void second(Combatant who, Stance stance) {
    while (fight.canAct(who) && !fight.battle.isOver()) {
      Action action = fight.table.ask(stance.second(fight));
      if (!fight.canAct(who)) {
        return;
      }
      take(who, action, false);
      if (action.cost() != Cost.FREE) {
        return;
      }
    }
  }

  /**
   * Whoever is ready for it comes first; what can then no longer be done may be done otherwise, or
   * not at all. A2.READY.05, A2.GAP.143, A2.GAP.145
   */
  private void take(Combatant who, Action chosen, boolean first) {
    Action action = chosen;
    boolean opening = first;
    while (fight.interrupts.before(who, action)) {
      if (!fight.canAct(who) || fight.battle.isOver()) {
        return;
      }
      if (fight.allowance.bars(who, action, opening) == null) {
        break;
      }
      opening = false;
      action = fight.table.ask(fight.stance(who).second(fight));
    }
    if (fight.canAct(who)) {
      action.take(fight, who);
    }
  }
}
