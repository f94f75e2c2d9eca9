package dev.cleave.thac0.turn;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Getting into armour, and out of it. TH.C.ARM.07 */
final class Dressing {

  private static final Reason ROUNDS = new Reason("rounds to dress", "TH.C.ARM.07");

  private final Turns fight;

  Dressing(Turns fight) {
    this.fight = fight;
  }

  private List<String> row(Fighter fighter) {
    return fight.numbers.row("donning", fighter.sheet().armour().id());
  }

  /** Wears armour that can be put on and off, and is not about it already. */
  boolean may(Fighter fighter) {
    return !row(fighter).isEmpty() && fighter.plight.dressed == 0;
  }

  /** Why it cannot be put on; null if it can. */
  @Nullable String whyNot(Fighter fighter) {
    return row(fighter).contains("help") && !hasHelp(fighter)
        ? "nobody is there to help with the buckles"
        : null;
  }

  private boolean hasHelp(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      if (other != fighter
          && !other.isEnemyOf(fighter)
          && other.canAct()
          && fight.field().within(fighter.combatant, other.combatant, 5)) {
        return true;
      }
    }
    return false;
  }

  /** On takes its rounds, off half of them, rounded up. */
  void begin(Fighter fighter) {
    Dice dice = Dice.parse(row(fighter).getFirst());
    int rounds = dice.isFlat() ? dice.plus() : fight.table.roll(dice, ROUNDS, fighter.combatant);
    boolean on = fighter.is(State.UNARMOURED);
    int takes = on ? rounds : (rounds + 1) / 2;
    fighter.plight.dressed = fight.round() + takes - 1;
    fight.course.stirred = true;
    if (fight.listens()) {
      fight.tell(
          Event.of("dresses", "TH.C.ARM.07")
              .by(fighter.combatant)
              .fact("rounds", takes)
              .says(fighter + (on ? " puts the armour on." : " takes the armour off.")));
    }
  }
}
