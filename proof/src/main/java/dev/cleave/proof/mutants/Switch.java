package dev.cleave.proof.mutants;

import java.util.BitSet;

/**
 * Which mutant is alive. Broken sources ask it at every place that is broken in some mutant; nobody
 * else does. It belongs to one world and one thread.
 */
public final class Switch {

  /** No mutant has this number. */
  static final int NONE = -1;

  private static final BitSet REACHED = new BitSet();

  private static int alive = NONE;
  private static long ticks;
  private static long most = Long.MAX_VALUE;

  private Switch() {}

  /** More turns of loops than any fight takes. */
  static final class Endless extends Error {
    private static final long serialVersionUID = 1;

    Endless() {
      super("a loop does not end", null, false, false);
    }
  }

  /** From here on this mutant is alive, for at most so many turns of loops. */
  static void turn(int mutant, long limit) {
    alive = mutant;
    ticks = 0;
    most = limit;
    REACHED.clear();
  }

  /** The mutants whose places were passed while none was alive. */
  static BitSet reached() {
    return (BitSet) REACHED.clone();
  }

  static long ticks() {
    return ticks;
  }

  public static boolean on(int mutant) {
    if (alive == NONE) {
      REACHED.set(mutant);
    }
    return alive == mutant;
  }

  public static boolean not(int mutant, boolean value) {
    return on(mutant) ^ value;
  }

  public static int up(int mutant, int number) {
    return on(mutant) ? number + 1 : number;
  }

  public static int down(int mutant, int number) {
    return on(mutant) ? number - 1 : number;
  }

  public static long up(int mutant, long number) {
    return on(mutant) ? number + 1 : number;
  }

  public static long down(int mutant, long number) {
    return on(mutant) ? number - 1 : number;
  }

  public static double up(int mutant, double number) {
    return on(mutant) ? Math.nextUp(number) : number;
  }

  public static double down(int mutant, double number) {
    return on(mutant) ? Math.nextDown(number) : number;
  }

  /** One more turn of some loop. */
  public static void tick() {
    if (++ticks > most) {
      throw new Endless();
    }
  }
}
