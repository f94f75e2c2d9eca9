package dev.cleave.cli.page;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Texts side by side, each in a column of its own. Where there is no room for columns they stand
 * one below the other, each under its heading.
 */
public final class Columns {

  /** Prose in less room than this is a list of words. */
  public static final int LEAST = 24;

  private static final String BETWEEN = " | ";

  private final Page page;
  private final int count;
  private final int width;
  private final boolean stacked;

  /**
   * @param room as wide as all of them together may be
   */
  public Columns(Page page, int count, int room) {
    this.page = page;
    this.count = count;
    int each = (room - BETWEEN.length() * (count - 1)) / count;
    this.stacked = each < LEAST;
    this.width = stacked ? Math.max(LEAST, room) : each;
  }

  /** There was no room for columns. */
  public boolean isStacked() {
    return stacked;
  }

  /** As wide as everything together. */
  public int total() {
    return stacked ? width : width * count + BETWEEN.length() * (count - 1);
  }

  /** Text as it fits into a column, line by line. */
  public List<String> cell(Consumer<Page> writes) {
    var text = new StringWriter();
    writes.accept(Page.column(new PrintWriter(text), width));
    var lines = new ArrayList<>(text.toString().lines().toList());
    while (!lines.isEmpty() && lines.getLast().isBlank()) {
      lines.removeLast();
    }
    while (!lines.isEmpty() && lines.getFirst().isBlank()) {
      lines.removeFirst();
    }
    return lines;
  }

  /** The headings of the columns, and a rule under them; nothing where there are no columns. */
  public void head(List<String> headings) {
    if (!stacked) {
      row(headings.stream().map(one -> List.of(Visible.within(one, width))).toList(), Ink.BOLD);
      page.say(Ink.DIM, String.join("-+-", headings.stream().map(_ -> "-".repeat(width)).toList()));
    }
  }

  /**
   * Cells side by side.
   *
   * @param headings told where cells stand one below the other; a cell without text is left out
   */
  public void row(List<String> headings, List<List<String>> cells) {
    if (!stacked) {
      row(cells, Ink.PLAIN);
      return;
    }
    for (int i = 0; i < count; i++) {
      if (!cells.get(i).isEmpty()) {
        page.say(Ink.BOLD, headings.get(i));
        cells.get(i).forEach(page::say);
      }
    }
  }

  private void row(List<List<String>> cells, Ink ink) {
    int high = cells.stream().mapToInt(List::size).max().orElse(0);
    for (int i = 0; i < high; i++) {
      var line = new Line();
      for (int c = 0; c < count; c++) {
        if (c > 0) {
          line.add(
              " "
                  .repeat(
                      Math.max(
                          0, (width + BETWEEN.length()) * c - BETWEEN.length() - line.width())));
          line.add(Ink.DIM, BETWEEN);
        }
        List<String> cell = cells.get(c);
        line.add(ink, i < cell.size() ? Visible.within(cell.get(i), width) : "");
      }
      page.say(line);
    }
  }
}
