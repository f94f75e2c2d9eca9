package dev.cleave.engine;

import java.util.List;
import java.util.function.Consumer;

/** Random cases for properties, apart from the engine's own dice. A failure names its seed. */
public final class Rnd {

  private long state;

  public Rnd(long seed) {
    state = (seed + 1) * 0xD1342543DE82EF95L;
  }

  /** Tries a property with the seeds from 1 to so many; to look at one, call it with new Rnd. */
  public static void each(int seeds, Consumer<Rnd> property) {
    for (int seed = 1; seed <= seeds; seed++) {
      try {
        property.accept(new Rnd(seed));
      } catch (AssertionError | RuntimeException failure) {
        throw new AssertionError("fails with new Rnd(" + seed + "): " + failure, failure);
      }
    }
  }

  /** From 0 to one less than the bound. */
  public int below(int bound) {
    state ^= state >>> 12;
    state ^= state << 25;
    state ^= state >>> 27;
    return (int) (((state * 0x2545F4914F6CDD1DL) >>> 33) % bound);
  }

  /** From the first to the last, both included. */
  public int between(int first, int last) {
    return first + below(last - first + 1);
  }

  public boolean oneIn(int many) {
    return below(many) == 0;
  }

  public <T> T of(List<T> things) {
    return things.get(below(things.size()));
  }
}
