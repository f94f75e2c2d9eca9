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

  /** What keeps everybody out. */
  static final int SOLID = WALL | BARRED;

  private static final int DOUBTFUL = OVER | HELD;

  private static final Facing[] COMPASS = Facing.values();

  final Gaps gaps = new Gaps();
  private final Lanes lanes = new Lanes();
  private final Goal goal = new Goal();
  private final Battlemap map;
  private @Nullable Combatant mover;
  private Passage passage = (who, other) -> false;
  private final int[] steps = new int[COMPASS.length];
  private byte[] squares = {};
  private short[] holds = {};
  private int left;
  private int top;
  private int columns;
  private int rows;
  private int stride;
  private int wide = 1;
  private int deep = 1;
  private boolean small;
  private boolean holding;

  Going(Battlemap map) {
    this.map = map;
  }

  /** Draws the going round a place from which somebody sets out with so many five-foot steps. */
  void draw(Combatant who, int halvesAcross, int halvesDown, int most, Passage how) {
    drawSquares(who, halvesAcross, halvesDown, most, how);
    if (small) {
      gaps.find(map, who, this, how, near(1));
    }
  }

  /** The same but for half squares, of which only those at a goal are wanted. */
  void drawSquares(Combatant who, int halvesAcross, int halvesDown, int most, Passage how) {
    mover = who;
    passage = how;
    Base lie = map.lie(who);
    wide = lie.columns();
    deep = lie.rows();
    small = lie.isSmall();
    Ground ground = map.ground();
    int far = Math.min(most, Math.max(ground.width(), ground.height()));
    left = Math.max(0, (halvesAcross >> 1) - far);
    top = Math.max(0, (halvesDown >> 1) - far);
    columns = Math.min(ground.width() - 1, ((halvesAcross + 1) >> 1) + far) - left + 1;
    rows = Math.min(ground.height() - 1, ((halvesDown + 1) >> 1) + far) - top + 1;
    stride = columns + 2;
    for (int i = 0; i < steps.length; i++) {
      steps[i] = COMPASS[i].dy() * stride + COMPASS[i].dx();
    }
    drawGround(ground);
    drawDoors();
    gaps.clear(size());
    drawBodies(who);
  }

  /**
   * Finds the half squares from which one is within reach of somebody. Others are the end of no way
   * there, and it only matters whether there are any.
   */
  void drawGapsAt(Base target, int reach) {
    if (!small) {
      return;
    }
    Combatant who = Objects.requireNonNull(mover);
    int far = reach / 5 + 2;
    gaps.find(
        map,
        who,
        this,
        passage,
        map.near(
            target.left() - far, target.top() - far, target.right() + far, target.bottom() + far));
  }

  /** Whether any half square would have been found, but for those that were not looked for. */
  void lookForGaps() {
    if (small && gaps.size() == 0) {
      gaps.lookFor(map, Objects.requireNonNull(mover), this, passage, near(1));
    }
  }

  private void drawGround(Ground ground) {
    if (squares.length < size()) {
      squares = new byte[size()];
      holds = new short[size()];
    }
    holding = false;
    goal.clear();
    lanes.clear(left, top, columns + wide, rows + deep);
    Arrays.fill(squares, 0, stride, (byte) WALL);
    Arrays.fill(squares, size() - stride, size(), (byte) WALL);
    for (int y = 0; y < rows; y++) {
      int at = (y + 1) * stride;
      squares[at] = WALL;
      squares[at + stride - 1] = WALL;
      if (small) {
        ground.copyWalls(left, top + y, columns, squares, at + 1);
      } else {
        drawRow(ground, top + y, at + 1);
      }
    }
  }

  private void drawRow(Ground ground, int y, int at) {
    for (int x = left; x < left + columns; x++) {
      boolean open =
          x + wide <= ground.width()
              && y + deep <= ground.height()
              && !ground.hasWall(x, y, x + wide - 1, y + deep - 1);
      squares[at + x - left] = (byte) (open ? 0 : WALL);
    }
  }

  private void drawDoors() {
    Fixtures fixtures = map.fixtures();
    for (int i = 0; i < fixtures.size(); i++) {
      Feature feature = fixtures.feature(i);
      if (feature.blocks()) {
        Square at = fixtures.square(i);
        int right = at.column() + feature.columns() - 1;
        int bottom = at.row() + feature.rows() - 1;
        mark(at.column() - wide + 1, at.row() - deep + 1, right, bottom, WALL);
      }
    }
  }

  private void drawBodies(Combatant who) {
    int feet = passage.holdFeet();
    for (int i : near(feet / 5)) {
      Combatant other = map.combatant(i);
      if (other == who || !map.stands(other)) {
        continue;
      }
      Base lie = map.lie(other);
      if (!isNear(lie, feet / 5) || passage.overlooks(who, other)) {
        continue;
      }
      int what = TOUCHED;
      if (!passage.through(who, other)) {
        what |= !small && passage.over(who, other) ? OVER : BARRED;
      }
      mark(lie.left() - wide + 1, lie.top() - deep + 1, lie.right(), lie.bottom(), what);
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
    Facing facing = map.facing(straddler);
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
    for (int i : map.near(column, row, column, row)) {
      Combatant other = map.combatant(i);
      if (other != who
          && other != straddler
          && map.stands(other)
          && map.lie(other).fills(column, row)
          && !passage.overlooks(who, other)) {
        return true;
      }
    }
    return false;
  }

  /** The squares before somebody in which he holds the mover. A2.ENGAGE.17, A2.ENGAGE.19 */
  private void drawHold(Combatant who, Combatant other, int hold, int feet) {
    if (!holding) {
      holding = true;
      Arrays.fill(holds, 0, size(), (short) 0);
    }
    Base theirs = map.counted(other);
    Facing facing = map.facing(other);
    int far = feet / 5;
    int last = Math.min(theirs.bottom() + far, top + rows - 1);
    int right = Math.min(theirs.right() + far, left + columns - 1);
    for (int y = Math.max(theirs.top() - far - deep + 1, top); y <= last; y++) {
      for (int x = Math.max(theirs.left() - far - wide + 1, left); x <= right; x++) {
        int cell = cell(x, y);
        if ((squares[cell] & WALL) == 0
            && theirs.feetTo(x, y, x + wide - 1, y + deep - 1) <= feet
            && (passage.holdsAllRound()
                || theirs.arc(facing, x, y, x + wide - 1, y + deep - 1) == Arc.FRONT)
            && map.sees(other, who, x, y)) {
          holds[cell] = (short) Math.min(Passage.WHOLE, holds[cell] + hold);
          squares[cell] |= (byte) (holds[cell] >= Passage.WHOLE ? HELD : 0);
        }
      }
    }
  }

  /** Marks where he would be within reach of somebody. */
  void drawGoal(Base target, int reach) {
    int far = reach / 5;
    goal.set(
        target.left() - far - wide + 1,
        target.top() - far - deep + 1,
        target.right() + far,
        target.bottom() + far);
    int last = Math.min(goal.bottom(), top + rows - 1);
    int right = Math.min(goal.right(), left + columns - 1);
    for (int y = Math.max(goal.top(), top); y <= last; y++) {
      for (int x = Math.max(goal.left(), left); x <= right; x++) {
        if (target.feetTo(x, y, x + wide - 1, y + deep - 1) <= reach) {
          squares[cell(x, y)] |= GOAL;
        }
      }
    }
    gaps.drawGoal(target, reach, map.facing(Objects.requireNonNull(mover)));
  }

  /** Marks the one place where he would be, a half square even if he closes up with nobody. */
  void drawGoal(int halvesAcross, int halvesDown) {
    goal.set(halvesAcross >> 1, halvesDown >> 1, (halvesAcross + 1) >> 1, (halvesDown + 1) >> 1);
    if (((halvesAcross | halvesDown) & 1) == 0) {
      mark(goal.left(), goal.top(), goal.right(), goal.bottom(), GOAL);
    } else {
      want(halvesAcross, halvesDown);
      gaps.drawGoal(this, halvesAcross, halvesDown);
    }
  }

  /** Lets a way end in a half square, if it is one, though he closes up with nobody there. */
  void want(int halvesAcross, int halvesDown) {
    if (small && ((halvesAcross ^ halvesDown) & 1) != 0) {
      gaps.add(map, Objects.requireNonNull(mover), this, halvesAcross, halvesDown, passage);
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
    int steps = goal.steps(column(cell), row(cell), odd);
    return gaps.areNone() ? steps : Math.max(0, steps - 1);
  }

  /** Marks every place of the going in a rectangle. */
  void mark(int fromX, int fromY, int toX, int toY, int what) {
    int right = Math.min(toX, left + columns - 1);
    int bottom = Math.min(toY, top + rows - 1);
    for (int y = Math.max(fromY, top); y <= bottom; y++) {
      for (int x = Math.max(fromX, left); x <= right; x++) {
        squares[cell(x, y)] |= (byte) what;
      }
    }
  }

  /** Cells of the drawing, with a border of wall all round. */
  int size() {
    return stride * (rows + 2);
  }

  int left() {
    return left;
  }

  int top() {
    return top;
  }

  int columns() {
    return columns;
  }

  int rows() {
    return rows;
  }

  /** Whether a body is so many squares from where the mover's base could come to lie, or nearer. */
  boolean isNear(Base lie, int far) {
    return lie.right() >= left - far
        && lie.left() < left + columns + wide + far
        && lie.bottom() >= top - far
        && lie.top() < top + rows + deep + far;
  }

  /** Everybody of whom that is true and perhaps others, in order. */
  int[] near(int far) {
    return map.near(left - far, top - far, left + columns + wide + far, top + rows + deep + far);
  }

  boolean has(int x, int y) {
    return x >= left && y >= top && x < left + columns && y < top + rows;
  }

  /** Whether the drawing ends there though the map may not. */
  boolean isBorder(int cell) {
    Ground ground = map.ground();
    int x = column(cell);
    int y = row(cell);
    return !has(x, y) && ground.isInside(x, y);
  }

  /** Gathers where a way to the goal could end. */
  void gatherGoals(Pocket pocket) {
    pocket.clear(size());
    int last = Math.min(goal.bottom(), top + rows - 1);
    int right = Math.min(goal.right(), left + columns - 1);
    for (int y = Math.max(goal.top(), top); y <= last; y++) {
      for (int x = Math.max(goal.left(), left); x <= right; x++) {
        int cell = cell(x, y);
        if (is(cell, GOAL) && !is(cell, SOLID) && mayStop(cell)) {
          pocket.add(cell);
        }
      }
    }
    gaps.gatherGoals(pocket);
  }

  /** Whether a square is in the drawing or in the border round it. */
  boolean isFramed(int x, int y) {
    return x >= left - 1 && y >= top - 1 && x <= left + columns && y <= top + rows;
  }

  int cell(int x, int y) {
    return (y - top + 1) * stride + x - left + 1;
  }

  int column(int cell) {
    return cell % stride - 1 + left;
  }

  int row(int cell) {
    return cell / stride - 1 + top;
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
        || ((squares[cell + way.dx()] | squares[cell + way.dy() * stride]) & WALL) == 0;
  }

  /** Whether a step that way leads into a cell that is not solid, corners aside. */
  boolean mayEnter(int what, int there, Facing way) {
    return (what & DOUBTFUL) == 0
        || ((what & OVER) == 0 || lanes.lead(column(there), row(there), wide, deep, way))
            && ((what & HELD) == 0 || mayStop(there)); // A2.ENGAGE.23
  }

  /** Whether a way can end in a cell. */
  boolean mayStop(int cell) {
    int what = squares[cell];
    if ((what & (WALL | TOUCHED)) == 0) {
      return true;
    }
    Combatant who = Objects.requireNonNull(mover);
    return (what & WALL) == 0
        && map.mayStop(
            who, Places.laid(who, 2 * column(cell), 2 * row(cell), map.facing(who)), passage);
  }
}
