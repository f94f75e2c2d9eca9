package dev.cleave.acks.movement;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Facing;
import org.jspecify.annotations.Nullable;

/** Turning on the spot. A2.MOVE.23, A2.GAP.103 */
final class Turning {

  private static final Forbidden AHEAD = new Forbidden("WHO faces that way already", "A2.MOVE.23");
  private static final Forbidden NO_ROOM = new Forbidden("WHO has no room to turn", "A2.GAP.103");

  private Turning() {}

  /** Stationary, turned toward somebody. A2.MOVE.23 */
  record ToSomebody(MovementRoom fight, Combatant toward) implements Action {

    @Override
    public String verb() {
      return "face";
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.arc(who, toward) == Arc.FRONT ? AHEAD : null;
    }

    @Override
    public void take(Combatant who) {
      fight.engagement().turn(who, () -> fight.engagement().face(who, toward));
    }

    @Override
    public Combatant aim() {
      return toward;
    }
  }

  /** The same toward a side of the map. */
  record ToSide(MovementRoom fight, Facing facing) implements Action {

    @Override
    public String verb() {
      return "face";
    }

    @Override
    public String text() {
      return "face " + facing.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      if (fight.field.facing(who) == facing) {
        return AHEAD;
      }
      var here = fight.field.stand(who);
      boolean turns = fight.field.turn(who, facing);
      here.restore();
      return turns ? null : NO_ROOM;
    }

    @Override
    public void take(Combatant who) {
      fight.engagement().turn(who, () -> fight.engagement().face(who, facing));
    }
  }
}
