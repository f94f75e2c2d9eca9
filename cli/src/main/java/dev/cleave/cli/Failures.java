package dev.cleave.cli;

import dev.cleave.cli.page.Page;
import dev.cleave.content.yaml.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong, to whom it concerns: the author of the input, or us. */
final class Failures {
  private final Surroundings surroundings;

  Failures(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  /** The command line makes no sense. */
  int misunderstood(ParameterException failure, String... args) {
    if (failure.getCause() instanceof BadInput || failure.getCause() instanceof Refused) {
      return report((Exception) failure.getCause());
    }
    Page page = surroundings.errors();
    page.sayAll(String.valueOf(failure.getMessage()));
    var suggestions = new StringWriter();
    UnmatchedArgumentException.printSuggestions(failure, new PrintWriter(suggestions, true));
    page.sayAll(suggestions.toString());
    CommandLine command = failure.getCommandLine();
    boolean top = command.getParent() == null;
    page.say("Try: cleave " + (top ? "help" : "help " + command.getCommandName()));
    return Exit.BAD_INPUT;
  }

  int report(Exception failure) {
    surroundings.out().flush();
    Page page = surroundings.errors();
    switch (failure) {
      case BadInput bad -> page.sayAll(bad.getMessage());
      case Refused refused -> page.sayAll(message(refused));
      case UncheckedIOException io -> page.say(words(io));
      case IOException io -> page.say(words(io));
      default -> {
        return fault(failure);
      }
    }
    return Exit.BAD_INPUT;
  }

  /** Ours. */
  int fault(Throwable failure) {
    Page page = surroundings.errors();
    page.say(
        "this is a fault in Cleave, please report: "
            + failure.getClass().getName()
            + ": "
            + message(failure));
    if (surroundings.isDebugging()) {
      var trace = new StringWriter();
      failure.printStackTrace(new PrintWriter(trace, true));
      trace.toString().lines().map(line -> line.replace("\t", "    ")).forEach(page::say);
    }
    return Exit.OUR_FAULT;
  }

  private static String words(UncheckedIOException failure) {
    IOException cause = failure.getCause();
    return cause == null ? message(failure) : words(cause);
  }

  private static String words(IOException failure) {
    return switch (failure) {
      case NoSuchFileException missing -> missing.getFile() + ": there is no such file or folder";
      case AccessDeniedException denied -> denied.getFile() + ": access is denied";
      case FileSystemException other -> message(other);
      default -> "reading or writing failed: " + message(failure);
    };
  }

  private static String message(Throwable failure) {
    String message = failure.getMessage();
    return message == null ? failure.getClass().getSimpleName() : message;
  }
}
