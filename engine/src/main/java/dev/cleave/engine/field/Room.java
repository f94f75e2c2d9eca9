package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/**
 * Where somebody may stop: on nobody's feet, or as close to others as the passage lets them stand.
 */
final class Room {

  private final Battlemap map;

  Room(Battlemap map) {
    this.map = map;
  }

  /** Whether a whole square each way, or half a square aside for a man: never both. A2.GAP.105 */
  static boolean isPlace(Base lie) {
    int halves = (lie.x() & 1) + (lie.y() & 1);
    return halves == 0 || halves == 1 && lie.isSmall();
  }

  /** Whether the others leave him room there, looking that way; walls are not asked about. */
  boolean isFor(Combatant mover, Base lie, Facing facing, Passage passage) {
    if (!isPlace(lie)) {
      return false;
    }
    boolean shares = false;
    boolean led = !isInFile(lie, facing);
    boolean follows = false;
    for (int i : map.near(lie)) {
      Combatant other = map.combatant(i);
      if (other == mover || !map.stands(other)) {
        continue;
      }
      Base theirs = map.lie(other);
      int across = theirs.sharedAcross(lie.x(), lie.width());
      int down = theirs.sharedDown(lie.y(), lie.height());
      if (across <= 0 || down <= 0 || passage.overlooks(mover, other)) {
        continue;
      }
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
        && (!shares || 2 * clear(mover, lie, passage) >= lie.columns() * lie.rows()); // A2.MAP.38
  }

  /** Half a square along the way he looks is for who closes up behind somebody. A2.MAP.15 */
  private static boolean isInFile(Base lie, Facing facing) {
    return (lie.x() & 1) != 0 && facing.dy() == 0 || (lie.y() & 1) != 0 && facing.dx() == 0;
  }

  private static boolean isAhead(Base theirs, Base lie, Facing facing) {
    return facing.dx() * (theirs.x() - lie.x()) + facing.dy() * (theirs.y() - lie.y()) > 0;
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
    for (int i : map.near(column, row, column, row)) {
      Combatant other = map.combatant(i);
      if (other != mover
          && map.stands(other)
          && map.lie(other).covers(column, row)
          && !passage.overlooks(mover, other)) {
        return false;
      }
    }
    return true;
  }
}
