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

  int middleX() {
    return x + width / 2;
  }

  int middleY() {
    return y + height / 2;
  }

  boolean covers(int column, int row) {
    return column >= left() && column <= right() && row >= top() && row <= bottom();
  }

  /** Overlap by more than half a square each way; men in a tight line overlap by just half. */
  boolean overlaps(Base other) {
    int wide = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
    int deep = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
    return wide > 1 && deep > 1;
  }

  /** Feet between the nearest squares; each second diagonal counts double. A2.MAP.06 */
  int feetTo(Base other) {
    int dx = Math.max(0, Math.max(other.left() - right(), left() - other.right()));
    int dy = Math.max(0, Math.max(other.top() - bottom(), top() - other.bottom()));
    int diagonal = Math.min(dx, dy);
    return 5 * Math.max(dx, dy) + 5 * (diagonal / 2);
  }

  /** The straight line from the middle of this base to the middle of another. */
  Line lineTo(Base other) {
    return new Line(
        x + width / 2.0,
        y + height / 2.0,
        other.x + other.width / 2.0,
        other.y + other.height / 2.0);
  }

  /** In which arc another base lies when this one faces that way. */
  Arc arc(Facing facing, Base other) {
    if (facing.isDiagonal()) {
      int dot =
          facing.dx() * (other.middleX() - middleX()) + facing.dy() * (other.middleY() - middleY());
      return dot > 0 ? Arc.FRONT : dot == 0 ? Arc.FLANK : Arc.REAR;
    }
    int ahead =
        switch (facing) {
          case N -> side(other.bottom() < top(), other.top() > bottom());
          case S -> side(other.top() > bottom(), other.bottom() < top());
          case E -> side(other.left() > right(), other.right() < left());
          default -> side(other.right() < left(), other.left() > right());
        };
    return ahead > 0 ? Arc.FRONT : ahead == 0 ? Arc.FLANK : Arc.REAR;
  }

  private static int side(boolean before, boolean after) {
    return before ? 1 : after ? -1 : 0;
  }
}
