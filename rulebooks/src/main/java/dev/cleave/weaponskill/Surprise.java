package dev.cleave.weaponskill;

import dev.cleave.engine.actor.Side;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;

/** A side caught unawares stands open for the first round. WS.GAP.03 */
final class Surprise {

  private static final Reason SURPRISE = new Reason("surprise", "WS.GAP.03");

  private final Fray fight;

  Surprise(Fray fight) {
    this.fight = fight;
  }

  void roll() {
    if (!fight.numbers.rollsSurprise) {
      return;
    }
    for (Side side : fight.battle.sides()) {
      int die = fight.table.roll(fight.numbers.surprise, SURPRISE, null);
      if (die <= fight.numbers.surpriseChance) {
        surprise(side, die);
      }
    }
  }

  private void surprise(Side side, int die) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.combatant.side() == side) {
        fighter.combatant.gain(State.SURPRISED);
      }
    }
    if (fight.table.listens()) {
      fight.tell(
          Event.of("surprised", "WS.GAP.03")
              .fact("side", side.name())
              .fact("roll", die)
              .says("Surprised: " + side.name() + "."));
    }
  }

  /** Surprise lasts one round. */
  void end() {
    if (fight.battle.round() == 1) {
      for (Fighter fighter : fight.fighters) {
        fighter.combatant.lose(State.SURPRISED);
      }
    }
  }
}
