package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.figures.Chart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The rows of a chart, each for a number or a range, without hole or overlap. */
final class Rows {

  /** A row for the numbers from low to high; {@code ..3} and {@code 18..} stand for one number. */
  private record Row(int low, int high, boolean below, boolean above, Place place, Node values) {}

  private final List<Row> rows;
  private final Place place;

  private Rows(List<Row> rows, Place place) {
    this.rows = rows;
    this.place = place;
  }

  static Rows of(Node node) {
    var rows = new ArrayList<Row>();
    for (var entry : Fields.of(node).node().entries().values()) {
      rows.add(row(entry));
    }
    rows.sort(Comparator.comparingInt(Row::low).thenComparingInt(Row::high));
    var all = new Rows(rows, node.place());
    all.refuseGaps();
    return all;
  }

  private static Row row(Mapping.Entry entry) {
    var key = entry.key();
    int dots = key.text().indexOf("..");
    if (dots < 0) {
      int number = Integer.parseInt(key.text());
      return new Row(number, number, false, false, key.place(), entry.value());
    }
    var from = key.text().substring(0, dots);
    var to = key.text().substring(dots + 2);
    int low = Integer.parseInt(from.isEmpty() ? to : from);
    int high = Integer.parseInt(to.isEmpty() ? from : to);
    if (low > high) {
      throw new BadInput(key.place().problem("the range " + key.text() + " runs backwards"));
    }
    return new Row(low, high, from.isEmpty(), to.isEmpty(), key.place(), entry.value());
  }

  private void refuseGaps() {
    for (int i = 1; i < rows.size(); i++) {
      var before = rows.get(i - 1);
      var row = rows.get(i);
      if (row.low <= before.high || row.below || before.above) {
        throw new BadInput(row.place.problem("this row overlaps another: " + twice(before, row)));
      }
      if (row.low > before.high + 1) {
        throw new BadInput(place.problem("the rows have a hole: " + missing(before, row)));
      }
    }
  }

  private static String twice(Row before, Row row) {
    return (row.below ? before.low : row.low) + " is in both";
  }

  private static String missing(Row before, Row row) {
    int first = before.high + 1;
    int last = row.low - 1;
    return (first == last ? "" + first : first + " to " + last) + " missing";
  }

  /** The chart these rows make, with as many values a row as it has columns. */
  Chart chart(String name, String rule, List<String> columns) {
    var values = new ArrayList<int[]>();
    for (Row row : rows) {
      int[] cells = cells(row, columns.size());
      for (int number = row.low; number <= row.high; number++) {
        values.add(cells);
      }
    }
    return new Chart(name, rule, rows.getFirst().low, columns, values.toArray(int[][]::new));
  }

  /** Every value, where it stands. */
  List<Node> cells() {
    var cells = new ArrayList<Node>();
    for (Row row : rows) {
      if (row.values instanceof Sequence sequence) {
        cells.addAll(sequence.items());
      } else {
        cells.add(row.values);
      }
    }
    return cells;
  }

  private static int[] cells(Row row, int columns) {
    int[] cells =
        row.values instanceof Sequence sequence
            ? sequence.items().stream().mapToInt(Fields::number).toArray()
            : new int[] {Fields.number(row.values)};
    if (cells.length != columns) {
      var expected = "Expected: " + columns + (columns == 1 ? "" : ", one for each column");
      throw new BadInput(
          row.values.place().problem("the row has " + count(cells.length), expected, ""));
    }
    return cells;
  }

  private static String count(int values) {
    return values == 1 ? "1 value" : values + " values";
  }
}
