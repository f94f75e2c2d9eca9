package dev.cleave.cli;

import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.TypeConversionException;

/** Where the {@code cleave} command starts. */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    System.exit(run(Surroundings.real(), args));
  }

  /** Runs a command line. The streams are flushed, not closed. */
  public static int run(Surroundings surroundings, String... args) {
    try {
      return commandLine(surroundings, args).execute(args);
    } catch (Error broken) {
      return new Failures(surroundings).fault(broken);
    } finally {
      surroundings.out().flush();
      surroundings.err().flush();
    }
  }

  private static CommandLine commandLine(Surroundings surroundings, String... args) {
    var failures = new Failures(surroundings);
    Ansi ansi = surroundings.isColoured() ? Ansi.ON : Ansi.OFF;
    return Cleave.commandLine(surroundings, args)
        .setOut(surroundings.out())
        .setErr(surroundings.err())
        .setColorScheme(new ColorScheme.Builder(ansi).applySystemProperties().build())
        .setExpandAtFiles(false)
        .registerConverter(Long.class, text -> whole(text, Long::valueOf))
        .registerConverter(Integer.class, text -> whole(text, Integer::valueOf))
        .setUsageHelpAutoWidth(false)
        .setUsageHelpWidth(80)
        .setParameterExceptionHandler(failures::misunderstood)
        .setExecutionExceptionHandler((failure, _, _) -> failures.report(failure));
  }

  private static <N extends Number> N whole(String text, Function<String, N> number) {
    try {
      return number.apply(text);
    } catch (NumberFormatException notANumber) {
      throw new TypeConversionException("'" + text + "' is not a whole number, or too large");
    }
  }
}
