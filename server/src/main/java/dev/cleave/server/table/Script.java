package dev.cleave.server.table;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;

/** A scenario as the Judge writes it, and what is wrong with it in one sentence. */
public final class Script {

  private Script() {}

  /**
   * Reads it.
   *
   * @throws BadInput if it is no YAML
   */
  public static Node read(String yaml) {
    return Yaml.parse(new Source("scenario.yaml", yaml));
  }

  /** The first thing that is wrong, where there is a line to point at with its line. */
  static String wrong(BadInput refused) {
    Problem problem = refused.problems().getFirst();
    String where = problem.line() == 0 ? "" : "line " + problem.line() + ": ";
    return where + (problem.path().isEmpty() ? "" : problem.path() + ": ") + problem.sentence();
  }
}
