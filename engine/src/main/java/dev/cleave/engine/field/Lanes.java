package dev.cleave.engine.field;

import java.util.Arrays;

/**
 * Squares with somebody in them over whom a big mover may walk, and the room beside them. A2.MAP.36
 */
final class Lanes {

  private byte[] taken = {};
  private boolean drawn;
  private int left;
  private int top;
  private int across;
  private int down;

  /** Forgets everybody, and minds a rectangle from now on. */
  void clear(int fromLeft, int fromTop, int columns, int rows) {
    drawn = false;
    left = fromLeft;
    top = fromTop;
    across = columns;
    down = rows;
  }

  void take(Base lie) {
    if (!drawn) {
      drawn = true;
      taken = taken.length < across * down ? new byte[across * down] : taken;
      Arrays.fill(taken, 0, across * down, (byte) 0);
    }
    int right = Math.min(lie.right(), left + across - 1);
    int bottom = Math.min(lie.bottom(), top + down - 1);
    for (int y = Math.max(lie.top(), top); y <= bottom; y++) {
      for (int x = Math.max(lie.left(), left); x <= right; x++) {
        taken[(y - top) * across + x - left] = 1;
      }
    }
  }

  /**
   * Half of each row that a base newly enters must be clear, side by side; one half is rounded up.
   * A2.MAP.36-37, A2.GAP.108
   */
  boolean lead(int column, int row, int wide, int deep, Facing way) {
    int x = column - left;
    int y = row - top;
    int leading = y + (way.dy() > 0 ? deep - 1 : 0);
    int beside = x + (way.dx() > 0 ? wide - 1 : 0);
    return (way.dy() == 0 || 2 * run(leading * across + x, 1, wide) >= wide)
        && (way.dx() == 0 || 2 * run(y * across + beside, across, deep) >= deep);
  }

  private int run(int from, int by, int length) {
    int longest = 0;
    int run = 0;
    for (int i = 0; i < length; i++) {
      run = taken[from + i * by] == 0 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }
}
