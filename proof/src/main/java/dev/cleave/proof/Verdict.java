package dev.cleave.proof;

import dev.cleave.engine.journal.Entry;
import java.util.List;

/**
 * The verdict on a case.
 *
 * @param failures what went wrong, nothing if the case holds
 * @param log everything that was rolled, answered, told and judged
 */
public record Verdict(Case played, List<Failure> failures, List<Entry> log) {

  public Verdict {
    failures = List.copyOf(failures);
    log = List.copyOf(log);
  }

  public boolean passed() {
    return failures.isEmpty();
  }
}
