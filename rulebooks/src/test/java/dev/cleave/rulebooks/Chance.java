package dev.cleave.rulebooks;

import java.util.List;

/** The generator of the properties: everything random in a test comes from its seed. */
final class Chance {

  private long state;

  Chance(long seed) {
    this.state = seed * 0x9E3779B97F4A7C15L + 0x1234567L;
  }

  private long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  int below(int bound) {
    return (int) Long.remainderUnsigned(next(), bound);
  }

  int between(int least, int most) {
    return least + below(most - least + 1);
  }

  boolean oneIn(int n) {
    return below(n) == 0;
  }

  <T> T of(List<T> items) {
    return items.get(below(items.size()));
  }
}
