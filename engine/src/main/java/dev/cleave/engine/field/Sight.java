package dev.cleave.engine.field;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * Straight lines from square to square and what they meet on the way. Points lie on a lattice of
 * eighths of a square, so that every answer is exact. A2.GAP.154, A2.GAP.211
 */
final class Sight {

  private static final int EIGHTHS = 8;
  private static final int MIDDLE = 4;

  /** No line is longer than this, in squares. */
  private static final int FIELD = 2 * Ground.MOST;

  private static final int CLEAR = -1;

  /** The middle of a square and its corners, drawn a little inside. */
  private static final int[][] MARKS = {{4, 4}, {1, 1}, {7, 1}, {1, 7}, {7, 7}};

  private final Ground ground;
  private final Fixtures fixtures;

  /** What is solid, drawn once for who asks of every square; null if it is looked up each time. */
  private final @Nullable BitSet solid;

  Sight(Ground ground, Fixtures fixtures) {
    this(ground, fixtures, null);
  }

  private Sight(Ground ground, Fixtures fixtures, @Nullable BitSet solid) {
    this.ground = ground;
    this.fixtures = fixtures;
    this.solid = solid;
  }

  /** The same for as long as nothing opens or shuts. */
  Sight drawn() {
    return new Sight(ground, fixtures, solids());
  }

  /** Nothing has opened or shut since it was drawn. */
  boolean isAsDrawn() {
    return solids().equals(solid);
  }

  private BitSet solids() {
    var all = ground.walls();
    for (int i = 0; i < fixtures.size(); i++) {
      if (fixtures.feature(i).hides()) {
        Square at = fixtures.square(i);
        for (int y = 0; y < fixtures.feature(i).rows(); y++) {
          for (int x = 0; x < fixtures.feature(i).columns(); x++) {
            if (ground.isInside(at.column() + x, at.row() + y)) {
              all.set((at.row() + y) * ground.width() + at.column() + x);
            }
          }
        }
      }
    }
    return all;
  }

  /**
   * Any square of one sees any square of the other.
   *
   * @param eye feet of the one's eyes above the common ground
   */
  boolean between(Base from, int eye, Base to, int toEye) {
    if (isPlain(
        Math.min(from.left(), to.left()),
        Math.min(from.top(), to.top()),
        Math.max(from.right(), to.right()),
        Math.max(from.bottom(), to.bottom()))) {
      return true;
    }
    for (int y = from.top(); y <= from.bottom(); y++) {
      for (int x = from.left(); x <= from.right(); x++) {
        if (sees(x, y, eye, to, toEye)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Nothing in a rectangle could be in anybody's way. */
  boolean isPlain(int left, int top, int right, int bottom) {
    return ground.isFlat()
        && ground.isInside(left, top)
        && ground.isInside(right, bottom)
        && !ground.hasWall(left, top, right, bottom)
        && !fixtures.hideAny(left, top, right, bottom);
  }

  private boolean sees(int x, int y, int eye, Base to, int toEye) {
    for (int row = to.top(); row <= to.bottom(); row++) {
      for (int column = to.left(); column <= to.right(); column++) {
        for (int[] mark : MARKS) {
          int across = EIGHTHS * column + mark[0];
          int down = EIGHTHS * row + mark[1];
          if (isClear(EIGHTHS * x + MIDDLE, EIGHTHS * y + MIDDLE, eye, across, down, toEye)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The last square on the line from middle to middle that nothing solid bars. A2.GAP.223 */
  Square stop(Square from, int eye, Square to, int toEye) {
    int fromX = EIGHTHS * from.column() + MIDDLE;
    int fromY = EIGHTHS * from.row() + MIDDLE;
    int toX = EIGHTHS * to.column() + MIDDLE;
    int toY = EIGHTHS * to.row() + MIDDLE;
    int last = last(fromX, fromY, eye, toX, toY, toEye, true);
    return last == CLEAR ? Square.of(to.column(), to.row()) : Square.of(last % FIELD, last / FIELD);
  }

  private boolean isClear(int fromX, int fromY, int eye, int toX, int toY, int toEye) {
    return last(fromX, fromY, eye, toX, toY, toEye, false) == CLEAR;
  }

  /**
   * Walks from square to square; a line that slips between two walls at a corner is blocked. The
   * line begins in the middle of a square, so its first crossing is half a square away both ways.
   *
   * @param whole whether the square at the end must be open too
   * @return the square before what bars the line, or {@link #CLEAR}
   */
  private int last(int fromX, int fromY, int eye, int toX, int toY, int toEye, boolean whole) {
    int dx = Math.abs(toX - fromX);
    int dy = Math.abs(toY - fromY);
    int stepX = Integer.signum(toX - fromX);
    int stepY = Integer.signum(toY - fromY);
    int x = fromX / EIGHTHS;
    int y = fromY / EIGHTHS;
    int acrossAt = MIDDLE * dy;
    int downAt = MIDDLE * dx;
    while (x != Math.floorDiv(toX, EIGHTHS) || y != Math.floorDiv(toY, EIGHTHS)) {
      int here = y * FIELD + x;
      boolean across = acrossAt <= downAt;
      boolean down = downAt <= acrossAt;
      if (across && down && isSolid(x + stepX, y) && isSolid(x, y + stepY)) {
        return here;
      }
      if (across) {
        x += stepX;
        acrossAt += EIGHTHS * dy;
      }
      if (down) {
        y += stepY;
        downAt += EIGHTHS * dx;
      }
      boolean there = x == Math.floorDiv(toX, EIGHTHS) && y == Math.floorDiv(toY, EIGHTHS);
      if ((whole || !there) && isSolid(x, y)
          || !there && rises(x, y, fromX, fromY, eye, toX - fromX, toY - fromY, toEye)) {
        return here;
      }
    }
    return CLEAR;
  }

  boolean isSolid(int x, int y) {
    if (solid != null) {
      return !ground.isInside(x, y) || solid.get(y * ground.width() + x);
    }
    return ground.isWall(x, y) || fixtures.hide(x, y);
  }

  /** The ground stands above the line where the line comes nearest to a square's middle. */
  private boolean rises(
      int x, int y, int fromX, int fromY, int eye, int alongX, int alongY, int toEye) {
    if (ground.isFlat()) {
      return false;
    }
    long whole = (long) alongX * alongX + (long) alongY * alongY;
    long part =
        (long) (EIGHTHS * x + MIDDLE - fromX) * alongX
            + (long) (EIGHTHS * y + MIDDLE - fromY) * alongY;
    return (ground.height(x, y) - eye) * whole > (toEye - eye) * part;
  }

  /**
   * The best cover on the line, counting only what is within five feet of the target.
   *
   * @param own whether what is within five feet of both counts too
   */
  int cover(Base from, Base to, boolean own) {
    int fx = (from.left() + from.right()) / 2;
    int fy = (from.top() + from.bottom()) / 2;
    int tx = Math.clamp(fx, to.left(), to.right());
    int ty = Math.clamp(fy, to.top(), to.bottom());
    int most = ground.cover(tx, ty);
    int dx = Integer.signum(fx - tx);
    int dy = Integer.signum(fy - ty);
    int length = Math.max(Math.abs(fx - tx), Math.abs(fy - ty));
    if (length > 1) {
      int x = tx + dx * nearest(fx - tx, length);
      int y = ty + dy * nearest(fy - ty, length);
      if (own || !from.isBeside(x, y)) {
        most = Math.max(most, ground.cover(x, y));
      }
      if (own || !from.isBeside(tx + dx, ty + dy)) {
        most = Math.max(most, ground.cover(tx + dx, ty + dy));
      }
    }
    return most;
  }

  /** 0 or 1, whichever the slope comes nearer to; a tie counts as 0, whatever the direction. */
  private static int nearest(int gap, int length) {
    return (2 * Math.abs(gap) + length - 1) / (2 * length);
  }
}
