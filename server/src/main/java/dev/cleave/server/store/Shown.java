package dev.cleave.server.store;

/** Text of others within a message: short, and without control characters. */
final class Shown {
  private static final int MOST = 120;

  private Shown() {}

  static String of(String text) {
    var shown = new StringBuilder();
    text.codePoints()
        .limit(MOST)
        .forEach(
            c -> {
              if (Character.isISOControl(c)) {
                shown.append("\\x%02x".formatted(c));
              } else {
                shown.appendCodePoint(c);
              }
            });
    return text.codePointCount(0, text.length()) > MOST ? shown + "…" : shown.toString();
  }
}
