package dev.cleave.acks.dungeon;

import static dev.cleave.acks.book.State.CLIMBING;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ladder;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.field.Stand;
import org.jspecify.annotations.Nullable;

/** Walls and cliffs: where one could climb from, and where to. A2.R.195, A2.R.197 */
final class Faces {

  private static final Facing[] STRAIGHT = {Facing.N, Facing.E, Facing.S, Facing.W};

  private final DungeonRoom fight;

  Faces(DungeonRoom fight) {
    this.fight = fight;
  }

  /**
   * A face to climb.
   *
   * @param foot the square before it
   * @param top the square on it
   * @param rise feet from the one to the other
   * @param ladder that leans there, null for the bare rock
   */
  record Face(Square foot, Square top, int rise, @Nullable Ladder ladder) {}

  /** The face somebody is at the foot of, or in; null for none. */
  @Nullable Face above(Combatant who) {
    if (!(fight.field.spot(who) instanceof Square here) || isBetween(here)) {
      return null;
    }
    Ladder ladder = ladderAt(who, here);
    return ladder != null || isSkilled(who) || who.is(CLIMBING) ? face(here, ladder) : null;
  }

  /** The face below somebody who stands at its top: one with a ladder, if there is any. */
  @Nullable Face below(Combatant who) {
    if (!(fight.field.spot(who) instanceof Square here) || isBetween(here)) {
      return null;
    }
    Face bare = null;
    for (Facing way : STRAIGHT) {
      Square foot = Square.of(here.column() + way.dx(), here.row() + way.dy());
      int rise = fight.field.elevation(here) - fight.field.elevation(foot);
      if (rise > fight.stepHeight() && fight.field.isOpen(foot)) {
        Ladder ladder = ladderAt(who, foot);
        if (ladder != null) {
          return new Face(foot, here, rise, ladder);
        }
        bare = bare == null && isSkilled(who) ? new Face(foot, here, rise, null) : bare;
      }
    }
    return bare;
  }

  /** The highest square beside a foot, too high to step on. */
  @Nullable Face face(Square foot, @Nullable Ladder ladder) {
    Square top = null;
    int most = fight.stepHeight();
    for (Facing way : STRAIGHT) {
      Square beside = Square.of(foot.column() + way.dx(), foot.row() + way.dy());
      int rise = fight.field.elevation(beside) - fight.field.elevation(foot);
      if (rise > most && fight.field.isOpen(beside)) {
        most = rise;
        top = beside;
      }
    }
    return top == null ? null : new Face(foot, top, most, ladder);
  }

  /** The ladder that leans in a square, null for none. */
  private @Nullable Ladder ladderAt(Combatant who, Square foot) {
    for (Ladder ladder : fight.tools().found(Ladder.class)) {
      if (ladder.isUp() && foot.equals(fight.field.spot(ladder, who))) {
        return ladder;
      }
    }
    return null;
  }

  /** There is room for somebody in a square; he stays where he is. */
  boolean hasRoom(Combatant who, Square there) {
    Stand here = fight.field.stand(who);
    fight.field.place(who, there);
    boolean room = fight.field.hasRoom(who, fight.movement().knowing);
    here.restore();
    return room;
  }

  private boolean isSkilled(Combatant who) {
    return fight.proficiency().has(who, "climbing");
  }

  private static boolean isBetween(Square here) {
    return ((here.halvesAcross() | here.halvesDown()) & 1) != 0;
  }
}
