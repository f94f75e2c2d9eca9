package dev.cleave.acks.artillery;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Artillery;
import dev.cleave.engine.journal.Event;
import org.jspecify.annotations.Nullable;

/** "repair catapult": a round of the turn it takes. A2.ARTY.19 */
record Repair(ArtilleryRoom fight, Artillery piece) implements Action {

  private static final String ENGINEER = "siege engineer";
  private static final Forbidden WORKS = new Forbidden("it is not jammed", "A2.ARTY.19");
  private static final Forbidden NO_ENGINEER =
      new Forbidden("WHO is no siege engineer", "A2.ARTY.19");

  @Override
  public String verb() {
    return "repair";
  }

  @Override
  public String text() {
    return "repair " + piece.name();
  }

  @Override
  public Cost cost() {
    return Cost.FULL_ROUND;
  }

  @Override
  public @Nullable Forbidden bars(Combatant who, Slot slot) {
    if (!piece.isJammed()) {
      return WORKS;
    }
    if (!fight.tools().reaches(who, piece)) {
      return Gunnery.FAR;
    }
    if (!fight.proficiency().has(who, ENGINEER)) {
      return NO_ENGINEER;
    }
    return fight.engagement().isEngaged(who) ? Gunnery.ENGAGED : null;
  }

  @Override
  public void take(Combatant who) {
    piece.repair(fight.book.turnRounds);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("repaired", "A2.ARTY.19")
              .by(who)
              .fact("what", piece.name())
              .fact("rounds", piece.repaired())
              .fact("works", !piece.isJammed())
              .says(
                  who.name()
                      + " repairs the "
                      + piece.name()
                      + (piece.isJammed() ? "." : ": it works again.")));
    }
  }

  @Override
  public String detail(Combatant who) {
    return piece.repaired() + " of " + fight.book.turnRounds + " rounds done";
  }
}
