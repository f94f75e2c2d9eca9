package dev.cleave.cli.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where people's words come from, line by line. */
public interface Lines {

  /**
   * The next line, null when there are no more.
   *
   * @param known words worth offering to whoever types
   */
  @Nullable String next(String prompt, List<String> known);

  /** The same for a word that nobody else may read: it is not shown. */
  @Nullable String secret(String prompt);
}
