package dev.cleave.acks2;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Door;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Lockable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Opening and shutting doors, curtains, windows and lids. A2.MOVE.10 */
final class Doors implements Offers {

  private static final Bar FAR = new Bar("it is out of WHO's reach", "A2.MOVE.10");
  private static final Bar OPEN = new Bar("it is open", "A2.MOVE.10");
  private static final Bar SHUT = new Bar("it is shut", "A2.MOVE.10");
  private static final Bar LOCKED = new Bar("it is locked", "A2.MOVE.10");
  private static final Bar STUCK = new Bar("it is stuck", "A2.MOVE.10");
  private static final Bar SPIKED = new Bar("it is spiked", "A2.GAP.135");
  private static final Bar RAISED = new Bar("a portcullis is raised by force", "A2.COMBAT.16");
  private static final Bar HELD = new Bar("a spike holds it open", "A2.GAP.135");
  private static final Bar BROKEN = new Bar("it is broken", "A2.COMBAT.16");
  private static final Bar IN_THE_WAY = new Bar("somebody is in the doorway", "A2.MOVE.10");

  private final Fight fight;
  private final Field field;

  Doors(Fight fight) {
    this.fight = fight;
    this.field = fight.field;
  }

  /** A2.MOVE.10 */
  record Open(Lockable what) implements Action {

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
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return fight.chores().doors.barsOpen(who, what);
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.stance(who).stationary = false;
      what.setOpen(true);
      fight.chores().tools.tell(who, "opened", "A2.MOVE.10", what, "opens");
    }
  }

  /** For what it costs to open. */
  record Close(Lockable what) implements Action {

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
    public @Nullable Bar bars(Fight fight, Combatant who, Slot slot) {
      return fight.chores().doors.barsClose(who, what);
    }

    @Override
    public void take(Fight fight, Combatant who) {
      fight.stance(who).stationary = false;
      what.setOpen(false);
      fight.chores().tools.tell(who, "closed", "A2.MOVE.10", what, "closes");
    }
  }

  private @Nullable Bar barsOpen(Combatant who, Lockable what) {
    if (!fight.chores().tools.reaches(who, what)) {
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

  private @Nullable Bar barsClose(Combatant who, Lockable what) {
    if (!fight.chores().tools.reaches(who, what)) {
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
    for (Stance stance : fight.stances) {
      if (stance.who.isPresent() && field.distance(stance.who, door) == 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void offer(Combatant who, List<Action> all) {
    for (Lockable what : fight.chores().tools.found(Lockable.class)) {
      all.add(new Open(what));
      all.add(new Close(what));
    }
  }
}
