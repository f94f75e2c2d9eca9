package dev.cleave.cli.page;

import java.util.ArrayList;
import java.util.List;

/** A line in the making: pieces of text, each with its ink, and as wide as they are. */
public final class Line {
  private record Piece(String text, Ink ink) {}

  private final List<Piece> pieces = new ArrayList<>();
  private int width;

  public static Line of(String text) {
    return new Line().add(text);
  }

  public static Line of(Ink ink, String text) {
    return new Line().add(ink, text);
  }

  public Line add(String text) {
    return add(Ink.PLAIN, text);
  }

  /** Adds text as it is to be seen: whatever it holds, it is shown and never obeyed. */
  public Line add(Ink ink, String text) {
    String visible = Visible.of(text);
    pieces.add(new Piece(visible, ink));
    width += Visible.width(visible);
    return this;
  }

  /** Adds a space or more, up to this column. */
  public Line to(int column) {
    return add(" ".repeat(Math.max(width == 0 ? 0 : 1, column - width)));
  }

  public int width() {
    return width;
  }

  public boolean isEmpty() {
    return width == 0;
  }

  /** This line as several no wider than that, broken between words, each with its margin. */
  List<Line> broken(int margin, int hanging, int most) {
    var lines = new ArrayList<Line>();
    var line = Line.of(" ".repeat(margin));
    boolean fresh = true;
    for (Piece word : words()) {
      if (!fresh && line.width + Visible.width(word.text) > most) {
        lines.add(line);
        line = Line.of(" ".repeat(hanging));
        fresh = true;
      }
      line.add(word.ink, fresh && !lines.isEmpty() ? word.text.stripLeading() : word.text);
      fresh = false;
    }
    lines.add(line);
    return lines;
  }

  /** The pieces cut before each space. */
  private List<Piece> words() {
    var words = new ArrayList<Piece>();
    for (Piece piece : pieces) {
      int start = 0;
      for (int i = 1; i < piece.text.length(); i++) {
        if (piece.text.charAt(i) == ' ' && piece.text.charAt(i - 1) != ' ') {
          words.add(new Piece(piece.text.substring(start, i), piece.ink));
          start = i;
        }
      }
      words.add(new Piece(piece.text.substring(start), piece.ink));
    }
    return words;
  }

  /** Without the blanks at its end: on a narrow terminal they would begin another line. */
  String text(boolean coloured) {
    var text = new StringBuilder();
    var blanks = new StringBuilder();
    for (Piece piece : pieces) {
      String seen = piece.text.stripTrailing();
      if (!seen.isEmpty()) {
        text.append(blanks).append(coloured ? piece.ink.on(seen) : seen);
        blanks.setLength(0);
      }
      blanks.append(piece.text, seen.length(), piece.text.length());
    }
    return text.toString();
  }

  @Override
  public String toString() {
    return text(false);
  }
}
