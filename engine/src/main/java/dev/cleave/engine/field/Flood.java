package dev.cleave.engine.field;

import java.util.Arrays;

/**
 * Ways found by flooding outward in five-foot rings. A node is a cell of the going and the state in
 * which a mover comes there; costs are in steps of five feet. The best way to a node is the
 * shortest, and of the shortest one with an even number of diagonals, after which the next diagonal
 * is cheap. Where there is a goal, a ring holds the nodes that could lie on ways of one length.
 */
abstract class Flood {

  static final int NONE = Integer.MIN_VALUE;

  private static final Facing[] COMPASS = Facing.values();

  final Going going;
  private final int bits;

  /** More than a step can add to the length of a way that one may hope for. */
  private static final int RINGS = 16;

  private final long[][] rings = new long[RINGS][0];
  private final int[] filled = new int[RINGS];
  private int[] rank = {};
  private int[] from = {};
  private int[] best = {};
  private int most;
  private int waiting;
  private boolean cut;
  private boolean wet;

  /**
   * @param bits of the number of a state
   */
  Flood(Going going, int bits) {
    this.going = going;
    this.bits = bits;
  }

  /** The state of somebody who has not moved yet. */
  abstract int fresh();

  /** The state in which somebody comes to a node. */
  abstract int state(int node);

  /** Takes every step that leads on from a node, -1 for the beginning. */
  abstract void spread(int cell, int state, int spent, int node);

  /** Makes ready for so many five-foot steps. */
  final void begin(int steps) {
    int nodes = going.frame.size() << bits;
    if (rank.length < nodes) {
      rank = new int[nodes];
      from = new int[nodes];
      best = new int[going.frame.size()];
    }
    Arrays.fill(rank, 0, nodes, Integer.MAX_VALUE);
    Arrays.fill(best, 0, going.frame.size(), -1);
    Arrays.fill(filled, 0);
    most = steps;
    waiting = 0;
    cut = false;
    wet = going.tread.isWet();
  }

  /** He stands in this cell, and no way back to it could be of use to him. */
  final void setOut(int cell) {
    Arrays.fill(rank, cell << bits, (cell + 1) << bits, 0);
    best[cell] = cell << bits;
  }

  /**
   * Floods from cells where he stands, wholly or in part.
   *
   * @return the first node that is a goal where he may stop, or the complement of such a gap; NONE
   *     if there is none
   */
  final int run(int[] starts, int count, int state) {
    int hoped = Integer.MAX_VALUE;
    for (int i = 0; i < count; i++) {
      hoped = Math.min(hoped, going.hope(starts[i], 0));
      spread(starts[i], state, 0, -1);
    }
    for (; waiting > 0 && hoped <= most; hoped++) {
      int goal = ring(hoped % RINGS);
      if (goal == NONE) {
        goal = going.gaps.goal(hoped);
      }
      if (goal != NONE) {
        return goal;
      }
    }
    return going.gaps.goal(most);
  }

  private int ring(int ring) {
    for (int i = 0; i < filled[ring]; i++) {
      long entry = rings[ring][i];
      int node = (int) entry;
      if (rank[node] != entry >> Integer.SIZE) {
        continue;
      }
      int cell = node >> bits;
      int what = going.what(cell);
      if ((what & Going.GOAL) != 0 && going.mayStop(cell)) {
        return node;
      }
      if ((what & Going.HELD) == 0) {
        spread(cell, state(node), cost(node), node);
      }
    }
    waiting -= filled[ring];
    filled[ring] = 0;
    return NONE;
  }

  /** The feet carry so far; if not, the map may have more ways than were found. */
  final boolean carries(int after) {
    cut |= after > most;
    return after <= most;
  }

  /**
   * Takes one step, round no corner, if it leads on and none has come there in a better way.
   *
   * @param odd 1 if the diagonals so far are odd in number
   */
  final void enter(int there, Facing way, int after, int odd, int state, int node) {
    if (going.isSteep(there, way)) {
      return;
    }
    if (!wet) {
      reach(there, way, after, odd, state, node);
      return;
    }
    int drag = going.tread.drag(there);
    if (drag != Passage.BARRED) {
      int step = after - (node < 0 ? 0 : cost(node));
      reach(there, way, after + (drag - 1) * step, odd, state, node);
    }
  }

  private void reach(int there, Facing way, int after, int odd, int state, int node) {
    int what = going.what(there);
    if ((what & Going.GAP) != 0 && carries(after)) {
      going.gaps.enter(there, after, node, way);
    }
    int next = there << bits | state;
    if (rank[next] > (after << 1 | odd)
        && (what & Going.SOLID) == 0
        && going.mayEnter(what, there, way)) {
      int hoped = after + going.hope(there, odd);
      if (carries(hoped) && !going.escape.isInVain(there, after)) {
        rank[next] = after << 1 | odd;
        from[next] = node < 0 ? ~way.ordinal() : node;
        best[there] = better(next, best[there]);
        push(hoped % RINGS, next);
      }
    }
  }

  /** Whether a shorter way has come to a cell in some state. */
  final boolean isReached(int there, int state, int after) {
    return rank[there << bits | state] >> 1 < after;
  }

  private void push(int ring, int node) {
    if (filled[ring] == rings[ring].length) {
      rings[ring] = Arrays.copyOf(rings[ring], Math.max(64, filled[ring] * 2));
    }
    rings[ring][filled[ring]++] = (long) rank[node] << Integer.SIZE | node;
    waiting++;
  }

  /** The feet ended before the map did. */
  final boolean isCut() {
    return cut;
  }

  final int cell(int node) {
    return node >> bits;
  }

  /** 1 if the best way to a node has an odd number of diagonals. */
  final int odd(int node) {
    return rank[node] & 1;
  }

  final int cost(int node) {
    return rank[node] >> 1;
  }

  /** The node before, negative if the way to this one is a single step. */
  final int before(int node) {
    return from[node];
  }

  final Facing way(int node) {
    if (from[node] < 0) {
      return COMPASS[~from[node]];
    }
    int before = cell(from[node]);
    for (Facing way : COMPASS) {
      if (going.beyond(before, way) == cell(node)) {
        return way;
      }
    }
    throw new IllegalStateException("no step leads to node " + node);
  }

  /** The node in which the shortest way comes to a cell, -1 if none does. */
  final int best(int cell) {
    return best[cell];
  }

  /** Of two nodes of a cell, the second perhaps none: of equals the first in order. */
  private int better(int node, int other) {
    boolean first =
        other < 0 || rank[node] < rank[other] || rank[node] == rank[other] && node < other;
    return first ? node : other;
  }
}
