package dev.cleave.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code cleave completion}: what the Tab key needs to know. */
@Command(
    name = "completion",
    description = "Prints a script with which bash and zsh complete cleave's words.",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(cleave completion)",
      "      for this shell",
      "  cleave completion > ~/.local/share/bash-completion/completions/cleave",
      "      for every bash to come",
      "",
      "Exit codes: 0 fine; 70 our fault.",
    })
final class CompletionCommand implements Callable<Integer> {
  private final Surroundings surroundings;

  @Spec private @Nullable CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;

  CompletionCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    if (spec != null) {
      CommandLine root = spec.root().commandLine();
      surroundings.out().print(AutoComplete.bash("cleave", root) + "\n");
    }
    return Exit.FINE;
  }
}
