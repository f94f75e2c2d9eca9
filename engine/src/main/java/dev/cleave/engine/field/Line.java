package dev.cleave.engine.field;

/** A straight line on the map, in half squares. */
record Line(double fromX, double fromY, double toX, double toY) {

  /** Runs over the inside of a base; a line along its edge does not. */
  boolean crosses(Base base) {
    double enter = 0;
    double leave = 1;
    double[] from = {fromX, fromY};
    double[] along = {toX - fromX, toY - fromY};
    double[] near = {base.x(), base.y()};
    double[] size = {base.width(), base.height()};
    for (int axis = 0; axis < 2; axis++) {
      double first = near[axis] - from[axis];
      double last = first + size[axis];
      if (along[axis] == 0) {
        if (first >= 0 || last <= 0) {
          return false;
        }
      } else {
        double one = first / along[axis];
        double two = last / along[axis];
        enter = Math.max(enter, Math.min(one, two));
        leave = Math.min(leave, Math.max(one, two));
      }
    }
    return enter < leave;
  }
}
