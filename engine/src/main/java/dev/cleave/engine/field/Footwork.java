package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import org.jspecify.annotations.Nullable;

/** Turning, and stepping from one place on the map to another. */
final class Footwork {

  private final Bodies bodies;
  private final Room room;

  Footwork(Bodies bodies, Room room) {
    this.bodies = bodies;
    this.room = room;
  }

  Facing facing(Combatant combatant) {
    return bodies.facing(combatant);
  }

  /** The upper left square of somebody. */
  Square square(Combatant combatant) {
    Base lie = bodies.lie(combatant);
    return new Square(lie.x(), lie.y());
  }

  /** A long base turns only if the squares it would then lie on are free. */
  void face(Combatant combatant, Combatant toward) {
    int x = bodies.counted(toward).middleX() - bodies.counted(combatant).middleX();
    int y = bodies.counted(toward).middleY() - bodies.counted(combatant).middleY();
    if (x == 0 && y == 0) {
      return;
    }
    Facing way = Facing.straight(x, y);
    if (bodies.lie(combatant).isSquare()) {
      turn(combatant, bodies.lie(combatant).isSmall() ? Facing.toward(x, y) : way);
    } else if (!swing(combatant, way, toward)) {
      swing(
          combatant,
          way.dx() == 0 ? Facing.of(x < 0 ? -1 : 1, 0) : Facing.of(0, y < 0 ? -1 : 1),
          toward);
    }
  }

  /** Turns a long base so that it has somebody before it; false if no way of lying does. */
  private boolean swing(Combatant combatant, Facing to, Combatant toward) {
    Base foe = bodies.counted(toward);
    int far = bodies.counted(combatant).feetTo(foe);
    for (int across = 1; across >= -1; across -= 2) {
      for (int down = 1; down >= -1; down -= 2) {
        Base there = bodies.turned(combatant, to, across, down);
        if (there.counted(to).arc(to, foe) == Arc.FRONT
            && there.counted(to).feetTo(foe) <= far
            && room.isOpen(there)
            && bodies.whoIsIn(there, combatant) == null) {
          bodies.set(combatant, there.x(), there.y(), to);
          return true;
        }
      }
    }
    return false;
  }

  /** False if there is no room to lie that way, and then nothing changes. */
  boolean turn(Combatant combatant, Facing to) {
    Base lie = bodies.lie(combatant);
    if (to.isDiagonal() && !lie.isSmall()) {
      return false;
    }
    if (lie.isSquare() || !bodies.isOn(combatant)) {
      look(combatant, to);
      return true;
    }
    Base there = bodies.turned(combatant, to);
    if (!room.isOpen(there) || bodies.whoIsIn(there, combatant) != null) {
      return false;
    }
    bodies.set(combatant, there.x(), there.y(), to);
    return true;
  }

  /** Turns on the upper left square, whoever is there. */
  void look(Combatant combatant, Facing to) {
    Base lie = bodies.lie(combatant);
    bodies.set(combatant, lie.x(), lie.y(), to);
  }

  /** Takes one step of a way. */
  void step(Combatant mover, Leg leg) {
    bodies.move(mover, leg.halvesAcross(), leg.halvesDown());
  }

  /** On the way only a square base turns, for the way was found for the base as it lies. */
  void lookAlong(Combatant mover, Facing way) {
    if (bodies.lie(mover).isSquare()) {
      look(mover, straight(mover, way));
    }
  }

  /**
   * Looks the way he went, unless he would then stand where he may not or out of reach.
   *
   * @param faced how he looked when the way was found
   */
  void arrive(Combatant mover, Facing way, Facing faced, Passage passage, @Nullable Aim aim) {
    Base lie = bodies.lie(mover);
    if (lie.isSquare()) {
      look(mover, straight(mover, way));
    } else {
      swing(mover, straight(mover, way), passage);
    }
    if (!room.isLeft(mover, passage)
        || aim != null && bodies.counted(mover).feetTo(aim.target()) > aim.reach()) {
      bodies.set(mover, lie.x(), lie.y(), faced);
    }
  }

  /** Turns a long base where the passage lets it lie. */
  private void swing(Combatant combatant, Facing to, Passage passage) {
    Base there = bodies.turned(combatant, to);
    if (room.isOpen(there) && room.isFor(combatant, there, to, passage)) {
      bodies.set(combatant, there.x(), there.y(), to);
    }
  }

  /** Only men look aslant. A2.GAP.103 */
  private Facing straight(Combatant mover, Facing way) {
    return way.isDiagonal() && !bodies.lie(mover).isSmall() ? Facing.of(way.dx(), 0) : way;
  }
}
