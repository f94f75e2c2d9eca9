package dev.cleave.proof;

import java.util.List;

/** A comparison as a table: what differs is marked with a star. */
final class Columns {

  private static final String GAP = "  ";

  private Columns() {}

  static String of(List<Row> rows) {
    int keys = 0;
    int expected = "expected".length();
    for (Row row : rows) {
      keys = Math.max(keys, row.key().length());
      expected = Math.max(expected, row.expected().length());
    }
    var out = new StringBuilder();
    line(out, GAP, "", keys, "expected", expected, "actual");
    for (Row row : rows) {
      line(
          out, row.differs() ? "* " : GAP, row.key(), keys, row.expected(), expected, row.actual());
    }
    return out.toString();
  }

  private static void line(
      StringBuilder out, String mark, String key, int keys, String left, int wide, String right) {
    out.append(mark).append(padded(key, keys)).append(GAP);
    out.append(padded(left, wide)).append(GAP).append(right).append('\n');
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }
}
