package dev.cleave.engine.dice;

/** Text that is not a dice expression; says at which column and what was expected. */
public final class DiceSyntax extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final int column;

  DiceSyntax(String text, int column, String expected) {
    super("\"" + text + "\" is not a dice expression (column " + column + "): " + expected);
    this.column = column;
  }

  public int column() {
    return column;
  }
}
