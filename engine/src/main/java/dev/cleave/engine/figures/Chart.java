package dev.cleave.engine.figures;

import java.util.Arrays;
import java.util.List;

/**
 * A printed table: a number in, a number out, in one or more columns. The first row also serves
 * what lies below it, the last what lies above.
 */
public final class Chart {

  private final String name;
  private final String rule;
  private final int first;
  private final List<String> columns;
  private final int[][] rows;

  /**
   * @param first the number the first row stands for; rows follow without a hole
   * @param columns names of the columns, at least one
   * @param rows values, one array a row
   */
  public Chart(String name, String rule, int first, List<String> columns, int[][] rows) {
    this.name = name;
    this.rule = rule;
    this.first = first;
    this.columns = List.copyOf(columns);
    this.rows = Arrays.stream(rows).map(int[]::clone).toArray(int[][]::new);
  }

  public String name() {
    return name;
  }

  public String rule() {
    return rule;
  }

  public List<String> columns() {
    return columns;
  }

  public int at(int number) {
    return at(number, 0);
  }

  public int at(int number, int column) {
    return rows[Math.clamp((long) number - first, 0, rows.length - 1)][column];
  }

  public int at(int number, String column) {
    return at(number, column(column));
  }

  public int column(String column) {
    int index = columns.indexOf(column);
    if (index < 0) {
      throw new IllegalArgumentException("The chart " + name + " has no column " + column);
    }
    return index;
  }
}
