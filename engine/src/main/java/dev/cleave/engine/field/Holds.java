package dev.cleave.engine.field;

import java.util.Arrays;

/** How strongly a mover is held in each cell of a drawing by all who stand about it. */
final class Holds {

  private short[] sums = {};
  private boolean drawn;

  /** Forgets everybody. */
  void clear() {
    drawn = false;
  }

  /** Adds the hold of one more in a cell; true if together they stop the mover there. */
  boolean add(int cell, int hold, int cells) {
    if (!drawn) {
      drawn = true;
      sums = sums.length < cells ? new short[cells] : sums;
      Arrays.fill(sums, 0, cells, (short) 0);
    }
    sums[cell] = (short) Math.min(Passage.WHOLE, sums[cell] + hold);
    return sums[cell] >= Passage.WHOLE;
  }
}
