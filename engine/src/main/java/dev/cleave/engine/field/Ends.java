package dev.cleave.engine.field;

import java.util.Arrays;

/**
 * Where the ways of a flood can end, each packed into one number that sorts by cost, then from
 * north to south, then from west to east.
 */
final class Ends {

  private static final int BITS = 20;
  private static final int HALVES = (1 << BITS) - 1;

  private long[] ends = new long[256];
  private long[] sorted = {};
  private int[] starts = new int[64];
  private int size;
  private int dearest;

  void clear() {
    size = 0;
    dearest = 0;
  }

  void add(int cost, int halvesAcross, int halvesDown) {
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, 2 * size);
    }
    ends[size++] = ((long) cost << BITS | halvesDown) << BITS | halvesAcross;
    dearest = Math.max(dearest, cost);
  }

  int size() {
    return size;
  }

  int across(int i) {
    return (int) (ends[i] & HALVES);
  }

  int down(int i) {
    return (int) (ends[i] >> BITS & HALVES);
  }

  int cost(int i) {
    return (int) (ends[i] >> 2 * BITS);
  }

  boolean isBefore(int one, int other) {
    return ends[one] < ends[other];
  }

  /**
   * Sorts them. They come in the order of the map, all but a few, so they are dealt out by cost and
   * the few are then moved to their places.
   */
  void sort() {
    deal();
    for (int i = 1; i < size; i++) {
      long end = sorted[i];
      int at = i;
      for (; at > 0 && sorted[at - 1] > end; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = end;
    }
    long[] unsorted = ends;
    ends = sorted;
    sorted = unsorted;
  }

  private void deal() {
    if (sorted.length < ends.length) {
      sorted = new long[ends.length];
    }
    if (starts.length < dearest + 2) {
      starts = new int[2 * dearest + 2];
    }
    Arrays.fill(starts, 0, dearest + 2, 0);
    for (int i = 0; i < size; i++) {
      starts[cost(i) + 1]++;
    }
    for (int cost = 1; cost <= dearest; cost++) {
      starts[cost] += starts[cost - 1];
    }
    for (int i = 0; i < size; i++) {
      sorted[starts[cost(i)]++] = ends[i];
    }
  }
}
