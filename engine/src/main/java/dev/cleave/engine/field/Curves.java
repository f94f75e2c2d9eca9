package dev.cleave.engine.field;

/**
 * The flood of a runner, who turns by an eighth at a time and not again for fifteen feet. The state
 * of a node is the diagonals so far, odd or even, the way he ran last, and the feet since he
 * turned. A2.GAP.130
 */
final class Curves extends Flood {

  /** The order of the other flood, in which straight steps come first. */
  private static final Facing[] STEPS = {
    Facing.N, Facing.E, Facing.S, Facing.W, Facing.NE, Facing.SE, Facing.SW, Facing.NW
  };

  private static final int FULL = Passage.TURN_FEET / 5;

  /** More than any state of somebody on his way: he may set out in any direction. */
  private static final int FRESH = 1 << 6;

  Curves(Going going) {
    super(going, 6);
  }

  @Override
  int fresh() {
    return FRESH;
  }

  @Override
  int state(int node) {
    return node & FRESH - 1;
  }

  @Override
  void spread(int cell, int state, int spent, int node) {
    int odd = state & 1;
    int last = state >> 1 & 7;
    int since = state >> 4;
    for (Facing way : STEPS) {
      int price = way.isDiagonal() ? 1 + odd : 1;
      int turn = way.ordinal() - last & 7;
      int ran;
      if (state == FRESH) {
        ran = FULL;
      } else if (turn == 0) {
        ran = Math.min(FULL, since + price);
      } else if ((turn == 1 || turn == 7) && since == FULL) {
        ran = Math.min(FULL, price);
      } else {
        continue;
      }
      int parity = way.isDiagonal() ? 1 - odd : odd;
      if (carries(spent + price) && going.isRound(cell, way)) {
        int then = ran << 4 | way.ordinal() << 1 | parity;
        enter(going.beyond(cell, way), way, spent + price, parity, then, node);
      }
    }
  }
}
