package dev.cleave.cli.play;

import java.util.Locale;

/** A typed text, held against a whole answer: people shorten words, never numbers. */
public final class Typed {

  private Typed() {}

  public static boolean begins(String answer, String typed) {
    String whole = answer.toLowerCase(Locale.ROOT);
    String part = typed.strip().toLowerCase(Locale.ROOT);
    return !part.isEmpty() && whole.startsWith(part) && !splitsNumber(whole, part.length());
  }

  /** The typed words occur in the answer in this order, each at least begun. */
  static boolean fits(String answer, String typed) {
    String[] whole = answer.toLowerCase(Locale.ROOT).split(" ");
    String[] parts = typed.strip().toLowerCase(Locale.ROOT).split(" +");
    int next = 0;
    for (String word : whole) {
      if (next < parts.length && begins(word, parts[next])) {
        next++;
      }
    }
    return next == parts.length;
  }

  private static boolean splitsNumber(String whole, int at) {
    return at < whole.length()
        && isPartOfNumber(whole.charAt(at - 1))
        && isPartOfNumber(whole.charAt(at));
  }

  private static boolean isPartOfNumber(char c) {
    return c >= '0' && c <= '9' || c == '.' || c == ',';
  }
}
