package dev.cleave.cli.play;

import dev.cleave.cli.page.Page;
import dev.cleave.cli.page.Visible;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines typed at a terminal, with history, and with Tab to complete an answer. */
public final class TypedLines implements Lines {
  private static final char MASK = '*';

  private final LineReader reader;
  private final Page page;
  private volatile List<String> known = List.of();

  public TypedLines(Page page) {
    this.page = page;
    try {
      this.reader =
          LineReaderBuilder.builder()
              .terminal(TerminalBuilder.builder().system(true).dumb(true).build())
              .parser(new DefaultParser().quoteChars(new char[0]).escapeChars(new char[0]))
              .completer((_, line, candidates) -> complete(line, candidates))
              .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
              .build();
    } catch (IOException noTerminal) {
      throw new UncheckedIOException(noTerminal);
    }
  }

  /** Options are several words, so the next word is completed, whatever came before it. */
  private void complete(ParsedLine line, List<Candidate> candidates) {
    String before = String.join(" ", line.words().subList(0, line.wordIndex()));
    for (String text : known) {
      if (before.isEmpty() || text.regionMatches(true, 0, before + " ", 0, before.length() + 1)) {
        String rest = before.isEmpty() ? text : text.substring(before.length() + 1);
        int space = rest.indexOf(' ');
        candidates.add(new Candidate(space < 0 ? rest : rest.substring(0, space)));
      }
    }
  }

  @Override
  public @Nullable String next(String prompt, List<String> words) {
    known = words.stream().filter(word -> word.equals(Visible.of(word))).toList();
    return read(prompt, null);
  }

  @Override
  public @Nullable String secret(String prompt) {
    known = List.of();
    return read(prompt, MASK);
  }

  private @Nullable String read(String prompt, @Nullable Character mask) {
    page.flush();
    try {
      return reader.readLine(pattern(prompt), mask);
    } catch (UserInterruptException | EndOfFileException leaves) {
      return null;
    }
  }

  /** JLine reads % as a pattern. */
  private static String pattern(String prompt) {
    return Visible.of(prompt).replace("%", "%%");
  }

  /** Words worth offering, and the prompt, while somebody types; he goes on where he is. */
  public void ask(String prompt, List<String> words) {
    known = words.stream().filter(word -> word.equals(Visible.of(word))).toList();
    if (reader instanceof LineReaderImpl typing) {
      typing.setPrompt(pattern(prompt));
      if (typing.isReading()) {
        typing.callWidget(LineReader.REDISPLAY);
      }
    }
  }

  /** Leaves the terminal as it was found, even if somebody is still typing. */
  public void leave() {
    try {
      reader.getTerminal().close();
    } catch (IOException gone) {
      return; // there is nothing left to put right
    }
  }

  /** Puts lines above the one that is being typed. */
  public void above(String lines) {
    reader.printAbove(lines);
  }
}
