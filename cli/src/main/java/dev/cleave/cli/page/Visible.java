package dev.cleave.cli.page;

import org.jline.utils.WCWidth;

/** Text from files and people made fit to be shown: nothing in it moves a cursor or hides. */
public final class Visible {
  private static final int NON_JOINER = 0x200c;
  private static final int JOINER = 0x200d;

  private Visible() {}

  /** The text with every control character written out, {@code \x1b} for instance. */
  public static String of(String text) {
    if (isPlain(text)) {
      return text;
    }
    var shown = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> show(c, shown));
    return shown.toString();
  }

  /** How many columns the text takes on a terminal. */
  public static int width(String text) {
    if (isPlain(text)) {
      return text.length();
    }
    return text.codePoints().map(c -> Math.max(0, WCWidth.wcwidth(c))).sum();
  }

  /** The text, cut with an ellipsis if it is wider than so many columns. */
  public static String within(String text, int columns) {
    if (width(text) <= columns) {
      return text;
    }
    var cut = new StringBuilder();
    int taken = 1;
    for (int c : text.codePoints().toArray()) {
      taken += Math.max(0, WCWidth.wcwidth(c));
      if (taken > columns) {
        break;
      }
      cut.appendCodePoint(c);
    }
    return cut.append('…').toString();
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x20 || c >= 0x7f) {
        return false;
      }
    }
    return true;
  }

  private static void show(int c, StringBuilder shown) {
    if (!isHidden(c)) {
      shown.appendCodePoint(c);
      return;
    }
    switch (c) {
      case '\n' -> shown.append("\\n");
      case '\r' -> shown.append("\\r");
      case '\t' -> shown.append("\\t");
      default -> {
        String digits = Integer.toHexString(c);
        int wanted = c < 0x100 ? 2 : 4;
        shown.append(c < 0x100 ? "\\x" : "\\u").repeat('0', Math.max(0, wanted - digits.length()));
        shown.append(digits);
      }
    }
  }

  /** Scripts and emoji need the joiners; other marks without a shape of their own are told. */
  private static boolean isHidden(int c) {
    return switch (Character.getType(c)) {
      case Character.FORMAT -> c != JOINER && c != NON_JOINER;
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.UNASSIGNED ->
          true;
      default -> false;
    };
  }
}
