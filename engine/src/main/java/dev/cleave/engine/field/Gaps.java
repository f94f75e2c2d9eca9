package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Half squares into which a mover can squeeze at the end of his way: beside somebody in a tight
 * line or behind him in a close rank. A2.MAP.11-15
 */
final class Gaps {

  private final Site site;
  private final Going going;
  private @Nullable Combatant mover;
  private Passage passage = (who, other) -> false;
  private @Nullable Aim aim;
  private int[] across = new int[8];
  private int[] down = new int[8];
  private int[] first = new int[8];
  private int[] second = new int[8];
  private int[] cost = new int[8];
  private int[] from = new int[8];
  private Facing[] way = new Facing[8];
  private boolean[] goal = new boolean[8];
  private int[] next = new int[16];
  private int[] places = {};
  private int[] entries = {};
  private int[] placed = {};
  private int[] entered = {};
  private int now;
  private int size;
  private int goals;
  private boolean others;

  Gaps(Site site, Going going) {
    this.site = site;
    this.going = going;
  }

  /** Forgets all, for another mover; a mark counts only with the number of its day. */
  void clear(Combatant who, Passage how) {
    int cells = going.frame.size();
    mover = who;
    passage = how;
    size = 0;
    goals = 0;
    others = false;
    now++;
    if (entered.length < cells) {
      places = new int[2 * cells];
      placed = new int[2 * cells];
      entries = new int[cells];
      entered = new int[cells];
    }
  }

  int size() {
    return size;
  }

  /** None there, found or not. */
  boolean areNone() {
    return size == 0 && !others;
  }

  int across(int gap) {
    return across[gap];
  }

  int down(int gap) {
    return down[gap];
  }

  int cost(int gap) {
    return cost[gap];
  }

  /** The node from which the last step leads here, -1 if it is the first step. */
  int from(int gap) {
    return from[gap];
  }

  Facing way(int gap) {
    return way[gap];
  }

  /** Notes that just this one is wanted, if it is one. */
  void drawGoal(int halvesAcross, int halvesDown) {
    int wanted = at(halvesAcross, halvesDown);
    if (wanted >= 0) {
      goal[wanted] = true;
      goals++;
    }
  }

  /** A step into either square can end in the gap. */
  void gatherGoals(Pocket pocket) {
    for (int i = 0; i < size; i++) {
      if (goal[i]) {
        pocket.add(first[i]);
        pocket.add(second[i]);
      }
    }
  }

  /** The gap there, -1 if there is none. */
  int at(int halvesAcross, int halvesDown) {
    int place = place(halvesAcross, halvesDown);
    int gap = place >= 0 && placed[place] == now ? places[place] : -1;
    return gap >= 0 && across[gap] == halvesAcross && down[gap] == halvesDown ? gap : -1;
  }

  /** Every cell has room for two: half a square to the east, and half a square to the south. */
  private int place(int halvesAcross, int halvesDown) {
    int column = halvesAcross >> 1;
    int row = halvesDown >> 1;
    return going.frame.isFramed(column, row)
        ? 2 * going.frame.cell(column, row) + (halvesAcross & 1)
        : -1;
  }

  /** Notes whether there is any, and forgets which. */
  void lookForAny() {
    int[] near = going.frame.near(site.bodies(), 1);
    for (int i = 0; i < near.length && !others; i++) {
      findBeside(near[i]);
      others = size > 0;
    }
    size = 0;
    now++;
  }

  /** Finds all of them. */
  void find() {
    for (int i : going.frame.near(site.bodies(), 1)) {
      findBeside(i);
    }
  }

  /** Finds those from which one has somebody within reach; each is a goal. */
  void find(Aim wanted) {
    Bodies bodies = site.bodies();
    Base target = wanted.target();
    int far = wanted.reach() / 5 + 2;
    int left = target.left() - far;
    int top = target.top() - far;
    int right = target.right() + far;
    int bottom = target.bottom() + far;
    aim = wanted;
    for (int i : bodies.near(left, top, right, bottom)) {
      if (bodies.isIn(i, left, top, right, bottom)) {
        findBeside(i);
      }
    }
    aim = null;
    Arrays.fill(goal, 0, size, true);
    goals = size;
  }

  /** Finds those that close up with somebody, if he lets the mover stand so near. */
  private void findBeside(int i) {
    Bodies bodies = site.bodies();
    Combatant who = Objects.requireNonNull(mover);
    Combatant other = bodies.combatant(i);
    if (!going.frame.isNear(bodies, i, 1)
        || other == who
        || !bodies.stands(other)
        || passage.overlooks(who, other)) {
      return;
    }
    Facing facing = bodies.facing(who);
    Base lie = bodies.lie(other);
    boolean file = !facing.isDiagonal() && passage.inFile(who, other);
    boolean line = passage.abreast(who, other);
    if ((lie.x() & 1) == 0 && (facing.dy() == 0 ? file : line)) {
      for (int y = lie.y() + (lie.y() & 1); y + 2 <= lie.y() + lie.height(); y += 2) {
        add(lie.x() - 1, y);
        add(lie.x() + lie.width() - 1, y);
      }
    }
    if ((lie.y() & 1) == 0 && (facing.dx() == 0 ? file : line)) {
      for (int x = lie.x() + (lie.x() & 1); x + 2 <= lie.x() + lie.width(); x += 2) {
        add(x, lie.y() - 1);
        add(x, lie.y() + lie.height() - 1);
      }
    }
  }

  /** Adds a half square if he may stop there and does not stand there already. */
  void add(int x, int y) {
    if (at(x, y) >= 0) {
      return;
    }
    var lie = new Base(x, y, 2, 2);
    Combatant who = Objects.requireNonNull(mover);
    Base counted = lie.counted(site.bodies().facing(who)); // a close rank is entered from behind
    if (aim != null && counted.feetTo(aim.target()) > aim.reach()
        || lie.equals(site.bodies().lie(who))
        || !going.frame.has(lie.left(), lie.top()) && !going.frame.has(lie.right(), lie.bottom())
        || !site.room().isOpen(lie)
        || going.tread.isBarred(lie)
        || !site.room().isFor(who, lie, passage)) {
      return;
    }
    if (size == across.length) {
      grow();
    }
    across[size] = x;
    down[size] = y;
    first[size] = going.frame.cell(counted.left(), counted.top());
    second[size] = going.frame.cell(counted.right(), counted.bottom());
    cost[size] = Integer.MAX_VALUE;
    goal[size] = false;
    link(2 * size, first[size]);
    if (second[size] != first[size]) {
      link(2 * size + 1, second[size]);
    }
    int place = place(x, y);
    places[place] = size;
    placed[place] = now;
    size++;
    going.mark(lie.left(), lie.top(), lie.right(), lie.bottom(), Going.GAP);
  }

  /** Notes that a step into a cell can end in a gap. */
  private void link(int entry, int cell) {
    if (cell >= 0 && cell < entries.length) {
      next[entry] = entered[cell] == now ? entries[cell] : -1;
      entries[cell] = entry;
      entered[cell] = now;
    }
  }

  private void grow() {
    next = Arrays.copyOf(next, size * 4);
    across = Arrays.copyOf(across, size * 2);
    down = Arrays.copyOf(down, size * 2);
    first = Arrays.copyOf(first, size * 2);
    second = Arrays.copyOf(second, size * 2);
    cost = Arrays.copyOf(cost, size * 2);
    from = Arrays.copyOf(from, size * 2);
    way = Arrays.copyOf(way, size * 2);
    goal = Arrays.copyOf(goal, size * 2);
  }

  /** A step into a cell can end in any gap that is half in it. */
  void enter(int cell, int spent, int node, Facing step) {
    for (int entry = entered[cell] == now ? entries[cell] : -1; entry >= 0; entry = next[entry]) {
      int i = entry >> 1;
      if (spent < cost[i]) {
        cost[i] = spent;
        from[i] = node;
        way[i] = step;
      }
    }
  }

  /** The complement of the nearest goal that costs no more than this; NONE if there is none. */
  int goal(int most) {
    int nearest = Flood.NONE;
    int least = most;
    for (int i = 0; goals > 0 && i < size; i++) {
      if (goal[i] && cost[i] <= least && (nearest == Flood.NONE || cost[i] < least)) {
        nearest = ~i;
        least = cost[i];
      }
    }
    return nearest;
  }
}
