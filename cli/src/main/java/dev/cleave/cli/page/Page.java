package dev.cleave.cli.page;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.IntStream;

/** Where text goes, line by line. Whatever is said here is shown as it is and never obeyed. */
public final class Page {
  /** The width of the narrowest terminal people still use. */
  public static final int WIDTH = 80;

  private final PrintWriter out;
  private final boolean coloured;
  private final boolean plain;
  private final int width;
  private boolean blank = true;

  public Page(PrintWriter out, boolean coloured) {
    this(out, coloured, false);
  }

  /**
   * @param plain whether signs beyond ASCII would not be seen
   */
  public Page(PrintWriter out, boolean coloured, boolean plain) {
    this(out, coloured, plain, WIDTH);
  }

  private Page(PrintWriter out, boolean coloured, boolean plain, int width) {
    this.out = out;
    this.coloured = coloured;
    this.plain = plain;
    this.width = width;
  }

  /** A column of a page: prose is broken at this width. */
  public static Page column(PrintWriter out, int width) {
    return new Page(out, false, false, width);
  }

  /** Arrows, blocks and the like had better be typed than drawn. */
  public boolean isPlain() {
    return plain;
  }

  /** An empty line, unless one has just been left or nothing stands above. */
  public void gap() {
    if (!blank) {
      out.print('\n');
      blank = true;
    }
  }

  public void say(Line line) {
    out.print(line.text(coloured));
    out.print('\n');
    blank = line.isEmpty();
  }

  public void say(String text) {
    say(Line.of(text));
  }

  public void say(Ink ink, String text) {
    say(Line.of(ink, text));
  }

  /** Several lines, as messages about files have them. */
  public void sayAll(String lines) {
    lines.lines().forEach(this::say);
  }

  /** Prose, broken between words: the first line and the others each with their own margin. */
  public void tell(Ink ink, String text, int margin, int hanging) {
    tell(Line.of(ink, text), margin, hanging);
  }

  /** The same margin for all lines. */
  public void tell(String text, int margin) {
    tell(Line.of(text), margin, margin);
  }

  /** Prose in several inks. */
  public void tell(Line text, int margin, int hanging) {
    text.broken(margin(margin, 0), margin(hanging, 2), width).forEach(this::say);
  }

  /** A column has no room to give away. */
  private int margin(int wanted, int narrow) {
    return width < WIDTH / 2 + 1 ? Math.min(wanted, narrow) : wanted;
  }

  /** A list, broken between its entries only. */
  public void list(Ink ink, String start, List<String> entries, int hanging) {
    int last = entries.size() - 1;
    flow(
        ink,
        start,
        IntStream.rangeClosed(0, last)
            .mapToObj(i -> entries.get(i) + (i < last ? "," : ""))
            .toList(),
        hanging);
  }

  /** Pieces with a space between, each of which stays whole. */
  public void flow(Ink ink, String begin, List<String> pieces, int indent) {
    int hanging = margin(indent, 2);
    String start = hanging == indent ? begin : begin.stripLeading();
    var line = Line.of(ink, start);
    boolean fresh = true;
    for (String piece : pieces) {
      int wide = Visible.width(Visible.of(piece)) + (fresh ? 0 : 1);
      if (line.width() > hanging && line.width() + wide > this.width) {
        say(line);
        line = Line.of(" ".repeat(hanging));
        fresh = true;
      }
      line.add(ink, fresh ? piece : " " + piece);
      fresh = false;
    }
    say(line);
  }

  /** A question: the answer is typed on the same line. */
  public void prompt(String text) {
    out.print(Visible.of(text));
    out.flush();
    blank = false;
  }

  /** Text that is not for people: journals and the like, exactly as it is. */
  public void raw(String text) {
    out.print(text);
    blank = false;
  }

  public void flush() {
    out.flush();
  }
}
