package dev.cleave.thac0.movement;

import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** Two who come to one place on one count. TH.C.INIT.22 */
final class Jostle {

  private static final Reason WHO = new Reason("who gets the place", "TH.C.INIT.22");

  private final MovementRoom fight;

  Jostle(MovementRoom fight) {
    this.fight = fight;
  }

  /** The place is the mover's after all: the other is put back to where he last had room. */
  boolean isWon(Fighter mover) {
    Fighter other = rival(mover);
    if (other == null || other.lastFree == null) {
      return false;
    }
    int own = mover.die;
    int against = other.die;
    if (own == against) { // and if that is a tie too, who was there first stays. TH.R.11
      own = fight.table.roll(fight.numbers.initiative.initiative, WHO, mover.combatant);
      against = fight.table.roll(fight.numbers.initiative.initiative, WHO, other.combatant);
    }
    boolean won = own < against;
    if (fight.listens()) {
      fight.tell(
          Event.of("jostles", "TH.C.INIT.22")
              .by(mover.combatant)
              .on(other.combatant)
              .fact("won", won)
              .says((won ? mover : other) + " gets there before " + (won ? other : mover) + "."));
    }
    if (won) {
      fight.field().place(other.combatant, other.lastFree);
      other.lastFree = null;
    }
    return won;
  }

  private @Nullable Fighter rival(Fighter mover) {
    for (Fighter other : fight.fighters) {
      if (other != mover
          && other.combatant.isPresent()
          && Ways.isRival(fight, mover.combatant, other)
          && fight.field().distance(mover.combatant, other.combatant) == 0) {
        return other;
      }
    }
    return null;
  }
}
