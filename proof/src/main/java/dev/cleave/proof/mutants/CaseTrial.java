package dev.cleave.proof.mutants;

import dev.cleave.content.Library;
import dev.cleave.proof.Case;
import dev.cleave.proof.CaseRun;
import dev.cleave.proof.Cases;
import dev.cleave.proof.Verdict;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;

/** The cases as proofs. It is made inside the world that it tries. */
public final class CaseTrial implements Trial {

  /** A mutant may take this many times the turns of loops that the unbroken rules take. */
  private static final int PATIENCE = 20;

  private static final long LEAST = 2_000_000;

  private final List<Case> cases;
  private final Library library = Library.core();
  private final long[] ticks;

  /** The cases under some folders. */
  public CaseTrial(List<Path> folders) {
    this.cases = Cases.under(folders);
    this.ticks = new long[cases.size()];
  }

  @Override
  public int size() {
    return cases.size();
  }

  @Override
  public String name(int proof) {
    Case one = cases.get(proof);
    return one.where() + " " + one.title();
  }

  @Override
  public BitSet reach(int proof) {
    Switch.turn(Switch.NONE, Long.MAX_VALUE);
    Verdict verdict = CaseRun.run(cases.get(proof), library);
    if (!verdict.passed()) {
      throw new IllegalArgumentException(
          "the case fails by the rules as they stand: "
              + name(proof)
              + ". Mend it first; ./cleave check tells more. ("
              + verdict.failures().getFirst().what()
              + ")");
    }
    ticks[proof] = Switch.ticks();
    return Switch.reached();
  }

  @Override
  public String failure(int proof, int mutant) {
    Switch.turn(mutant, LEAST + PATIENCE * ticks[proof]);
    try {
      Verdict verdict = CaseRun.run(cases.get(proof), library);
      return verdict.passed() ? "" : verdict.failures().getFirst().what();
    } catch (Switch.Endless | StackOverflowError | OutOfMemoryError endless) {
      return endless.toString();
    } finally {
      Switch.turn(Switch.NONE, Long.MAX_VALUE);
    }
  }
}
