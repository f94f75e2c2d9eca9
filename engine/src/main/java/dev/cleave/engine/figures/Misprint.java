package dev.cleave.engine.figures;

/** A table of words says something its rulebook does not understand. */
public final class Misprint extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String table;
  private final String row;
  private final String expected;

  /**
   * @param expected what would be understood
   */
  public Misprint(String table, String row, String what, String expected) {
    super(what);
    this.table = table;
    this.row = row;
    this.expected = expected;
  }

  public String table() {
    return table;
  }

  public String row() {
    return row;
  }

  public String expected() {
    return expected;
  }
}
