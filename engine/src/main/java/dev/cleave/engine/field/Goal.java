package dev.cleave.engine.field;

/** The rectangle of squares in which a way could end that leads where somebody wants to be. */
final class Goal {

  private boolean set;
  private int left;
  private int top;
  private int right;
  private int bottom;

  void clear() {
    set = false;
  }

  void set(int fromLeft, int fromTop, int toRight, int toBottom) {
    set = true;
    left = fromLeft;
    top = fromTop;
    right = toRight;
    bottom = toBottom;
  }

  boolean isSet() {
    return set;
  }

  int left() {
    return left;
  }

  int top() {
    return top;
  }

  int right() {
    return right;
  }

  int bottom() {
    return bottom;
  }

  /** The fewest five-foot steps that could lead into it, after so many diagonals, odd or even. */
  int steps(int column, int row, int odd) {
    int dx = Math.max(0, Math.max(left - column, column - right));
    int dy = Math.max(0, Math.max(top - row, row - bottom));
    return Math.max(dx, dy) + (Math.min(dx, dy) + odd) / 2;
  }
}
