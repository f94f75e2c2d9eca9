package dev.cleave.cli.join;

import dev.cleave.cli.page.Page;
import dev.cleave.cli.play.TypedLines;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.function.Consumer;

/** Somebody at a terminal, who may type at any time; what happens is told above his line. */
final class Keyboard implements Typist {

  private final TypedLines lines;
  private final Page page;
  private volatile String prompt = "> ";
  private volatile List<String> words = List.of();

  Keyboard(TypedLines lines, boolean coloured, boolean plain, Consumer<Happening> to) {
    this.lines = lines;
    this.page = new Page(new PrintWriter(new Above()), coloured, plain);
    Thread.ofPlatform().daemon().name("keyboard").start(() -> read(to));
  }

  private void read(Consumer<Happening> to) {
    String line = "";
    while (line != null) {
      line = lines.next(prompt, words);
      to.accept(new Happening.Typed(line));
    }
  }

  @Override
  public Page page() {
    return page;
  }

  @Override
  public void ask(String now, List<String> known) {
    if (!now.equals(prompt) || !known.equals(words)) {
      prompt = now;
      words = known;
      lines.ask(now, known);
    }
  }

  @Override
  public void typed(String line) {}

  @Override
  public void hush() {}

  @Override
  public boolean isPiped() {
    return false;
  }

  /** Whole lines, put above the one that is being typed. */
  private final class Above extends Writer {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void write(char[] chars, int from, int count) {
      text.append(chars, from, count);
    }

    @Override
    public void flush() {
      int end = text.lastIndexOf("\n") + 1;
      if (end > 0) {
        lines.above(text.substring(0, end));
        text.delete(0, end);
      }
    }

    @Override
    public void close() {
      flush();
    }
  }
}
