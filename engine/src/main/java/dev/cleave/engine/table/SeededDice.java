package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Dice from a seed: the same seed throws the same faces for ever. SplitMix64; the seed is mixed
 * first, so that neighbouring seeds do not give the same stream one step apart.
 */
public final class SeededDice implements DiceSource {

  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long state;

  public SeededDice(long seed) {
    this.state = mix(seed ^ 0x5851F42D4C957F2DL);
  }

  /** Starts over with another seed. */
  public void reseed(long seed) {
    this.state = mix(seed ^ 0x5851F42D4C957F2DL);
  }

  @Override
  public int face(Dice dice, int nth, Reason why, @Nullable Actor who) {
    return die(dice.sides());
  }

  /** One die, every face equally likely: words that would favour a face are thrown away. */
  public int die(int sides) {
    while (true) {
      state += STEP;
      long product = (mix(state) >>> 32) * sides;
      long low = product & 0xFFFFFFFFL;
      if (low >= sides || low >= (0x100000000L - sides) % sides) {
        return (int) (product >>> 32) + 1;
      }
    }
  }

  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
