package dev.cleave.proof.mutants;

import java.util.BitSet;

/** Three small proofs of a tiny rulebook, made inside its world. */
public final class TinyTrial implements Trial {

  private static final String[] NAMES = {
    "those with a hit die cleave", "steps are counted", "idle"
  };

  @Override
  public int size() {
    return NAMES.length;
  }

  @Override
  public String name(int proof) {
    return NAMES[proof];
  }

  @Override
  public BitSet reach(int proof) {
    Switch.turn(Switch.NONE, Long.MAX_VALUE);
    holds(proof);
    return Switch.reached();
  }

  @Override
  public String failure(int proof, int mutant) {
    Switch.turn(mutant, 1000);
    try {
      return holds(proof) ? "" : "wrong";
    } catch (Switch.Endless endless) {
      return endless.toString();
    } finally {
      Switch.turn(Switch.NONE, Long.MAX_VALUE);
    }
  }

  private boolean holds(int proof) {
    return switch (proof) {
      case 0 ->
          Boolean.TRUE.equals(call("mayCleave", 1, false))
              && Boolean.FALSE.equals(call("mayCleave", 0, false));
      case 1 -> Integer.valueOf(3).equals(call("steps", 3, true));
      default -> true;
    };
  }

  private Object call(String rule, int number, boolean flag) {
    try {
      return getClass()
          .getClassLoader()
          .loadClass("dev.cleave.tiny.Tiny")
          .getMethod(rule, int.class, boolean.class)
          .invoke(null, number, flag);
    } catch (java.lang.reflect.InvocationTargetException broken) {
      if (broken.getCause() instanceof Switch.Endless endless) {
        throw endless;
      }
      throw new IllegalStateException(broken);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
