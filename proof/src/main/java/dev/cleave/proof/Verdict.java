package dev.cleave.proof;

import java.util.List;

/**
 * What became of a case.
 *
 * @param failures what went wrong, nothing if the case holds
 * @param story everything that was told, one sentence each
 */
public record Verdict(Case played, List<Failure> failures, List<String> story) {

  public Verdict {
    failures = List.copyOf(failures);
    story = List.copyOf(story);
  }

  public boolean passed() {
    return failures.isEmpty();
  }
}
