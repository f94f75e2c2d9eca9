package dev.cleave.engine.field;

/**
 * The rectangle somebody stands on, in half squares. A base that straddles two squares counts as in
 * both.
 */
record Base(int x, int y, int width, int height) {

  /** A base so many whole squares wide and deep. */
  static Base at(int halvesAcross, int halvesDown, int columns, int rows) {
    return new Base(halvesAcross, halvesDown, columns * 2, rows * 2);
  }

  /** The base of a man on a square. */
  static Base of(Square square) {
    return at(square.halvesAcross(), square.halvesDown(), 1, 1);
  }

  int left() {
    return x >> 1;
  }

  int right() {
    return (x + width - 1) >> 1;
  }

  int top() {
    return y >> 1;
  }

  int bottom() {
    return (y + height - 1) >> 1;
  }

  /** Whole squares from side to side, wherever it stands. */
  int columns() {
    return width >> 1;
  }

  int rows() {
    return height >> 1;
  }

  int middleX() {
    return x + width / 2;
  }

  int middleY() {
    return y + height / 2;
  }

  boolean isSmall() {
    return width == 2 && height == 2;
  }

  boolean isSquare() {
    return width == height;
  }

  boolean covers(int column, int row) {
    return column >= left() && column <= right() && row >= top() && row <= bottom();
  }

  /** On it, or next to it on any side or corner. */
  boolean isBeside(int column, int row) {
    return column >= left() - 1 && column <= right() + 1 && row >= top() - 1 && row <= bottom() + 1;
  }

  /** Lies on the whole of a square and not on half of it. */
  boolean fills(int column, int row) {
    return x <= 2 * column
        && x + width >= 2 * column + 2
        && y <= 2 * row
        && y + height >= 2 * row + 2;
  }

  /** Half squares that two bases share from side to side, none if it is not positive. */
  int sharedAcross(int otherX, int otherWidth) {
    return Math.min(x + width, otherX + otherWidth) - Math.max(x, otherX);
  }

  int sharedDown(int otherY, int otherHeight) {
    return Math.min(y + height, otherY + otherHeight) - Math.max(y, otherY);
  }

  /** Overlap by more than half a square each way; men in a tight line overlap by just half. */
  boolean overlaps(Base other) {
    return sharedAcross(other.x, other.width) > 1 && sharedDown(other.y, other.height) > 1;
  }

  /**
   * The base it counts as for distance, arcs and sight: who stands close behind another, half on
   * his square, counts as in the square behind. A2.GAP.105
   */
  Base counted(Facing facing) {
    if (!isSmall() || facing.isDiagonal() || ((facing.dx() == 0 ? y : x) & 1) == 0) {
      return this;
    }
    return new Base(x - facing.dx(), y - facing.dy(), width, height);
  }

  /** Feet between the nearest squares; each second diagonal counts double. A2.MAP.06 */
  int feetTo(Base other) {
    return feetTo(other.left(), other.top(), other.right(), other.bottom());
  }

  /** The fewest steps that could bring this base to overlap another. */
  int stepsTo(Base other) {
    int dx = Math.max(other.left() - right(), left() - other.right());
    int dy = Math.max(other.top() - bottom(), top() - other.bottom());
    return Math.max(0, Math.max(dx, dy));
  }

  int feetTo(int otherLeft, int otherTop, int otherRight, int otherBottom) {
    int dx = Math.max(0, Math.max(otherLeft - right(), left() - otherRight));
    int dy = Math.max(0, Math.max(otherTop - bottom(), top() - otherBottom));
    return 5 * Math.max(dx, dy) + 5 * (Math.min(dx, dy) / 2);
  }

  /** The straight line from the middle of this base to the middle of another. */
  Line lineTo(Base other) {
    return new Line(
        x + width / 2.0,
        y + height / 2.0,
        other.x + other.width / 2.0,
        other.y + other.height / 2.0);
  }

  /** The best arc in which any square of another base lies when this one faces that way. */
  Arc arc(Facing facing, Base other) {
    return arc(facing, other.left(), other.top(), other.right(), other.bottom());
  }

  /** A2.GAP.102: the foremost square of the other decides. */
  Arc arc(Facing facing, int otherLeft, int otherTop, int otherRight, int otherBottom) {
    int ahead =
        switch (facing) {
          case N -> ahead(otherTop < top(), otherTop > bottom());
          case S -> ahead(otherBottom > bottom(), otherBottom < top());
          case E -> ahead(otherRight > right(), otherRight < left());
          case W -> ahead(otherLeft < left(), otherLeft > right());
          default ->
              slant(
                  facing,
                  facing.dx() > 0 ? otherRight : otherLeft,
                  facing.dy() > 0 ? otherBottom : otherTop);
        };
    return ahead > 0 ? Arc.FRONT : ahead == 0 ? Arc.FLANK : Arc.REAR;
  }

  /** The arc of the nearest square of the other; of equally near the better. A2.GAP.102 */
  Arc arcOfNearest(Facing facing, Base other) {
    int feet = feetTo(other);
    Arc best = Arc.REAR;
    for (int y = other.top(); y <= other.bottom(); y++) {
      for (int x = other.left(); x <= other.right(); x++) {
        Arc arc = arc(facing, x, y, x, y);
        if (feetTo(x, y, x, y) == feet && arc.compareTo(best) < 0) {
          best = arc;
        }
      }
    }
    return best;
  }

  private static int ahead(boolean before, boolean behind) {
    return before ? 1 : behind ? -1 : 0;
  }

  private int slant(Facing facing, int column, int row) {
    return facing.dx() * (2 * column + 1 - middleX()) + facing.dy() * (2 * row + 1 - middleY());
  }

  /**
   * The side on which another lies of one who looks that way. On the left the cross product is
   * negative, for rows grow southward.
   */
  Quarter flank(Facing faced, Base other) {
    int side =
        faced.dx() * (other.middleY() - middleY()) - faced.dy() * (other.middleX() - middleX());
    return side < 0 ? Quarter.LEFT : Quarter.RIGHT;
  }
}
