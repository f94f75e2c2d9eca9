package dev.cleave.engine.field;

/**
 * A place on the battlemap in half squares from the top left corner, so that three men can stand on
 * two squares. It names the upper left square of whoever stands there.
 */
public record Square(int halvesAcross, int halvesDown) implements Spot {

  /** A whole square, counted from 0. */
  public static Square of(int column, int row) {
    return new Square(column * 2, row * 2);
  }

  public int column() {
    return halvesAcross >> 1;
  }

  public int row() {
    return halvesDown >> 1;
  }

  @Override
  public String text() {
    return half(halvesAcross) + "," + half(halvesDown);
  }

  private static String half(int halves) {
    return (halves & 1) == 0 ? Integer.toString(halves >> 1) : (halves >> 1) + ".5";
  }
}
