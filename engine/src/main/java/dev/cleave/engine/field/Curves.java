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

  /** The ways on from each, in that order: straight ahead, and an eighth of a turn to each side. */
  private static final Facing[][] ONWARD = new Facing[STEPS.length][3];

  static {
    for (Facing last : STEPS) {
      int next = 0;
      for (Facing way : STEPS) {
        int turn = way.ordinal() - last.ordinal() & 7;
        if (turn <= 1 || turn == 7) {
          ONWARD[last.ordinal()][next++] = way;
        }
      }
    }
  }

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
    if (state == FRESH) {
      for (Facing way : STEPS) {
        run(cell, way, odd, FULL, spent, node);
      }
      return;
    }
    int last = state >> 1 & 7;
    int since = state >> 4;
    for (Facing way : ONWARD[last]) {
      if (way.ordinal() == last) {
        run(cell, way, odd, since + price(way, odd), spent, node);
      } else if (since == FULL) {
        run(cell, way, odd, price(way, odd), spent, node);
      }
    }
  }

  private static int price(Facing way, int odd) {
    return way.isDiagonal() ? 1 + odd : 1;
  }

  /**
   * Takes one step.
   *
   * @param ran five-foot steps since he turned, with this one
   */
  private void run(int cell, Facing way, int odd, int ran, int spent, int node) {
    int after = spent + price(way, odd);
    int parity = way.isDiagonal() ? 1 - odd : odd;
    if (carries(after) && going.isRound(cell, way)) {
      int there = going.beyond(cell, way);
      int since = Math.min(FULL, ran);
      int then = way.ordinal() << 1 | parity;
      if (!isOutrun(there, since, then, after)) {
        enter(there, way, after, parity, since << 4 | then, node);
      }
    }
  }

  /**
   * Somebody who came there the same way sooner and may turn no later: whatever this one does, he
   * has done before.
   */
  private boolean isOutrun(int there, int since, int then, int after) {
    for (int longer = since + 1; longer <= FULL; longer++) {
      if (isReached(there, longer << 4 | then, after)) {
        return true;
      }
    }
    return false;
  }
}
