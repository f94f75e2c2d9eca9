package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The going for one mover: what he meets in every square that his upper left corner could come to.
 * It is drawn anew for each question, from the bodies outward, and only as far as his feet carry.
 */
final class Going {

  /** Solid ground that nobody enters. */
  static final int WALL = 1;

  /** Somebody in the way. */
  static final int BARRED = 2;

  /** Somebody to be walked over, if there is room beside him. */
  static final int OVER = 4;

  /** Somebody there or half there, so that stopping has to be asked about. */
  static final int TOUCHED = 8;

  /** Where enemies stop him. */
  static final int HELD = 16;

  /** Where he wants to be. */
  static final int GOAL = 32;

  /** Part of a half square into which he can squeeze. */
  static final int GAP = 64;

  /** Keeps everybody out. */
  static final int SOLID = WALL | BARRED;

  private static final int DOUBTFUL = OVER | HELD;

  private static final Facing[] COMPASS = Facing.values();

  final Frame frame = new Frame();
  final Gaps gaps;
  final Tread tread;
  final Escape escape = new Escape(this);
  private final Lanes lanes = new Lanes();
  private final Holds holds = new Holds();
  private final Goal goal = new Goal();
  private final Site site;
  private final Bodies bodies;
  private @Nullable Combatant mover;
  private Passage passage = (who, other) -> false;
  private final int[] steps = new int[COMPASS.length];
  private byte[] squares = {};
  private boolean small;
  private boolean sloped;

  Going(Site site) {
    this.site = site;
    this.bodies = site.bodies();
    this.gaps = new Gaps(site, this);
    this.tread = new Tread(site, frame);
  }

  /** Draws the going round a place from which somebody sets out with so many five-foot steps. */
  void draw(Combatant who, int halvesAcross, int halvesDown, int most, Passage how) {
    drawSquares(who, halvesAcross, halvesDown, most, how);
    if (small) {
      gaps.find();
    }
  }

  /** The same but for half squares, of which only those at a goal are wanted. */
  void drawSquares(Combatant who, int halvesAcross, int halvesDown, int most, Passage how) {
    mover = who;
    passage = how;
    Base lie = bodies.lie(who);
    Ground ground = site.ground();
    small = lie.isSmall();
    tread.set(who, how);
    sloped = tread.isSloped();
    frame.set(ground, lie, halvesAcross, halvesDown, most);
    for (int i = 0; i < steps.length; i++) {
      steps[i] = COMPASS[i].dy() * frame.stride() + COMPASS[i].dx();
    }
    drawGround(ground);
    drawDoors();
    gaps.clear(who, how);
    drawBodies(who);
  }

  /**
   * Finds the half squares from which one is within reach of somebody. Others are the end of no way
   * there, and it only matters whether there are any.
   */
  void drawGapsAt(Aim aim) {
    if (small) {
      gaps.find(aim);
    }
  }

  /** Looks for half squares, unless that was done before. */
  void lookForGaps() {
    if (small && gaps.size() == 0) {
      gaps.lookForAny();
    }
  }

  private void drawGround(Ground ground) {
    int size = frame.size();
    int stride = frame.stride();
    if (squares.length < size) {
      squares = new byte[size];
    }
    holds.clear();
    goal.clear();
    escape.clear();
    lanes.clear(
        frame.left(), frame.top(), frame.columns() + frame.wide(), frame.rows() + frame.deep());
    Arrays.fill(squares, 0, stride, (byte) WALL);
    Arrays.fill(squares, size - stride, size, (byte) WALL);
    for (int y = frame.top(); y <= frame.bottom(); y++) {
      int at = frame.cell(frame.left(), y);
      squares[at - 1] = WALL;
      squares[at + frame.columns()] = WALL;
      if (small) {
        ground.copyWalls(frame.left(), y, frame.columns(), squares, at);
      } else {
        drawRow(ground, y, at);
      }
    }
  }

  private void drawRow(Ground ground, int y, int at) {
    int wide = frame.wide();
    int deep = frame.deep();
    for (int x = frame.left(); x <= frame.right(); x++) {
      boolean open =
          x + wide <= ground.width()
              && y + deep <= ground.height()
              && !ground.hasWall(x, y, x + wide - 1, y + deep - 1);
      squares[at + x - frame.left()] = (byte) (open ? 0 : WALL);
    }
  }

  private void drawDoors() {
    Fixtures fixtures = site.fixtures();
    for (int i = 0; i < fixtures.size(); i++) {
      Feature feature = fixtures.feature(i);
      if (feature.blocks()) {
        Square at = fixtures.square(i);
        int right = at.column() + feature.columns() - 1;
        int bottom = at.row() + feature.rows() - 1;
        markBefore(at.column(), at.row(), right, bottom, WALL);
      }
    }
  }

  private void drawBodies(Combatant who) {
    int feet = passage.holdFeet();
    for (int i : frame.near(bodies, feet / 5)) {
      Combatant other = bodies.combatant(i);
      if (!frame.isNear(bodies, i, feet / 5)
          || other == who
          || !bodies.stands(other)
          || passage.overlooks(who, other)) {
        continue;
      }
      Base lie = bodies.lie(other);
      int what = TOUCHED;
      if (!passage.through(who, other)) {
        what |= !small && passage.over(who, other) ? OVER : BARRED;
      }
      markBefore(lie.left(), lie.top(), lie.right(), lie.bottom(), what);
      if ((what & OVER) != 0) {
        lanes.take(lie);
      }
      if (small && ((lie.x() ^ lie.y()) & 1) != 0) {
        closeLine(who, other, lie);
      }
      int hold = passage.hold(who, other);
      if (hold > 0) {
        drawHold(who, other, hold, feet);
      }
    }
  }

  /** Three men on two squares let nobody between them. A2.MAP.34 */
  private void closeLine(Combatant who, Combatant straddler, Base lie) {
    Facing facing = bodies.facing(straddler);
    boolean across = (lie.x() & 1) != 0;
    boolean line = (across ? facing.dy() : facing.dx()) != 0;
    if (lie.isSmall()
        && line
        && isFilled(who, straddler, lie.left(), lie.top())
        && isFilled(who, straddler, lie.right(), lie.bottom())) {
      mark(lie.left(), lie.top(), lie.right(), lie.bottom(), BARRED);
    }
  }

  private boolean isFilled(Combatant who, Combatant straddler, int column, int row) {
    for (int i : bodies.near(column, row, column, row)) {
      Combatant other = bodies.combatant(i);
      if (bodies.isIn(i, column, row, column, row)
          && other != who
          && other != straddler
          && bodies.stands(other)
          && bodies.lie(other).fills(column, row)
          && !passage.overlooks(who, other)) {
        return true;
      }
    }
    return false;
  }

  /** The squares before somebody in which he holds the mover. A2.ENGAGE.17, A2.ENGAGE.19 */
  private void drawHold(Combatant who, Combatant other, int hold, int feet) {
    Base theirs = bodies.counted(other);
    Facing facing = bodies.facing(other);
    int wide = frame.wide();
    int deep = frame.deep();
    int far = feet / 5;
    int first = theirs.top() - far - deep + 1;
    int last = theirs.bottom() + far;
    int left = theirs.left() - far - wide + 1;
    int right = theirs.right() + far;
    boolean round = passage.holdsAllRound();
    if (!round) {
      switch (facing) { // who looks straight on has nothing else before him
        case N -> last = theirs.top() - 1;
        case S -> first = theirs.bottom() - deep + 2;
        case W -> right = theirs.left() - 1;
        case E -> left = theirs.right() - wide + 2;
        default -> {}
      }
    }
    first = Math.max(first, frame.top());
    last = Math.min(last, frame.bottom());
    left = Math.max(left, frame.left());
    right = Math.min(right, frame.right());
    boolean plain = site.outlook().isPlain(theirs, left, first, right + wide - 1, last + deep - 1);
    for (int y = first; y <= last; y++) {
      for (int x = left; x <= right; x++) {
        int cell = frame.cell(x, y);
        if ((squares[cell] & WALL) == 0
            && theirs.feetTo(x, y, x + wide - 1, y + deep - 1) <= feet
            && (round || theirs.arc(facing, x, y, x + wide - 1, y + deep - 1) == Arc.FRONT)
            && (plain || site.outlook().sees(other, who, x, y))
            && holds.add(cell, hold, frame.size())) {
          squares[cell] |= HELD;
        }
      }
    }
  }

  /** Marks where he would be within reach of somebody. */
  void drawGoal(Aim aim) {
    Base target = aim.target();
    int far = aim.reach() / 5;
    int wide = frame.wide();
    int deep = frame.deep();
    goal.set(
        target.left() - far - wide + 1,
        target.top() - far - deep + 1,
        target.right() + far,
        target.bottom() + far);
    int last = Math.min(goal.bottom(), frame.bottom());
    int right = Math.min(goal.right(), frame.right());
    for (int y = Math.max(goal.top(), frame.top()); y <= last; y++) {
      for (int x = Math.max(goal.left(), frame.left()); x <= right; x++) {
        if (target.feetTo(x, y, x + wide - 1, y + deep - 1) <= aim.reach()) {
          squares[frame.cell(x, y)] |= GOAL;
        }
      }
    }
  }

  /** Marks the one place where he would be, a half square even if he closes up with nobody. */
  void drawGoal(int halvesAcross, int halvesDown) {
    goal.set(halvesAcross >> 1, halvesDown >> 1, (halvesAcross + 1) >> 1, (halvesDown + 1) >> 1);
    if (((halvesAcross | halvesDown) & 1) == 0) {
      mark(goal.left(), goal.top(), goal.right(), goal.bottom(), GOAL);
    } else {
      want(halvesAcross, halvesDown);
      gaps.drawGoal(halvesAcross, halvesDown);
    }
  }

  /** Lets a way end in a half square, if it is one, though he closes up with nobody there. */
  void want(int halvesAcross, int halvesDown) {
    if (small && ((halvesAcross ^ halvesDown) & 1) != 0) {
      gaps.add(halvesAcross, halvesDown);
    }
  }

  /**
   * The fewest steps that could lead from a cell to the goal, 0 if there is none. A gap may be a
   * goal from one square farther off.
   */
  int hope(int cell, int odd) {
    if (!goal.isSet()) {
      return 0;
    }
    int steps = goal.steps(frame.column(cell), frame.row(cell), odd);
    return gaps.areNone() ? steps : Math.max(0, steps - 1);
  }

  /** Marks every place of the going in a rectangle. */
  void mark(int fromX, int fromY, int toX, int toY, int what) {
    int right = Math.min(toX, frame.right());
    int bottom = Math.min(toY, frame.bottom());
    for (int y = Math.max(fromY, frame.top()); y <= bottom; y++) {
      for (int x = Math.max(fromX, frame.left()); x <= right; x++) {
        squares[frame.cell(x, y)] |= (byte) what;
      }
    }
  }

  /** Marks every place from which the mover's base would touch a rectangle. */
  private void markBefore(int left, int top, int right, int bottom, int what) {
    mark(left - frame.wide() + 1, top - frame.deep() + 1, right, bottom, what);
  }

  /** The drawing ends there though the map may not. */
  boolean isBorder(int cell) {
    int x = frame.column(cell);
    int y = frame.row(cell);
    return !frame.has(x, y) && site.ground().isInside(x, y);
  }

  /** Gathers where a way to the goal could end. */
  void gatherGoals(Pocket pocket) {
    pocket.clear(frame.size());
    int last = Math.min(goal.bottom(), frame.bottom());
    int right = Math.min(goal.right(), frame.right());
    for (int y = Math.max(goal.top(), frame.top()); y <= last; y++) {
      for (int x = Math.max(goal.left(), frame.left()); x <= right; x++) {
        int cell = frame.cell(x, y);
        if (is(cell, GOAL) && !is(cell, SOLID) && mayStop(cell)) {
          pocket.add(cell);
        }
      }
    }
    gaps.gatherGoals(pocket);
  }

  int what(int cell) {
    return squares[cell];
  }

  boolean is(int cell, int what) {
    return (squares[cell] & what) != 0;
  }

  /** The next cell that way. */
  int beyond(int cell, Facing way) {
    return cell + steps[way.ordinal()];
  }

  /** No corner of a wall is cut. A2.GAP.107 */
  boolean isRound(int cell, Facing way) {
    return !way.isDiagonal()
        || ((squares[cell + way.dx()] | squares[cell + way.dy() * frame.stride()]) & WALL) == 0;
  }

  /** A step that way leads into a cell that is not solid, corners aside. */
  boolean mayEnter(int what, int there, Facing way) {
    return (what & DOUBTFUL) == 0
        || ((what & OVER) == 0
                || lanes.lead(
                    frame.column(there), frame.row(there), frame.wide(), frame.deep(), way))
            && ((what & HELD) == 0 || mayStop(there)); // A2.ENGAGE.23
  }

  /** The ground between a cell and the one before is too steep for a step that way. */
  boolean isSteep(int there, Facing way) {
    return sloped && tread.isSteep(there, there - steps[way.ordinal()]);
  }

  /** A way can end in a cell. */
  boolean mayStop(int cell) {
    int what = squares[cell];
    if ((what & (WALL | TOUCHED)) == 0) {
      return true;
    }
    Combatant who = Objects.requireNonNull(mover);
    int across = 2 * frame.column(cell);
    int down = 2 * frame.row(cell);
    return (what & WALL) == 0
        && site.room().isFor(who, Places.laid(who, across, down, bodies.facing(who)), passage);
  }
}
