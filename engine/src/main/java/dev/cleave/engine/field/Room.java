package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Where somebody may stop: on nobody's feet, or as close to others as the passage lets them stand.
 */
final class Room {

  private static final int LEFT = 1;
  private static final int RIGHT = 2;
  private static final int ABOVE = 4;
  private static final int BELOW = 8;
  private static final int ASIDE = LEFT | RIGHT;
  private static final int IN_FILE = ABOVE | BELOW;

  private final Ground ground;
  private final Fixtures fixtures;
  private final Bodies bodies;

  Room(Ground ground, Fixtures fixtures, Bodies bodies) {
    this.ground = ground;
    this.fixtures = fixtures;
    this.bodies = bodies;
  }

  /** Inside the map, off the walls and in no shut door. */
  boolean isOpen(Base base) {
    for (int y = base.top(); y <= base.bottom(); y++) {
      for (int x = base.left(); x <= base.right(); x++) {
        if (ground.isWall(x, y) || fixtures.block(x, y)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Inside the map, off the walls and on nobody's feet. */
  boolean fits(Combatant combatant, Base base) {
    return isPlace(base) && isOpen(base) && bodies.whoIsIn(base, combatant) == null;
  }

  /** The same base a whole square farther. */
  static Base next(Base lie, Facing way) {
    return new Base(lie.x() + 2 * way.dx(), lie.y() + 2 * way.dy(), lie.width(), lie.height());
  }

  /** What is in the way of one square in a direction. */
  Obstacle ahead(Combatant mover, Facing way) {
    Base there = next(bodies.lie(mover), way);
    if (!isOpen(there)) {
      return new Obstacle(true, List.of());
    }
    var people = new ArrayList<Combatant>();
    for (int i : bodies.near(there)) {
      Combatant other = bodies.combatant(i);
      if (bodies.isIn(i, there)
          && other != mover
          && bodies.stands(other)
          && there.overlaps(bodies.lie(other))
          && !bodies.lie(mover).overlaps(bodies.lie(other))) {
        people.add(other);
      }
    }
    return people.isEmpty() ? Obstacle.NONE : new Obstacle(false, people);
  }

  /** Room to stay where he stands. */
  boolean isLeft(Combatant combatant, Passage passage) {
    Base lie = bodies.lie(combatant);
    return isOpen(lie) && isFor(combatant, lie, passage);
  }

  /** Room that the others leave somebody there, looking as he does; walls are not asked about. */
  boolean isFor(Combatant mover, Base lie, Passage passage) {
    return isFor(mover, lie, bodies.facing(mover), passage);
  }

  /** A whole square each way, or half a square aside for a man: never both. A2.GAP.105 */
  static boolean isPlace(Base lie) {
    int halves = (lie.x() & 1) + (lie.y() & 1);
    return halves == 0 || halves == 1 && lie.isSmall();
  }

  /** The same, looking another way. */
  boolean isFor(Combatant mover, Base lie, Facing facing, Passage passage) {
    if (!isPlace(lie)) {
      return false;
    }
    boolean shares = false;
    boolean led = !isInFile(lie, facing);
    boolean follows = false;
    int sides = 0;
    for (int i : bodies.near(lie)) {
      if (!bodies.isIn(i, lie)) {
        continue;
      }
      Combatant other = bodies.combatant(i);
      if (other == mover || !bodies.stands(other) || passage.overlooks(mover, other)) {
        continue;
      }
      Base theirs = bodies.lie(other);
      sides |= side(theirs, lie);
      int across = theirs.sharedAcross(lie.x(), lie.width());
      int down = theirs.sharedDown(lie.y(), lie.height());
      if (isClose(mover, other, facing, across, down, passage)) {
        led |= isAhead(theirs, lie, facing);
        follows = true;
        continue;
      }
      if (lie.isSmall() || !passage.on(mover, other)) {
        return false;
      }
      shares = true;
    }
    return (led || !follows)
        && !(follows && isCrowded(mover, lie, sides, passage))
        && (!shares || 2 * clear(mover, lie, passage) >= lie.columns() * lie.rows()); // A2.MAP.38
  }

  /**
   * Three men to two squares and three ranks to ten feet, however long the line: a man on a square
   * of his own shares it with one to his side and one in his file who stand on its edges, not with
   * two. A2.MAP.12, A2.MAP.14
   */
  private boolean isCrowded(Combatant mover, Base lie, int sides, Passage passage) {
    int x = lie.x();
    int y = lie.y();
    if ((x & 1) != 0) {
      return (sides & LEFT) != 0 && isAt(mover, x - 2, y, passage)
          || (sides & RIGHT) != 0 && isAt(mover, x + 2, y, passage);
    }
    if ((y & 1) != 0) {
      return (sides & ABOVE) != 0 && isAt(mover, x, y - 2, passage)
          || (sides & BELOW) != 0 && isAt(mover, x, y + 2, passage);
    }
    return (sides & ASIDE) == ASIDE || (sides & IN_FILE) == IN_FILE;
  }

  /** On which edge of a base a man stands, half a square over it. */
  private static int side(Base theirs, Base lie) {
    int across = theirs.x() - lie.x();
    int down = theirs.y() - lie.y();
    if (!theirs.isSmall() || Math.abs(across) + Math.abs(down) != 1) {
      return 0;
    }
    return down == 0 ? across < 0 ? LEFT : RIGHT : down < 0 ? ABOVE : BELOW;
  }

  /** A man stands just there, given in half squares. */
  private boolean isAt(Combatant mover, int x, int y, Passage passage) {
    for (int i : bodies.near(x >> 1, y >> 1, x >> 1, y >> 1)) {
      Combatant other = bodies.combatant(i);
      Base lie = bodies.lie(other);
      if (lie.x() == x
          && lie.y() == y
          && lie.isSmall()
          && other != mover
          && bodies.stands(other)
          && !passage.overlooks(mover, other)) {
        return true;
      }
    }
    return false;
  }

  /** Half a square along the way he looks is for who closes up behind somebody. A2.MAP.15 */
  private static boolean isInFile(Base lie, Facing facing) {
    return (lie.x() & 1) != 0 && facing.dy() == 0 || (lie.y() & 1) != 0 && facing.dx() == 0;
  }

  private static boolean isAhead(Base theirs, Base lie, Facing facing) {
    return facing.dx() * (theirs.x() - lie.x()) + facing.dy() * (theirs.y() - lie.y()) > 0;
  }

  /** Half a square shared across the way he looks. A2.MAP.11-12 */
  boolean isAbreast(Combatant who) {
    Base lie = bodies.lie(who);
    Facing facing = bodies.facing(who);
    for (int i : bodies.near(lie)) {
      Combatant other = bodies.combatant(i);
      if (other != who && bodies.isIn(i, lie) && bodies.stands(other)) {
        Base theirs = bodies.lie(other);
        if (facing.dy() != 0 && theirs.y() == lie.y() && Math.abs(theirs.x() - lie.x()) == 1
            || facing.dx() != 0 && theirs.x() == lie.x() && Math.abs(theirs.y() - lie.y()) == 1) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Half a square shared along the mover's facing is a close rank, half a square across it a tight
   * line. A2.MAP.11-15
   */
  private static boolean isClose(
      Combatant mover, Combatant other, Facing facing, int across, int down, Passage passage) {
    if (across > 1 && down > 1) {
      return false;
    }
    boolean file = across == 1 && facing.dy() == 0 || down == 1 && facing.dx() == 0;
    boolean line = across == 1 && facing.dy() != 0 || down == 1 && facing.dx() != 0;
    return (!file || passage.inFile(mover, other)) && (!line || passage.abreast(mover, other));
  }

  /** Squares of a base on which nobody else stands. */
  private int clear(Combatant mover, Base lie, Passage passage) {
    int clear = 0;
    for (int row = lie.top(); row <= lie.bottom(); row++) {
      for (int column = lie.left(); column <= lie.right(); column++) {
        clear += isClear(mover, column, row, passage) ? 1 : 0;
      }
    }
    return clear;
  }

  private boolean isClear(Combatant mover, int column, int row, Passage passage) {
    for (int i : bodies.near(column, row, column, row)) {
      Combatant other = bodies.combatant(i);
      if (bodies.isIn(i, column, row, column, row)
          && other != mover
          && bodies.stands(other)
          && !passage.overlooks(mover, other)) {
        return false;
      }
    }
    return true;
  }

  /** Every whole square round a base on which somebody has room, those before it first. */
  List<Spot> beside(Combatant who, Base about, Facing facing, Passage passage) {
    var spots = new ArrayList<Square>();
    int wide = who.sheet().frontage();
    int deep = who.sheet().depth();
    for (int row = about.top() - deep; row <= about.bottom() + 1; row++) {
      for (int column = about.left() - wide; column <= about.right() + 1; column++) {
        Base lie = Places.laid(who, 2 * column, 2 * row, bodies.facing(who));
        if (!lie.overlaps(about) && isOpen(lie) && isFor(who, lie, passage)) {
          spots.add(Square.of(column, row));
        }
      }
    }
    spots.sort(Comparator.comparingInt(spot -> -ahead(spot, about, facing)));
    return List.copyOf(spots);
  }

  private static int ahead(Square spot, Base about, Facing facing) {
    return facing.dx() * (spot.halvesAcross() - about.x())
        + facing.dy() * (spot.halvesDown() - about.y());
  }
}
