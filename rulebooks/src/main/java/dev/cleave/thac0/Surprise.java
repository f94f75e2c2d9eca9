package dev.cleave.thac0;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.harm.HarmRoom;

/** A side caught unprepared loses a round. TH.C.SURP.01 */
final class Surprise {

  private static final Reason SURPRISE = new Reason("surprise", "TH.C.SURP.01");

  private final HarmRoom fight;

  Surprise(HarmRoom fight) {
    this.fight = fight;
  }

  /** One die a side; quick wits count for each alone. TH.C.SURP.02 */
  void roll() {
    if (fight.numbers.surpriseRolled) {
      for (Side side : fight.battle.sides()) {
        int die = fight.table.roll(fight.numbers.initiative.surpriseDie, SURPRISE, null);
        for (Fighter fighter : fight.fighters) {
          int own = die + fighter.prowess.reaction();
          if (fighter.combatant.side() == side && own <= fight.numbers.initiative.surpriseChance) {
            fight.states.gain(fighter, State.SURPRISED, 0);
          }
        }
        tell(side, die);
      }
    }
    boolean any = false;
    boolean all = true;
    for (Fighter fighter : fight.fighters) {
      boolean surprised = fighter.is(State.SURPRISED);
      any |= surprised;
      all &= surprised || !fighter.isStanding();
      if (surprised) {
        fight.course.wasSurprised[fighter.combatant.side().index()] = true;
      }
    }
    if (all) {
      end(); // nothing happens: TH.C.SURP.03
    }
    fight.course.freeRound = any && !all;
  }

  private void tell(Side side, int die) {
    if (fight.listens()) {
      boolean surprised = die <= fight.numbers.initiative.surpriseChance;
      fight.tell(
          Event.of("surprise", "TH.C.SURP.01")
              .fact("side", side.name())
              .fact("roll", die)
              .fact("surprised", surprised)
              .says(side.name() + (surprised ? " are surprised." : " are not surprised.")));
    }
  }

  /** It lasts for one round. TH.C.SURP.03 */
  void end() {
    fight.course.freeRound = false;
    for (Fighter fighter : fight.fighters) {
      fight.states.lose(fighter, State.SURPRISED);
    }
  }
}
