package dev.cleave.engine.field;

import java.util.Set;

/** Squares of a map that something fills, however it came to lie there. */
final class Veil {

  private Veil() {}

  /** One of them is under a base. */
  static boolean isOver(Set<Spot> squares, Base base) {
    for (int row = base.top(); row <= base.bottom(); row++) {
      for (int column = base.left(); column <= base.right(); column++) {
        if (squares.contains(Square.of(column, row))) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * The line from middle to middle goes through one of them; along an edge or past a corner it does
   * not. Who is at one place with another has no line to him.
   */
  static boolean isBetween(Set<Spot> squares, Base from, Base to) {
    int x = from.middleX();
    int y = from.middleY();
    int alongX = to.middleX() - x;
    int alongY = to.middleY() - y;
    if (alongX == 0 && alongY == 0) {
      return false;
    }
    for (Spot spot : squares) {
      if (spot instanceof Square square
          && isWithin(square.halvesAcross() - x, alongX)
          && isWithin(square.halvesDown() - y, alongY)
          && isParted(square.halvesAcross() - x, square.halvesDown() - y, alongX, alongY)) {
        return true;
      }
    }
    return false;
  }

  /** The square lies as far along as the line goes, in one direction of the map. */
  private static boolean isWithin(int near, int along) {
    return near + 2 > Math.min(0, along) && near < Math.max(0, along);
  }

  /** It has corners on both sides of the line. */
  private static boolean isParted(int x, int y, int alongX, int alongY) {
    int corner = x * alongY - y * alongX;
    int least = corner + Math.min(0, 2 * alongY) + Math.min(0, -2 * alongX);
    int most = corner + Math.max(0, 2 * alongY) + Math.max(0, -2 * alongX);
    return least < 0 && most > 0;
  }
}
