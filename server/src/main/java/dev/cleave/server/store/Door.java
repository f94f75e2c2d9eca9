package dev.cleave.server.store;

import java.nio.charset.StandardCharsets;

/** Checks before any database sees it, so that all of them behave alike. */
final class Door {
  static final int ID = 64;
  static final int WORD = 64;
  static final int NAME = 1_024;
  static final int BODY = 256 * 1_024;
  static final int HEADER = 8 * 1_024 * 1_024;
  static final int ENTRIES = 10_000;

  private Door() {}

  /** A text of at most so many bytes of UTF-8, without NUL and with whole characters only. */
  static String text(String what, String text, int most) {
    // A char is one byte at least: what is far too long is not even looked through.
    if (text.length() > most || text.getBytes(StandardCharsets.UTF_8).length > most) {
      throw new NotStorable(
          "%s is too long (%d characters). Expected: at most %d bytes of UTF-8."
              .formatted(what, text.length(), most));
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 0) {
        throw new NotStorable(
            "%s has a NUL at character %d. Expected: text without it.".formatted(what, i));
      }
      if (Character.isSurrogate(c)) {
        if (!Character.isSupplementaryCodePoint(text.codePointAt(i))) {
          throw new NotStorable(
              "%s has half a character at %d. Expected: whole characters.".formatted(what, i));
        }
        i++;
      }
    }
    return text;
  }

  /** A text that shows something. */
  static String some(String what, String text, int most) {
    if (text.isBlank()) {
      throw new NotStorable(what + " is empty.");
    }
    return text(what, text, most);
  }

  /** A number that may not be below another. */
  static long atLeast(String what, long number, long least) {
    if (number < least) {
      throw new NotStorable("%s is %d. Expected: at least %d.".formatted(what, number, least));
    }
    return number;
  }
}
