package dev.cleave.content.yaml;

import org.jspecify.annotations.Nullable;

/** A line of the source with a caret beneath the character that is meant. */
final class Excerpt {
  private static final String INDENT = "  ";
  private static final int BEFORE = 70;
  private static final int WIDTH = 110;

  private Excerpt() {}

  /** Two lines of text, or nothing when the source has no such line. */
  static String of(String text, int line, int column) {
    var whole = line(text, line);
    if (whole == null) {
      return "";
    }
    int[] letters = whole.codePoints().toArray();
    int caret = Math.clamp(column - 1, 0, letters.length);
    int from = caret > BEFORE ? caret - BEFORE : 0;
    int to = Math.min(letters.length, from + WIDTH);
    var before = (from > 0 ? "…" : "") + shown(letters, from, caret);
    var after = shown(letters, caret, to) + (to < letters.length ? "…" : "");
    return INDENT + before + after + "\n" + INDENT + " ".repeat(width(before)) + "^";
  }

  /** The text of a line counted from 1, or null when there are not so many lines. */
  static @Nullable String line(String text, int number) {
    int start = 0;
    for (int passed = 1; passed < number; passed++) {
      start = afterBreak(text, start);
      if (start < 0) {
        return null;
      }
    }
    int end = lineEnd(text, start);
    return text.substring(start, end);
  }

  private static int lineEnd(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private static int afterBreak(String text, int start) {
    int end = lineEnd(text, start);
    if (end == text.length()) {
      return -1;
    }
    return text.startsWith("\r\n", end) ? end + 2 : end + 1;
  }

  private static String shown(int[] letters, int from, int to) {
    return Shown.escaped(new String(letters, from, to - from));
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
