package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import java.util.Arrays;
import java.util.List;

/**
 * How far from his enemies somebody gets by running straight on. What cannot lead farther than that
 * need not be looked at, and of the ways of one who runs from his enemies most lead back to them.
 */
final class Escape {

  private static final Facing[] COMPASS = Facing.values();

  /** Each second diagonal counts double, but not which; and a half square lies half beyond. */
  private static final int MARGIN = 10;

  private static final int UNKNOWN = -1;

  private final Going going;
  private Base[] enemies = {};
  private int[] gaps = {};
  private int columns;
  private int rows;
  private int most;
  private int sure;
  private boolean set;

  Escape(Going going) {
    this.going = going;
  }

  void clear() {
    set = false;
  }

  /** Over ground that has been drawn for him, with so many five-foot steps. */
  void set(Combatant mover, List<Combatant> from, Bodies bodies, int steps) {
    Base lie = bodies.lie(mover);
    enemies = new Base[from.size()];
    for (int i = 0; i < enemies.length; i++) {
      enemies[i] = bodies.counted(from.get(i));
    }
    columns = lie.columns();
    rows = lie.rows();
    most = steps;
    sure = 0;
    var ray = new Ray(going);
    for (Facing way : COMPASS) {
      List<Leg> legs = ray.legs(lie, way, steps);
      if (!legs.isEmpty()) {
        Leg end = legs.getLast();
        sure = Math.max(sure, gap(end.halvesAcross() >> 1, end.halvesDown() >> 1));
      }
    }
    gaps = gaps.length < going.frame.size() ? new int[going.frame.size()] : gaps;
    Arrays.fill(gaps, 0, going.frame.size(), UNKNOWN);
    set = true;
  }

  /** Whoever has come to a cell with so many steps behind him gets no farther than straight on. */
  boolean isInVain(int cell, int spent) {
    if (!set) {
      return false;
    }
    if (gaps[cell] == UNKNOWN) {
      gaps[cell] = gap(going.frame.column(cell), going.frame.row(cell));
    }
    return gaps[cell] + 5 * (most - spent) + MARGIN < sure;
  }

  private int gap(int column, int row) {
    int least = Integer.MAX_VALUE;
    for (Base enemy : enemies) {
      least = Math.min(least, enemy.feetTo(column, row, column + columns - 1, row + rows - 1));
    }
    return least;
  }
}
