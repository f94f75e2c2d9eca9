package dev.cleave.cli;

import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.Lines;
import dev.cleave.cli.play.PipedLines;
import dev.cleave.cli.play.TypedLines;
import java.io.BufferedReader;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jline.terminal.TerminalBuilder;

/**
 * Where the command runs. Text is UTF-8 in and out, whatever the locale, so that a fight reads the
 * same everywhere.
 *
 * @param folder what paths on the command line are relative to
 * @param home where Cleave itself lives, with its cases and sources
 * @param terminal whether somebody sits in front of it
 */
public record Surroundings(
    InputStream in,
    PrintWriter out,
    PrintWriter err,
    Map<String, String> environment,
    Path folder,
    Path home,
    boolean terminal) {

  static Surroundings real() {
    Console console = System.console();
    return new Surroundings(
        System.in,
        writer(new FileOutputStream(FileDescriptor.out)),
        writer(new FileOutputStream(FileDescriptor.err)),
        System.getenv(),
        Path.of(""),
        Path.of(System.getProperty("cleave.home", "")),
        console != null && console.isTerminal());
  }

  private static PrintWriter writer(OutputStream out) {
    return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
  }

  Page page() {
    return new Page(out, isColoured(), isPlain());
  }

  Page errors() {
    return new Page(err, isColoured(), isPlain());
  }

  boolean isColoured() {
    return terminal
        && environment.getOrDefault("NO_COLOR", "").isEmpty()
        && !environment.getOrDefault("TERM", "").equals("dumb");
  }

  /** A terminal of another alphabet, or the Linux console, whose font has few signs. */
  boolean isPlain() {
    String locale =
        Stream.of("LC_ALL", "LC_CTYPE", "LANG")
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> !value.isEmpty())
            .findFirst()
            .orElse("UTF-8")
            .toUpperCase(Locale.ROOT);
    boolean unicode = locale.contains("UTF-8") || locale.contains("UTF8");
    return terminal && (!unicode || environment.getOrDefault("TERM", "").equals("linux"));
  }

  /** Whoever runs this wants to see where a fault comes from. */
  boolean isDebugging() {
    return !environment.getOrDefault("CLEAVE_DEBUG", "").isEmpty();
  }

  /** How wide the terminal is; where there is none, as wide as the narrowest. */
  int columns() {
    String stated = environment.getOrDefault("COLUMNS", "");
    if (stated.matches("[1-9][0-9]{0,3}")) {
      return Integer.parseInt(stated);
    }
    if (!terminal) {
      return Page.WIDTH;
    }
    try (var window = TerminalBuilder.builder().system(true).dumb(true).build()) {
      int wide = window.getSize().getColumns();
      return wide > 0 ? wide : Page.WIDTH;
    } catch (IOException unknown) {
      return Page.WIDTH;
    }
  }

  /** Lines that people type, after prompts on this page. */
  Lines lines(Page page) {
    return terminal
        ? new TypedLines(page)
        : new PipedLines(
            new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)), page);
  }

  /** A path from the command line. */
  Path path(String typed) {
    try {
      return folder.resolve(typed);
    } catch (InvalidPathException impossible) {
      throw new Refused("\"" + typed + "\" cannot be the name of a file");
    }
  }
}
