package dev.cleave.cli.play;

import dev.cleave.cli.page.Page;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines from a file or a pipe; each is shown after its prompt, so that the page reads well. */
public final class PipedLines implements Lines {
  private final BufferedReader in;
  private final Page page;

  public PipedLines(BufferedReader in, Page page) {
    this.in = in;
    this.page = page;
  }

  @Override
  public @Nullable String next(String prompt, List<String> known) {
    page.prompt(prompt);
    String line = read();
    page.say(line == null ? "" : line);
    return line;
  }

  @Override
  public @Nullable String secret(String prompt) {
    page.prompt(prompt);
    String line = read();
    page.say("");
    return line;
  }

  /** Text that cannot be read ends all there is to read. */
  private @Nullable String read() {
    try {
      return in.readLine();
    } catch (IOException unreadable) {
      return null;
    }
  }
}
