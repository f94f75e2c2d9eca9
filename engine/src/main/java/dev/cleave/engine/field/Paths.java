package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ways over a battlemap: the going drawn, flooded, and read back from where one would be. */
final class Paths {

  /** A way may end so many feet nearer than one thinks: in a half square, or round a corner. */
  private static final int MARGIN = 20;

  private static final int STEP = 5;

  /** Who flees so far has a choice of many ways. */
  private static final int AFIELD = 30;

  private final Site site;
  private final Bodies bodies;
  private final Room room;
  private final Going going;
  private final Strides strides;
  private final Ends ends = new Ends();
  private final Pocket pocket = new Pocket();
  private final int[] starts = new int[4];
  private boolean closed;
  private @Nullable Curves curves;
  private Flood flood;

  Paths(Site site) {
    this.site = site;
    this.bodies = site.bodies();
    this.room = site.room();
    this.going = new Going(site);
    this.strides = new Strides(going);
    this.flood = strides;
  }

  /** Looks farther and farther afield, since most of what one approaches is near. */
  @Nullable Walk approach(Combatant mover, Base target, int reach, int feet, Passage passage) {
    var aim = new Aim(target, reach);
    int gap = bodies.counted(mover).feetTo(target) - reach;
    if (gap <= 0) {
      return new Walk(site.footwork(), mover, passage, new Leg[0], true, aim);
    }
    if (bodies.areMany()
        && (!hasPlace(mover, target, reach, passage)
            || gap > feet + MARGIN && isStuck(mover, feet, passage))) {
      return null;
    }
    for (int most = gap / 5 * 2 + 8; ; most *= 2) {
      int goal = search(mover, aim, most, passage);
      if (goal != Flood.NONE) {
        return cut(mover, legs(goal, 0), feet, passage, aim);
      }
      if (closed || !flood.isCut()) {
        return null;
      }
    }
  }

  /**
   * One diagonal step may bring one ten feet nearer, so steps are compared and not feet; a man who
   * steps out of a half square or into one gains another square each time.
   */
  boolean canReach(Combatant mover, Base target, int reach, int feet, Passage passage) {
    Base here = bodies.counted(mover);
    int gained = here.isSmall() ? 2 : 0;
    return here.feetTo(target) <= reach
        || here.stepsTo(target) <= reach / 5 + feet / 5 + gained
            && search(mover, new Aim(target, reach), feet / 5, passage) != Flood.NONE;
  }

  /** A place at all within reach of somebody; without one he is hemmed in. */
  private boolean hasPlace(Combatant mover, Base target, int reach, Passage passage) {
    Base lie = bodies.lie(mover);
    Facing facing = bodies.facing(mover);
    int far = 2 * (reach / 5) + 1; // a half square may count half a square farther on
    int step = lie.isSmall() ? 1 : 2;
    int left = target.left() * 2 - far - lie.width();
    int top = target.top() * 2 - far - lie.height();
    for (int y = top - (top & step - 1); y <= target.bottom() * 2 + 2 + far; y += step) {
      for (int x = left - (left & step - 1); x <= target.right() * 2 + 2 + far; x += step) {
        Base there = Places.laid(mover, x, y, facing);
        if ((x & y & 1) == 0
            && there.counted(facing).feetTo(target) <= reach
            && room.isOpen(there)
            && room.isFor(mover, there, passage)) {
          return true;
        }
      }
    }
    return false;
  }

  private int search(Combatant mover, Aim aim, int most, Passage passage) {
    Base lie = bodies.lie(mover);
    going.drawSquares(mover, lie.x(), lie.y(), most, passage);
    going.drawGapsAt(aim);
    going.lookForGaps();
    going.drawGoal(aim);
    choose(passage);
    closed = bodies.areMany() && isClosed(mover, aim.target(), aim.reach());
    return closed ? Flood.NONE : run(mover, most);
  }

  /** The whole goal is drawn and plainly out of reach. */
  private boolean isClosed(Combatant mover, Base target, int reach) {
    Base lie = bodies.lie(mover);
    int far = reach / 5 + Math.max(lie.columns(), lie.rows());
    Ground ground = site.ground();
    if (!going.frame.has(Math.max(0, target.left() - far), Math.max(0, target.top() - far))
        || !going.frame.has(
            Math.min(ground.width() - 1, target.right() + far),
            Math.min(ground.height() - 1, target.bottom() + far))) {
      return false;
    }
    going.gatherGoals(pocket);
    return pocket.isClosedTo(going, starts, gatherStarts(lie.x(), lie.y()));
  }

  /** So many feet lead to no place to stop, other than a half square. */
  private boolean isStuck(Combatant mover, int feet, Passage passage) {
    Base lie = bodies.lie(mover);
    going.drawSquares(mover, lie.x(), lie.y(), feet / 5, passage);
    choose(passage);
    run(mover, feet / 5);
    gatherStops(lie, feet / 5);
    return ends.size() == 0;
  }

  /** Notes every place to stop that so many steps lead to. */
  private void gatherStops(Base lie, int steps) {
    ends.clear();
    for (int y = lie.top() - steps; y <= lie.bottom() + steps; y++) {
      for (int x = lie.left() - steps; x <= lie.right() + steps; x++) {
        int node = going.frame.has(x, y) ? flood.best(going.frame.cell(x, y)) : -1;
        if (node >= 0
            && flood.cost(node) > 0
            && flood.cost(node) <= steps
            && going.mayStop(flood.cell(node))) {
          ends.add(flood.cost(node), x, y);
        }
      }
    }
  }

  @Nullable Route to(Combatant mover, Square square, int feet, Passage passage) {
    Base lie = bodies.lie(mover);
    if (square.halvesAcross() == lie.x() && square.halvesDown() == lie.y()) {
      return null;
    }
    going.drawSquares(mover, lie.x(), lie.y(), feet / 5, passage);
    if (feet > 5) {
      going.lookForGaps(); // of single steps only one leads there
    }
    going.drawGoal(square.halvesAcross(), square.halvesDown());
    choose(passage);
    int end = run(mover, feet / 5);
    return end == Flood.NONE ? null : walk(mover, legs(end, 0), passage);
  }

  /** Each leg sets out as the one before it ended: diagonals count over the whole. A2.GAP.107 */
  @Nullable Route along(Combatant mover, Trail trail, int feet, Passage passage) {
    Base lie = bodies.lie(mover);
    var here = new Square(lie.x(), lie.y());
    var legs = new ArrayList<Leg>();
    int state = -1;
    for (int i = 0; i < trail.squares().size(); i++) {
      Square square = trail.squares().get(i);
      if (square.equals(here)) {
        continue;
      }
      int spent = legs.isEmpty() ? 0 : legs.getLast().feet();
      int node = leg(mover, here, state, square, (feet - spent) / 5, passage);
      boolean last = i == trail.squares().size() - 1;
      if (node == Flood.NONE
          || !last && (node < 0 || going.is(flood.cell(node), Going.HELD))
          || last && !mayStop(node)) {
        return null;
      }
      legs.addAll(legs(node, spent));
      state = node < 0 ? state : flood.state(node);
      here = square;
    }
    return legs.isEmpty() || !here.equals(trail.end()) ? null : walk(mover, legs, passage);
  }

  private int leg(Combatant mover, Square from, int state, Square to, int most, Passage passage) {
    going.draw(mover, from.halvesAcross(), from.halvesDown(), most, passage);
    going.want(to.halvesAcross(), to.halvesDown());
    choose(passage);
    run(from.halvesAcross(), from.halvesDown(), state, most);
    return node(to.halvesAcross(), to.halvesDown());
  }

  /** Every end of a way, nearest first and then from north to south and west to east. */
  List<Reach> reaches(Combatant mover, int feet, Passage passage) {
    draw(mover, feet / 5, passage);
    gather(mover, feet);
    ends.sort();
    var reaches = new ArrayList<Reach>(ends.size());
    for (int i = 0; i < ends.size(); i++) {
      reaches.add(new Reach(new Square(ends.across(i), ends.down(i)), 5 * ends.cost(i)));
    }
    return reaches;
  }

  @Nullable Route flight(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    int end = farthest(mover, from, feet, passage);
    return end < 0 ? null : walk(mover, legs(node(ends.across(end), ends.down(end)), 0), passage);
  }

  /** Whether there is such a way: mostly a single step tells. */
  boolean leadsAway(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    return feet > STEP && !passage.curves() && farthest(mover, from, STEP, passage) >= 0
        || farthest(mover, from, feet, passage) >= 0;
  }

  /** The nearest of the ends that are farthest from them; -1 if none is farther than he is. */
  private int farthest(Combatant mover, List<Combatant> from, int feet, Passage passage) {
    draw(mover, feet / 5, passage);
    if (feet >= AFIELD && !from.isEmpty()) {
      going.escape.set(mover, from, bodies, feet / 5);
    }
    gather(mover, feet);
    Facing facing = bodies.facing(mover);
    int far = nearest(bodies.counted(mover), from);
    int best = -1;
    for (int i = 0; i < ends.size(); i++) {
      Base there = Places.laid(mover, ends.across(i), ends.down(i), facing).counted(facing);
      int gap = nearest(there, from);
      if (gap > far || gap == far && best >= 0 && ends.isBefore(i, best)) {
        far = gap;
        best = i;
      }
    }
    return best;
  }

  private int nearest(Base base, List<Combatant> others) {
    int least = Integer.MAX_VALUE;
    for (Combatant other : others) {
      least = Math.min(least, base.feetTo(bodies.counted(other)));
    }
    return least;
  }

  /** Floods, and notes where the ways can end. */
  private void gather(Combatant mover, int feet) {
    run(mover, feet / 5);
    ends.clear();
    for (int y = going.frame.top(); y < going.frame.top() + going.frame.rows(); y++) {
      int cell = going.frame.cell(going.frame.left(), y);
      for (int x = going.frame.left();
          x < going.frame.left() + going.frame.columns();
          x++, cell++) {
        int node = flood.best(cell);
        if (node >= 0 && flood.cost(node) > 0 && going.mayStop(cell)) {
          ends.add(flood.cost(node), 2 * x, 2 * y);
        }
      }
    }
    Gaps gaps = going.gaps;
    for (int gap = 0; gap < gaps.size(); gap++) {
      if (gaps.cost(gap) < Integer.MAX_VALUE) {
        ends.add(gaps.cost(gap), gaps.across(gap), gaps.down(gap));
      }
    }
  }

  private void draw(Combatant mover, int most, Passage passage) {
    Base lie = bodies.lie(mover);
    going.draw(mover, lie.x(), lie.y(), most, passage);
    choose(passage);
  }

  private void choose(Passage passage) {
    flood = strides;
    if (passage.curves()) {
      curves = curves == null ? new Curves(going) : curves;
      flood = curves;
    }
  }

  private int run(Combatant mover, int most) {
    Base lie = bodies.lie(mover);
    return run(lie.x(), lie.y(), -1, most);
  }

  /** From a half square one steps out of either square. The first state is -1 for the mover's. */
  private int run(int halvesAcross, int halvesDown, int state, int most) {
    flood.begin(most);
    int count = gatherStarts(halvesAcross, halvesDown);
    if (state < 0 && count == 1) {
      flood.setOut(starts[0]);
    }
    return flood.run(starts, count, state < 0 ? flood.fresh() : state);
  }

  private int gatherStarts(int halvesAcross, int halvesDown) {
    int count = 0;
    for (int y = halvesDown >> 1; y <= (halvesDown + 1) >> 1; y++) {
      for (int x = halvesAcross >> 1; x <= (halvesAcross + 1) >> 1; x++) {
        starts[count++] = going.frame.cell(x, y);
      }
    }
    return count;
  }

  /** The end of the best way to a place, to stop there or to go on. */
  private int node(int across, int down) {
    if (((across | down) & 1) != 0) {
      int gap = going.gaps.at(across, down);
      return gap < 0 || going.gaps.cost(gap) == Integer.MAX_VALUE ? Flood.NONE : ~gap;
    }
    if (!going.frame.has(across >> 1, down >> 1)) {
      return Flood.NONE;
    }
    int best = flood.best(going.frame.cell(across >> 1, down >> 1));
    return best < 0 ? Flood.NONE : best;
  }

  private boolean mayStop(int node) {
    return node < 0 || going.mayStop(flood.cell(node));
  }

  private Route walk(Combatant mover, List<Leg> legs, Passage passage) {
    return new Walk(site.footwork(), mover, passage, legs.toArray(Leg[]::new), true, null);
  }

  /** The steps to a node or gap, with so many feet walked before them. */
  private List<Leg> legs(int end, int walked) {
    var legs = new ArrayList<Leg>();
    int node = end;
    if (end < 0) {
      Gaps gaps = going.gaps;
      int gap = ~end;
      int feet = walked + 5 * gaps.cost(gap);
      legs.add(new Leg(gaps.across(gap), gaps.down(gap), feet, gaps.way(gap)));
      node = gaps.from(gap);
    }
    while (node >= 0) {
      int cell = flood.cell(node);
      int feet = walked + 5 * flood.cost(node);
      legs.add(
          new Leg(2 * going.frame.column(cell), 2 * going.frame.row(cell), feet, flood.way(node)));
      node = flood.before(node);
    }
    return legs.reversed();
  }

  /** The way cut where the feet end or where nobody may stop. */
  private @Nullable Walk cut(Combatant mover, List<Leg> legs, int feet, Passage passage, Aim aim) {
    int last = legs.size();
    while (last > 0 && (legs.get(last - 1).feet() > feet || !mayStop(mover, legs, last, passage))) {
      last--;
    }
    boolean whole = last == legs.size();
    Leg[] walked = legs.subList(0, last).toArray(Leg[]::new);
    return last == 0
        ? null
        : new Walk(site.footwork(), mover, passage, walked, whole, whole ? aim : null);
  }

  private boolean mayStop(Combatant mover, List<Leg> legs, int last, Passage passage) {
    Leg leg = legs.get(last - 1);
    Base there = Places.laid(mover, leg.halvesAcross(), leg.halvesDown(), bodies.facing(mover));
    return room.isFor(mover, there, passage);
  }

  /** Straight on until something stops him, and back to where he may stop. */
  @Nullable Route ray(Combatant mover, Facing way, int feet, Passage passage) {
    draw(mover, feet / 5, passage);
    List<Leg> legs = new Ray(going).legs(bodies.lie(mover), way, feet / 5);
    return legs.isEmpty() ? null : walk(mover, legs, passage);
  }
}
