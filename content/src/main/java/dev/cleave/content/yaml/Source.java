package dev.cleave.content.yaml;

import java.io.InputStream;
import java.nio.file.Path;

/**
 * Text to be read, and the name messages know it by. Every source is fit to parse: of bearable size
 * and free of control characters.
 *
 * @param name the path as the user typed it, or a label
 */
public record Source(String name, String text) {
  /** The most bytes a file may have: 1 MiB. */
  public static final int MOST_BYTES = 1 << 20;

  private static final int BYTE_ORDER_MARK = 0xFEFF;

  /** Refuses text that is too large or has characters YAML does not know. */
  public Source {
    if (!text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK) {
      text = text.substring(1);
    }
    if (text.length() > MOST_BYTES) {
      throw new BadInput(tooLarge(name));
    }
    refuseHidden(name, text);
  }

  /** Reads a file, or says why it cannot be read. */
  public static Source read(Path file) {
    return SourceFile.read(file);
  }

  /** Reads a stream to its end, or refuses it as soon as it is too large. */
  public static Source read(String name, InputStream in) {
    return SourceFile.read(name, in);
  }

  /** A name without text, for what has no lines to point at. */
  static Source named(String name) {
    return new Source(name, "");
  }

  static Problem tooLarge(String name) {
    return Problem.with(
        named(name),
        "the file is larger than 1 MiB",
        "Expected: at most 1,048,576 bytes",
        "Split it into several files.");
  }

  private static void refuseHidden(String name, String text) {
    int line = 1;
    int start = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n' || (c == '\r' && !text.startsWith("\n", at + 1))) {
        line++;
        start = at + 1;
      } else if (!isText(text, at)) {
        int column = text.codePointCount(start, at) + 1;
        throw new BadInput(hidden(name, text, at, line, column));
      }
    }
  }

  private static boolean isText(String text, int at) {
    char c = text.charAt(at);
    if (c < 0x20) {
      return c == '\t' || c == '\r';
    }
    if (Character.isHighSurrogate(c)) {
      return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }
    return c < 0x7f || c == 0x85 || (c >= 0xa0 && c != BYTE_ORDER_MARK && c < 0xfffe);
  }

  private static Problem hidden(String name, String text, int at, int line, int column) {
    var what = "the character " + Shown.escaped(text.charAt(at)) + " is not allowed";
    var hint =
        text.charAt(at) == 0
            ? "Save the file as UTF-8 text."
            : "Remove it, or write it as an escape in double quotes.";
    // The rest may be as bad, so only the text before it is kept to be shown.
    var before = new Source(name, text.substring(0, at));
    return new Problem(before, line, column, "", what, "", hint);
  }

  @Override
  public String toString() {
    return name;
  }
}
