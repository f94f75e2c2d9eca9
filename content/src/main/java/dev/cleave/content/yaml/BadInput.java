package dev.cleave.content.yaml;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Input that is refused, with every reason for it; the message is made to be read by its author.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int MOST_SHOWN = 20;

  private final transient List<Problem> problems;

  /** Refuses input for these reasons, of which there must be at least one. */
  public BadInput(List<Problem> problems) {
    super(null, null, false, false);
    if (problems.isEmpty()) {
      throw new IllegalArgumentException("input without a problem is not bad");
    }
    this.problems = List.copyOf(problems);
  }

  /** Refuses input for this one reason. */
  public BadInput(Problem problem) {
    this(List.of(problem));
  }

  /** Every reason, in the order of the file. */
  public List<Problem> problems() {
    return problems;
  }

  /** The first twenty problems as their author should see them, and how many more there are. */
  @Override
  public String getMessage() {
    var shown =
        problems.stream().limit(MOST_SHOWN).map(Problem::render).collect(Collectors.joining("\n"));
    int more = problems.size() - MOST_SHOWN;
    return more <= 0 ? shown : shown + "\n… and " + Shown.count(more, "more problem");
  }
}
