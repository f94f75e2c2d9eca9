package dev.cleave.acks.attack;

import static dev.cleave.acks.book.State.GRABBED;
import static dev.cleave.acks.book.State.WRESTLED;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whom one holds one takes along, or lets go. A2.COND.GRAB.01, A2.COND.WREST.03 */
public final class Dragging implements Offers {

  private static final Forbidden NOT_HELD = new Forbidden("WHO does not hold FOE", "A2.GAP.303");

  private final AttackRoom fight;

  Dragging(AttackRoom fight) {
    this.fight = fight;
  }

  /** It takes no action. A2.COND.GRAB.03 */
  record LetGo(AttackRoom fight, Combatant held) implements Action {

    @Override
    public String verb() {
      return "let go";
    }

    @Override
    public String text() {
      return "let go of " + held.name();
    }

    @Override
    public Cost cost() {
      return Cost.FREE;
    }

    @Override
    public Combatant aim() {
      return held;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.dragging().holds(who, held) ? null : NOT_HELD;
    }

    @Override
    public void take(Combatant who) {
      fight.escaping().release(held);
    }
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    if (fight.memory.anybodyHeld) {
      for (Fighter fighter : fight.fighters) {
        if (holds(who, fighter.who)) {
          all.add(new LetGo(fight, fighter.who));
        }
      }
    }
  }

  public boolean holds(Combatant who, Combatant other) {
    return (other.is(GRABBED) || other.is(WRESTLED)) && fight.escaping().holder(other) == who;
  }

  /** At the end of a movement. Whoever finds no place beside the holder is free. */
  public void bring(Combatant holder) {
    if (fight.memory.anybodyHeld) {
      for (Fighter fighter : fight.fighters) {
        if (holds(holder, fighter.who) && !lay(holder, fighter.who)) {
          fight.escaping().release(fighter.who);
        }
      }
    }
  }

  private boolean lay(Combatant holder, Combatant held) {
    Spot before = fight.field.spot(held);
    if (fight.field.within(holder, held, fight.prowess(holder).reach)) {
      return true;
    }
    fight.field.stateElevation(
        held, fight.altitude(holder) == 0 ? 0 : fight.field.elevation(holder));
    boolean laid =
        fight.field.middle(holder) instanceof Square(int across, int down)
            ? layOnMap(holder, held, across & ~1, down & ~1)
            : layBeside(holder, held);
    if (!laid) {
      fight.field.place(held, before);
    } else if (fight.table.listens()) {
      fight.table.tell(
          Event.of("carried", held.is(GRABBED) ? "A2.COND.GRAB.01" : "A2.COND.WREST.03")
              .by(holder)
              .on(held)
              .fact("to", fight.field.spot(held).text())
              .says(holder.name() + " takes " + held.name() + " along."));
    }
    return laid;
  }

  private boolean layBeside(Combatant holder, Combatant held) {
    fight.field.place(held, new Bearing(holder, true));
    return true;
  }

  private boolean layOnMap(Combatant holder, Combatant held, int across, int down) {
    int farthest = 1 + Math.max(holder.sheet().frontage(), holder.sheet().depth());
    for (int squares = 1; squares <= farthest; squares++) {
      for (Facing way : Facing.values()) {
        var there = new Square(across + 2 * squares * way.dx(), down + 2 * squares * way.dy());
        if (fight.field.has(there, held)) {
          fight.field.place(held, there);
          if (fight.field.distance(holder, held) > 0
              && fight.field.within(holder, held, fight.prowess(holder).reach)
              && fight.field.hasRoom(held, fight.movement().knowing)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
