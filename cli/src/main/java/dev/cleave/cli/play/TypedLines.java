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
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines typed at a terminal, with history, and with Tab to complete an answer. */
public final class TypedLines implements Lines {
  private final LineReader reader;
  private final Page page;
  private List<String> known = List.of();

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
    page.flush();
    try {
      return reader.readLine(Visible.of(prompt).replace("%", "%%")); // JLine reads % as a pattern
    } catch (UserInterruptException | EndOfFileException leaves) {
      return null;
    }
  }
}
