package dev.cleave.content.journal;

import org.jspecify.annotations.Nullable;

/**
 * A line taken apart as text, so that what is inside stays byte for byte: {@code
 * {"n":7,…,"was":"…"}}.
 *
 * @param number the line's own
 * @param json what the entry wrote
 * @param was the seal of the line before
 */
record EntryText(int number, String json, String was) {

  private static final String START = "{\"n\":";
  private static final String SEALED = ",\"was\":\"";
  private static final int TAIL = SEALED.length() + Seal.LENGTH + 2;
  private static final int MOST_DIGITS = 9;

  /** Null if the line does not have that form. */
  static @Nullable EntryText of(String line) {
    int comma = line.indexOf(',');
    int tail = line.length() - TAIL;
    if (!line.startsWith(START) || comma < 0 || tail <= comma || !line.startsWith(SEALED, tail)) {
      return null;
    }
    var digits = line.substring(START.length(), comma);
    if (!isNumber(digits) || !line.endsWith("\"}")) {
      return null;
    }
    return new EntryText(
        Integer.parseInt(digits),
        "{" + line.substring(comma + 1, tail) + "}",
        line.substring(tail + SEALED.length(), line.length() - 2));
  }

  private static boolean isNumber(String digits) {
    return !digits.isEmpty()
        && digits.length() <= MOST_DIGITS
        && digits.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
