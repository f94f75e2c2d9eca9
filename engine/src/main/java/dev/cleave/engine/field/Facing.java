package dev.cleave.engine.field;

/** The eight ways to look. North is up the map, where rows count downward. */
public enum Facing {
  N(0, -1),
  NE(1, -1),
  E(1, 0),
  SE(1, 1),
  S(0, 1),
  SW(-1, 1),
  W(-1, 0),
  NW(-1, -1);

  private static final Facing[] ALL = values();

  private final int dx;
  private final int dy;

  Facing(int dx, int dy) {
    this.dx = dx;
    this.dy = dy;
  }

  public int dx() {
    return dx;
  }

  public int dy() {
    return dy;
  }

  public boolean isDiagonal() {
    return dx != 0 && dy != 0;
  }

  /** The way that comes nearest to a direction; straight ways win a tie. */
  public static Facing toward(int x, int y) {
    int sx = Integer.signum(x);
    int sy = Integer.signum(y);
    if (isStraight(x, y)) {
      sy = 0;
    } else if (isStraight(y, x)) {
      sx = 0;
    }
    return of(sx, sy);
  }

  /** The one of the four sides that comes nearest to a direction; east and west win a tie. */
  static Facing straight(int x, int y) {
    return Math.abs(x) >= Math.abs(y) ? of(Integer.signum(x), 0) : of(0, Integer.signum(y));
  }

  /**
   * Within an eighth of a turn, halved, of the first axis: its share is over 1 + √2 times the
   * other.
   */
  private static boolean isStraight(int along, int across) {
    long rest = Math.abs((long) along) - Math.abs((long) across);
    return rest > 0 && rest * rest >= 2L * across * across;
  }

  static Facing of(int dx, int dy) {
    for (Facing facing : ALL) {
      if (facing.dx == dx && facing.dy == dy) {
        return facing;
      }
    }
    return N;
  }
}
