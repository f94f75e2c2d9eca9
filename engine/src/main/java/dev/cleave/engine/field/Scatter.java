package dev.cleave.engine.field;

/**
 * The face of a clock laid about a spot, with twelve straight away from whoever threw at it.
 * A2.GAP.229
 *
 * @param x of the middle, in squares
 * @param awayX of a step of one square straight away from the thrower
 */
record Scatter(double x, double y, double awayX, double awayY) {

  private static final int SQUARE = 5;
  private static final int HOURS = 12;
  private static final double EDGE = 1e-9;
  private static final double[] SINES = new double[HOURS];

  static {
    double root = Math.sqrt(3) / 2;
    double[] quarter = {0, 0.5, root, 1, root, 0.5};
    for (int i = 0; i < HOURS; i++) {
      SINES[i] = i < 6 ? quarter[i] : -quarter[i - 6];
    }
  }

  /** A throw at one's own feet goes the way one looks. */
  static Scatter from(Square thrower, Facing facing, Square at) {
    double alongX = at.halvesAcross() - thrower.halvesAcross();
    double alongY = at.halvesDown() - thrower.halvesDown();
    if (alongX == 0 && alongY == 0) {
      alongX = facing.dx();
      alongY = facing.dy();
    }
    double length = Math.sqrt(alongX * alongX + alongY * alongY);
    return new Scatter(
        (at.halvesAcross() + 1) / 2.0,
        (at.halvesDown() + 1) / 2.0,
        alongX / length,
        alongY / length);
  }

  /** The square so many feet away; rows grow southward, so this turns with the clock. */
  Square landing(int hour, int feet) {
    double sine = SINES[hour % HOURS];
    double cosine = SINES[(hour + 3) % HOURS];
    double squares = (double) feet / SQUARE;
    return Square.of(
        square(x, squares * (awayX * cosine - awayY * sine)),
        square(y, squares * (awayX * sine + awayY * cosine)));
  }

  /** On the very edge of two squares it is the nearer one. */
  private static int square(double from, double by) {
    double to = from + by;
    double edge = Math.rint(to);
    if (Math.abs(to - edge) < EDGE) {
      return (int) edge - (by > 0 ? 1 : 0);
    }
    return (int) Math.floor(to);
  }
}
