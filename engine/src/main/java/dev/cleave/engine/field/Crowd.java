package dev.cleave.engine.field;

import java.util.Arrays;

/**
 * The people near a place, found without asking everybody. The map lies in blocks, and each knows
 * whose upper left corner is in it. Few are asked one by one: that is faster.
 */
final class Crowd {

  /** So many are still few. */
  private static final int FEW = 48;

  /** Squares of a block each way, as a power of two. */
  private static final int BLOCK = 1;

  private static final int NOBODY = -1;

  private final int[] everybody;
  private final int columns;
  private final int rows;
  private final int widest;
  private final int[] first;
  private final int[] next;
  private final int[] before;
  private final int[] block;
  private final long[] found;

  /**
   * @param widest squares of the longest base
   */
  Crowd(int size, int width, int height, int widest) {
    this.everybody = new int[size];
    Arrays.setAll(everybody, i -> i);
    boolean few = size <= FEW;
    this.columns = few ? 0 : (width >> BLOCK) + 1;
    this.rows = few ? 0 : (height >> BLOCK) + 1;
    this.widest = widest;
    this.first = new int[columns * rows];
    this.next = new int[few ? 0 : size];
    this.before = new int[few ? 0 : size];
    this.block = new int[few ? 0 : size];
    this.found = new long[few ? 0 : (size + Long.SIZE - 1) / Long.SIZE];
    Arrays.fill(first, NOBODY);
    Arrays.fill(block, NOBODY);
  }

  private Crowd(Crowd other) {
    this.everybody = other.everybody;
    this.columns = other.columns;
    this.rows = other.rows;
    this.widest = other.widest;
    this.first = other.first.clone();
    this.next = other.next.clone();
    this.before = other.before.clone();
    this.block = other.block.clone();
    this.found = new long[other.found.length];
  }

  /** Few have nothing that could change. */
  Crowd copy() {
    return columns == 0 ? this : new Crowd(this);
  }

  /** So many that it pays to look twice before asking for a way. */
  boolean isLarge() {
    return columns > 0;
  }

  /** Notes where the base of somebody lies. */
  void put(int who, Base lie) {
    if (columns == 0) {
      return;
    }
    int there = row(lie.top()) * columns + column(lie.left());
    if (there != block[who]) {
      leave(who);
      enter(who, there);
    }
  }

  private int column(int square) {
    return Math.clamp(square >> BLOCK, 0, columns - 1);
  }

  private int row(int square) {
    return Math.clamp(square >> BLOCK, 0, rows - 1);
  }

  private void leave(int who) {
    if (block[who] == NOBODY) {
      return;
    }
    if (before[who] == NOBODY) {
      first[block[who]] = next[who];
    } else {
      next[before[who]] = next[who];
    }
    if (next[who] != NOBODY) {
      before[next[who]] = before[who];
    }
  }

  private void enter(int who, int there) {
    block[who] = there;
    before[who] = NOBODY;
    next[who] = first[there];
    if (next[who] != NOBODY) {
      before[next[who]] = who;
    }
    first[there] = who;
  }

  /**
   * Everybody whose base could touch a rectangle of squares and perhaps others, in the order of the
   * battle. The array is not to be changed.
   */
  int[] near(int left, int top, int right, int bottom) {
    if (columns == 0) {
      return everybody;
    }
    int count = 0;
    int lastRow = row(bottom);
    int lastColumn = column(right);
    for (int y = row(top - widest); y <= lastRow; y++) {
      for (int x = column(left - widest); x <= lastColumn; x++) {
        for (int who = first[y * columns + x]; who != NOBODY; who = next[who]) {
          found[who >> 6] |= 1L << who;
          count++;
        }
      }
    }
    return count == everybody.length ? all() : sorted(count);
  }

  private int[] all() {
    Arrays.fill(found, 0);
    return everybody;
  }

  private int[] sorted(int count) {
    var sorted = new int[count];
    int at = 0;
    for (int word = 0; word < found.length && at < count; word++) {
      for (long bits = found[word]; bits != 0; bits &= bits - 1) {
        sorted[at++] = (word << 6) + Long.numberOfTrailingZeros(bits);
      }
      found[word] = 0;
    }
    return sorted;
  }
}
