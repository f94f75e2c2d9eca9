package dev.cleave.bench.load;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/** How long answers took to reach everybody, and what went wrong. */
final class Tallying {

  private long[] nanos = new long[1 << 12];
  private int size;
  private final Map<String, Integer> faults = new TreeMap<>();

  synchronized void took(long time) {
    if (size == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * size);
    }
    nanos[size++] = time;
  }

  synchronized void fault(String what) {
    faults.merge(what, 1, Integer::sum);
  }

  synchronized int count() {
    return size;
  }

  synchronized int faults() {
    return faults.values().stream().mapToInt(Integer::intValue).sum();
  }

  synchronized Map<String, Integer> whatWentWrong() {
    return Map.copyOf(faults);
  }

  /** Milliseconds that so large a part of all did not exceed. */
  synchronized double millis(double part) {
    if (size == 0) {
      return 0;
    }
    long[] sorted = Arrays.copyOf(nanos, size);
    Arrays.sort(sorted);
    return sorted[(int) Math.min(size - 1, Math.floor(part * size))] / 1e6;
  }

  synchronized void clear() {
    size = 0;
    faults.clear();
  }
}
