package dev.cleave.acks.dungeon;

import static dev.cleave.acks.book.State.PRONE;
import static dev.cleave.acks.book.State.TRAPPED;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Trap;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holes in the ground: down at once, and up again with some trouble. A2.R.166, A2.COND.FALL.01 */
public final class Pits implements Offers {

  private static final Forbidden OUT = new Forbidden("WHO is in no pit", "A2.R.166");
  private static final Forbidden NO_BRINK =
      new Forbidden("there is no room for WHO at the brink", "A2.R.166");

  private final DungeonRoom fight;

  Pits(DungeonRoom fight) {
    this.fight = fight;
  }

  /** A whole round; climbers need no throw for it, others a Paralysis save. A2.R.166 */
  public record ClimbOut(DungeonRoom fight) implements Action {

    @Override
    public String verb() {
      return "climb out";
    }

    @Override
    public Cost cost() {
      return Cost.FULL_ROUND;
    }

    @Override
    public boolean takes(Demand demand, Combatant who) {
      return demand == Demand.EXERTION || demand == Demand.LIMBS;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (!who.is(TRAPPED)) {
        return OUT;
      }
      return fight.pits().brink(who) == null ? NO_BRINK : null;
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      fight.pits().climb(who);
    }

    @Override
    public @Nullable Tally needs(Combatant who) {
      return fight.pits().isSure(who) ? null : fight.savingThrow().against(who, "paralysis");
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (who.is(TRAPPED)) {
      all.add(new ClimbOut(fight));
    }
  }

  /** It lies open from now on. */
  void fallIn(Trap pit, Combatant who) {
    pit.setHidden(false);
    fight.tools().tell(who, "sprung", "A2.R.166", pit, "falls into");
    int ground = fight.field.elevation(who);
    fight.field.stateElevation(who, ground - pit.depth());
    fight.fall().down(who, who, pit.depth());
    if (who.is(PRONE)) {
      fight.whenKnockedDown(who); // nobody keeps his seat. A2.MOUNT.25
    }
    if (who.isStanding()) {
      fight.gain(who, TRAPPED);
    }
  }

  private boolean isSure(Combatant who) {
    return fight.proficiency().has(who, "climbing");
  }

  private void climb(Combatant who) {
    Spot brink = brink(who);
    if (brink == null || !isSure(who) && !fight.savingThrow().made(who, "paralysis", who)) {
      return;
    }
    fight.field.stateElevation(who, 0);
    fight.field.place(who, brink);
    fight.lose(who, TRAPPED);
    fight.lose(who, PRONE);
    if (fight.table.listens()) {
      fight.table.tell(
          Event.of("climbed", "A2.R.166")
              .by(who)
              .fact("to", brink.text())
              .says(who.name() + " climbs out of the pit."));
    }
  }

  /** The nearest free spot beside the hole, null if all are taken. */
  private @Nullable Spot brink(Combatant who) {
    List<Spot> beside = fight.field.beside(who, who, fight.movement().knowing);
    return beside.isEmpty() ? null : beside.getFirst();
  }
}
