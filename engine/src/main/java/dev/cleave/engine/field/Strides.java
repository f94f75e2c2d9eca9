package dev.cleave.engine.field;

/**
 * The flood of somebody who turns as he likes. Diagonal steps cost 5 and 10 feet in turn,
 * A2.MAP.06; an odd diagonal never makes up for a longer way, so every square is kept but once.
 */
final class Strides extends Flood {

  Strides(Going going) {
    super(going, 0);
  }

  @Override
  int fresh() {
    return 0;
  }

  @Override
  int state(int node) {
    return odd(node);
  }

  /** Straight steps come first: of ways of one length the one with fewer diagonals is taken. */
  @Override
  void spread(int cell, int odd, int spent, int node) {
    int after = spent + 1;
    if (!carries(after)) {
      return;
    }
    int north = going.beyond(cell, Facing.N);
    int east = going.beyond(cell, Facing.E);
    int south = going.beyond(cell, Facing.S);
    int west = going.beyond(cell, Facing.W);
    enter(north, Facing.N, after, odd, 0, node);
    enter(east, Facing.E, after, odd, 0, node);
    enter(south, Facing.S, after, odd, 0, node);
    enter(west, Facing.W, after, odd, 0, node);
    after += odd;
    if (!carries(after)) {
      return;
    }
    int n = going.what(north);
    int e = going.what(east);
    int s = going.what(south);
    int w = going.what(west);
    slant(n | e, cell, Facing.NE, after, 1 - odd, node);
    slant(s | e, cell, Facing.SE, after, 1 - odd, node);
    slant(s | w, cell, Facing.SW, after, 1 - odd, node);
    slant(n | w, cell, Facing.NW, after, 1 - odd, node);
  }

  /** No corner of a wall is cut. A2.GAP.107 */
  private void slant(int corners, int cell, Facing way, int after, int odd, int node) {
    if ((corners & Going.WALL) == 0) {
      enter(going.beyond(cell, way), way, after, odd, 0, node);
    }
  }
}
