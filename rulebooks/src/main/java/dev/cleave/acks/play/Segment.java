package dev.cleave.acks.play;

import static dev.cleave.acks.book.State.OFF_BALANCE;

import dev.cleave.acks.round.BasicAction;
import dev.cleave.acks.round.Segments;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Spell;
import dev.cleave.engine.journal.Event;

/**
 * One combatant's initiative: a full-round action, or two movements, or a movement and then a
 * combat action. A2.ACT.01-06
 */
public class Segment implements Segments {

  private final Fight fight;

  protected Segment(Fight fight) {
    this.fight = fight;
  }

  public void play(Combatant who) {
    Fighter fighter = fight.fighter(who);
    call(who);
    fight.segmentStart().begin(who, fighter);
    if (!fight.initiativeIsDue(who) || fighter.disrupted) {
      fighter.finish(); // A2.COND.HELPLESS.02, A2.FULL.06
    } else if (!fight.mayChoose(who)) {
      beAfraid(who, fighter);
    } else if (!fight.canAct(who)) {
      fighter.finish(); // A2.COND.COWER.02
    } else {
      act(who);
    }
    if (!fighter.waiting) {
      tellAbandoned(who, fighter);
      fight.segmentStart().end(who);
    }
  }

  /** A spell that was announced and not cast stays with the caster. A2.FULL.03 */
  private void tellAbandoned(Combatant who, Fighter fighter) {
    Spell spell = fighter.spell();
    if (spell != null && fighter.holdsSpell() && fight.table.listens()) {
      fight.table.tell(
          Event.of("abandoned", "A2.FULL.03")
              .by(who)
              .fact("spell", spell.name())
              .says(who.name() + " does not cast " + spell.name() + " after all."));
    }
  }

  /** Whoever delays is called again, on a lower number. A2.INIT.05 */
  protected final void call(Combatant who) {
    if (fight.table.listens()) {
      int count = fight.initiative().count();
      fight.table.tell(
          Event.of(Event.Kind.SEGMENT, "A2.INIT.05")
              .by(who)
              .fact("count", count)
              .says("Initiative " + count + ": " + who.name() + "."));
    }
  }

  /** Those who never fight do when they are cornered. A2.COND.FRIGHT.04, A2.MORALE.04 */
  protected final void beAfraid(Combatant who, Fighter fighter) {
    if (fight.fright().flees(who)) {
      fighter.finish();
    } else if (fighter.prowess.neverFights) {
      act(who);
    } else {
      fight.fright().cower(who);
      fighter.finish();
    }
  }

  protected void act(Combatant who) {
    first(who, fight.table.ask(fight.question(who, true)));
  }

  /** Plays an answer to either question on to the end of the segment. */
  @Override
  public void follow(Combatant who, Action answer, boolean first) {
    Fighter fighter = fight.fighter(who);
    if (first) {
      first(who, answer);
    } else {
      second(who, answer);
      fighter.finish();
    }
    if (!fighter.waiting) {
      fight.segmentStart().end(who);
    }
  }

  private void first(Combatant who, Action answer) {
    Fighter fighter = fight.fighter(who);
    Action action = answer;
    while (fight.canAct(who) && action.cost() == Cost.FREE) {
      action.take(who);
      action = fight.table.ask(fight.question(who, true));
    }
    if (!fight.canAct(who)) {
      fighter.finish();
      return;
    }
    if (action.cost() != Cost.DELAY) {
      fight.lose(who, OFF_BALANCE); // A2.READY.15
    }
    if (action == BasicAction.DONE && fight.table.listens()) {
      fight.table.tell(
          Event.of(Event.Kind.IDLE, "A2.GAP.127").by(who).says(who.name() + " does nothing."));
    }
    take(who, action, true);
    boolean ridesOn = action.cost() == Cost.COMBAT && fight.reins().mayRideOn(who, action);
    if ((action.cost() == Cost.MOVEMENT || ridesOn) && mayGoOn(who)) {
      second(who, fight.table.ask(fight.question(who, false)));
    }
    if (action.cost() != Cost.DELAY) {
      fighter.finish();
    }
  }

  /** Movement first, and then either a combat action or more movement. A2.ACT.02, A2.ACT.05 */
  protected final void second(Combatant who, Action answer) {
    Action action = answer;
    while (fight.canAct(who)) {
      take(who, action, false);
      if (action.cost() != Cost.FREE || !mayGoOn(who)) {
        return;
      }
      action = fight.table.ask(fight.question(who, false));
    }
  }

  protected final boolean mayGoOn(Combatant who) {
    return fight.canAct(who) && !fight.breaksOff();
  }

  /**
   * Whoever is ready for it comes first; what can then no longer be done may be done otherwise, or
   * not at all. A2.READY.05, A2.GAP.143, A2.GAP.145
   */
  protected final void take(Combatant who, Action chosen, boolean first) {
    Action action = chosen;
    boolean opening = first;
    while (fight.watchers().before(who, action)) {
      if (!mayGoOn(who)) {
        return;
      }
      if (fight.allowance().bars(who, action, opening) == null) {
        break;
      }
      opening = false;
      action = fight.table.ask(fight.question(who, false));
    }
    if (fight.canAct(who)) {
      fight.memory.stirred |= action != BasicAction.DONE && action != BasicAction.STAY;
      action.take(who);
      fight.reins().acted(who, action);
    }
  }
}
