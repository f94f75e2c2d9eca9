package dev.cleave.engine.field;

import dev.cleave.engine.battle.Combatant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The ways over a battlemap, found by flooding outward in five-foot rings. Diagonal steps cost 5
 * and 10 feet in turn, so a square is kept once for each of the two. A2.MAP.06
 */
final class Paths {

  private static final Facing[] STEPS = {
    Facing.N, Facing.E, Facing.S, Facing.W, Facing.NE, Facing.SE, Facing.SW, Facing.NW
  };

  private final Battlemap map;
  private final int width;
  private final int height;
  private int[] cost = {};
  private int[] from = {};
  private int[][] rings = {};
  private int[] filled = {};
  private int halfX;
  private int halfY;

  Paths(Battlemap map, int width, int height) {
    this.map = map;
    this.width = width;
    this.height = height;
  }

  @Nullable Route approach(Combatant mover, Base target, int reach, int feet, Passage passage) {
    if (map.base(mover).feetTo(target) <= reach) {
      return new Walk(mover, new int[0], 0, true, target, reach);
    }
    int goal = flood(mover, Integer.MAX_VALUE, passage, target, reach);
    if (goal < 0) {
      return null;
    }
    return walk(mover, goal, feet, target, reach);
  }

  boolean canReach(Combatant mover, Base target, int reach, int feet, Passage passage) {
    int gap = map.base(mover).feetTo(target);
    return gap <= reach || gap - reach <= feet && flood(mover, feet, passage, target, reach) >= 0;
  }

  @Nullable Route to(Combatant mover, Square square, int feet, Passage passage) {
    flood(mover, feet, passage, null, 0);
    if (((square.halvesAcross() ^ map.halvesAcross(mover)) & 1) != 0
        || ((square.halvesDown() ^ map.halvesDown(mover)) & 1) != 0
        || square.column() < 0
        || square.row() < 0
        || square.column() >= width
        || square.row() >= height) {
      return null;
    }
    int cell = square.row() * width + square.column();
    int best = best(cell);
    return best < 0 || !mayEnd(mover, cell) ? null : walk(mover, best, feet, null, 0);
  }

  List<Spot> spots(Combatant mover, int feet, Passage passage) {
    flood(mover, feet, passage, null, 0);
    var found = new ArrayList<int[]>();
    for (int cell = 0; cell < width * height; cell++) {
      int best = best(cell);
      if (best >= 0 && cost[best] > 0 && mayEnd(mover, cell)) {
        found.add(new int[] {cost[best], cell});
      }
    }
    found.sort((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
    var spots = new ArrayList<Spot>(found.size());
    for (int[] each : found) {
      spots.add(square(each[1]));
    }
    return spots;
  }

  @Nullable Route flight(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    flood(mover, feet, passage, null, 0);
    int farthest = -1;
    int far = nearest(map.base(mover), from);
    for (int cell = 0; cell < width * height; cell++) {
      int best = best(cell);
      if (best >= 0 && cost[best] > 0 && mayEnd(mover, cell)) {
        int gap = nearest(baseAt(mover, cell), from);
        if (gap > far || (gap == far && farthest >= 0 && cost[best] < cost[farthest])) {
          far = gap;
          farthest = best;
        }
      }
    }
    return farthest < 0 ? null : walk(mover, farthest, feet, null, 0);
  }

  private int nearest(Base base, List<Combatant> others) {
    int least = Integer.MAX_VALUE;
    for (Combatant other : others) {
      least = Math.min(least, base.feetTo(map.base(other)));
    }
    return least;
  }

  /** Floods from where the mover stands; returns the first node within reach of the target. */
  private int flood(Combatant mover, int feet, Passage passage, @Nullable Base target, int reach) {
    int nodes = width * height * 2;
    if (cost.length != nodes) {
      cost = new int[nodes];
      from = new int[nodes];
      rings = new int[3][nodes];
      filled = new int[3];
    }
    Arrays.fill(cost, Integer.MAX_VALUE);
    Arrays.fill(filled, 0);
    halfX = map.halvesAcross(mover) & 1;
    halfY = map.halvesDown(mover) & 1;
    int start = ((map.halvesDown(mover) >> 1) * width + (map.halvesAcross(mover) >> 1)) * 2;
    cost[start] = 0;
    from[start] = -1;
    push(0, start);
    int empty = 0;
    for (int spent = 0; spent <= feet && spent >= 0 && empty < 3; spent += 5) {
      int ring = spent / 5 % 3;
      empty = filled[ring] == 0 ? empty + 1 : 0;
      for (int i = 0; i < filled[ring]; i++) {
        int node = rings[ring][i];
        if (cost[node] != spent) {
          continue;
        }
        int cell = node >> 1;
        if (target != null
            && spent > 0
            && baseAt(mover, cell).feetTo(target) <= reach
            && mayEnd(mover, cell)) {
          return node;
        }
        spread(mover, node, spent, feet, passage);
      }
      filled[ring] = 0;
    }
    return -1;
  }

  private void spread(Combatant mover, int node, int spent, int feet, Passage passage) {
    int x = (node >> 1) % width;
    int y = (node >> 1) / width;
    int odd = node & 1;
    for (Facing way : STEPS) {
      int nx = x + way.dx();
      int ny = y + way.dy();
      int price = way.isDiagonal() && odd == 1 ? 10 : 5;
      if (nx < 0 || ny < 0 || nx >= width || ny >= height || spent > feet - price) {
        continue;
      }
      int next = (ny * width + nx) * 2 + (way.isDiagonal() ? 1 - odd : odd);
      if (cost[next] <= spent + price || !mayEnter(mover, x, y, way, passage)) {
        continue;
      }
      cost[next] = spent + price;
      from[next] = node;
      push((spent + price) / 5 % 3, next);
    }
  }

  private void push(int ring, int node) {
    if (filled[ring] == rings[ring].length) {
      rings[ring] = Arrays.copyOf(rings[ring], filled[ring] * 2);
    }
    rings[ring][filled[ring]++] = node;
  }

  /** A diagonal step may not cut the corner of a wall. */
  private boolean mayEnter(Combatant mover, int x, int y, Facing way, Passage passage) {
    Base there = baseAt(mover, (y + way.dy()) * width + x + way.dx());
    if (!map.isOpen(there)) {
      return false;
    }
    if (way.isDiagonal()
        && (!map.isOpen(baseAt(mover, y * width + x + way.dx()))
            || !map.isOpen(baseAt(mover, (y + way.dy()) * width + x)))) {
      return false;
    }
    return map.mayPass(mover, there, passage);
  }

  private boolean mayEnd(Combatant mover, int cell) {
    return map.whoIsIn(baseAt(mover, cell), mover) == null;
  }

  private Base baseAt(Combatant mover, int cell) {
    return map.baseAt(mover, cell % width * 2 + halfX, cell / width * 2 + halfY);
  }

  private Square square(int cell) {
    return new Square(cell % width * 2 + halfX, cell / width * 2 + halfY);
  }

  private int best(int cell) {
    int even = cell * 2;
    int best = cost[even] <= cost[even + 1] ? even : even + 1;
    return cost[best] == Integer.MAX_VALUE ? -1 : best;
  }

  /** The way to a node, cut where the feet end or where nobody may stop. */
  private @Nullable Route walk(
      Combatant mover, int goal, int feet, @Nullable Base target, int reach) {
    int steps = 0;
    for (int node = goal; from[node] >= 0; node = from[node]) {
      steps++;
    }
    var nodes = new int[steps];
    int at = steps;
    for (int node = goal; from[node] >= 0; node = from[node]) {
      nodes[--at] = node;
    }
    int last = steps;
    while (last > 0 && (cost[nodes[last - 1]] > feet || !mayEnd(mover, nodes[last - 1] >> 1))) {
      last--;
    }
    if (last == 0) {
      return null;
    }
    int length = cost[nodes[last - 1]];
    var cells = new int[last * 2];
    for (int i = 0; i < last; i++) {
      cells[i * 2] = nodes[i] >> 1;
      cells[i * 2 + 1] = cost[nodes[i]];
    }
    return new Walk(mover, cells, length, last == steps, last == steps ? target : null, reach);
  }

  /** A long base keeps its lie on the way, which was found for it, and turns at the end. */
  private static boolean isSquare(Combatant mover) {
    return mover.sheet().frontage() == mover.sheet().depth();
  }

  /** Steps of a way: cell and feet walked by then, in pairs. */
  private final class Walk implements Route {

    private final Combatant mover;
    private final int[] cells;
    private final int length;
    private final boolean arrives;
    private final @Nullable Base target;
    private final int reach;
    private int next;
    private int walked;

    Walk(
        Combatant mover,
        int[] cells,
        int length,
        boolean arrives,
        @Nullable Base target,
        int reach) {
      this.mover = mover;
      this.cells = cells;
      this.length = length;
      this.arrives = arrives;
      this.target = target;
      this.reach = reach;
    }

    @Override
    public boolean step() {
      if (next >= cells.length) {
        return false;
      }
      int fromX = map.halvesAcross(mover);
      int fromY = map.halvesDown(mover);
      map.place(
          mover,
          new Square(cells[next] % width * 2 + (fromX & 1), cells[next] / width * 2 + (fromY & 1)));
      walked = cells[next + 1];
      next += 2;
      if (isSquare(mover) || next >= cells.length) {
        turn(map.halvesAcross(mover) - fromX, map.halvesDown(mover) - fromY);
      }
      return true;
    }

    /** Looks the way it went, unless a long base would swing out of the reach it came for. */
    private void turn(int x, int y) {
      Facing before = map.facing(mover);
      map.faceWay(mover, x, y);
      if (target != null && next >= cells.length && map.base(mover).feetTo(target) > reach) {
        map.turn(mover, before);
      }
    }

    @Override
    public int walked() {
      return walked;
    }

    @Override
    public int length() {
      return length;
    }

    @Override
    public boolean arrives() {
      return arrives;
    }
  }
}
