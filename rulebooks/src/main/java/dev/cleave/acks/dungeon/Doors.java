package dev.cleave.acks.dungeon;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.turn.Action;
import dev.cleave.acks.turn.Cost;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.acks.turn.Offers;
import dev.cleave.acks.turn.Slot;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Lockable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Opening and shutting doors, curtains, windows and lids. A2.MOVE.10 */
final class Doors implements Offers {

  private static final Forbidden FAR = new Forbidden("it is out of WHO's reach", "A2.MOVE.10");
  private static final Forbidden OPEN = new Forbidden("it is open", "A2.MOVE.10");
  private static final Forbidden SHUT = new Forbidden("it is shut", "A2.MOVE.10");
  private static final Forbidden LOCKED = new Forbidden("it is locked", "A2.MOVE.10");
  private static final Forbidden STUCK = new Forbidden("it is stuck", "A2.MOVE.10");
  private static final Forbidden SPIKED = new Forbidden("it is spiked", "A2.GAP.135");
  private static final Forbidden RAISED =
      new Forbidden("a portcullis is raised by force", "A2.COMBAT.16");
  private static final Forbidden HELD = new Forbidden("a spike holds it open", "A2.GAP.135");
  private static final Forbidden BROKEN = new Forbidden("it is broken", "A2.COMBAT.16");
  private static final Forbidden IN_THE_WAY =
      new Forbidden("somebody is in the doorway", "A2.MOVE.10");

  private final DungeonRoom fight;

  Doors(DungeonRoom fight) {
    this.fight = fight;
  }

  /** A2.MOVE.10 */
  record Open(DungeonRoom fight, Lockable what) implements Action {

    @Override
    public String verb() {
      return "open";
    }

    @Override
    public String text() {
      return "open " + what.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.doors().barsOpen(who, what);
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      what.setOpen(true);
      fight.tools().tell(who, "opened", "A2.MOVE.10", what, "opens");
    }
  }

  /** For what it costs to open. */
  record Close(DungeonRoom fight, Lockable what) implements Action {

    @Override
    public String verb() {
      return "close";
    }

    @Override
    public String text() {
      return "close " + what.name();
    }

    @Override
    public Cost cost() {
      return Cost.MOVEMENT;
    }

    @Override
    public @Nullable Forbidden bars(Combatant who, Slot slot) {
      return fight.doors().barsClose(who, what);
    }

    @Override
    public void take(Combatant who) {
      fight.fighter(who).stationary = false;
      what.setOpen(false);
      fight.tools().tell(who, "closed", "A2.MOVE.10", what, "closes");
    }
  }

  private @Nullable Forbidden barsOpen(Combatant who, Lockable what) {
    if (!fight.tools().reaches(who, what)) {
      return FAR;
    }
    if (what.isOpen()) {
      return OPEN;
    }
    if (what instanceof Door door) {
      if (door.kind() == Door.Kind.PORTCULLIS) {
        return RAISED;
      }
      if (door.isStuck() || door.spikes() > 0) {
        return door.isStuck() ? STUCK : SPIKED;
      }
    }
    return what.isLocked() ? LOCKED : null;
  }

  private @Nullable Forbidden barsClose(Combatant who, Lockable what) {
    if (!fight.tools().reaches(who, what)) {
      return FAR;
    }
    if (!what.isOpen()) {
      return SHUT;
    }
    if (!(what instanceof Door door)) {
      return null;
    }
    if (door.isBroken() || door.spikes() > 0) {
      return door.isBroken() ? BROKEN : HELD;
    }
    return isBodyIn(door) ? IN_THE_WAY : null;
  }

  /** The fallen lie in the way as well. */
  private boolean isBodyIn(Door door) {
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.isPresent() && fight.field.distance(fighter.who, door) == 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Lockable what : fight.tools().found(Lockable.class)) {
      all.add(new Open(fight, what));
      all.add(new Close(fight, what));
    }
  }
}
