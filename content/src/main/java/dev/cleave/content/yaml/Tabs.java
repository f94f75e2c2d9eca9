package dev.cleave.content.yaml;

import java.util.BitSet;

/** Finds the lines that are indented with tabs. */
final class Tabs {
  private final String text;
  private final BitSet lines = new BitSet();

  Tabs(String text) {
    this.text = text;
    if (text.indexOf('\t') >= 0) {
      find();
    }
  }

  private void find() {
    int line = 1;
    boolean indent = true;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '\n' || (c == '\r' && !text.startsWith("\n", at + 1))) {
        line++;
        indent = true;
      } else if (c == '\t' && indent) {
        lines.set(line);
      } else if (c != ' ') {
        indent = false;
      }
    }
  }

  /** The column of the tab that indents this line, or 0 when none does. */
  int indenting(int line) {
    if (!lines.get(line)) {
      return 0;
    }
    var indented = Excerpt.line(text, line);
    return indented == null ? 0 : indented.indexOf('\t') + 1;
  }

  static Problem problem(Place place) {
    return place.problem("a tab cannot indent a line", "Expected: spaces", "");
  }
}
