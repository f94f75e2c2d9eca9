package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.creature.Template;
import java.util.ArrayList;
import java.util.List;

/**
 * An area laid on a map, square by square. A square is in it if its middle is; whoever stands in
 * one such square is caught, unless something solid stands between. Lengths are counted as any
 * distance on the map is, widths by the ruler.
 */
final class Swath {

  private final Site site;
  private final Template area;
  private final Combatant from;
  private final Square at;
  private final Base start;
  private final int fromX;
  private final int fromY;
  private final long alongX;
  private final long alongY;

  Swath(Site site, Template area, Combatant from, Square at) {
    this.site = site;
    this.area = area;
    this.from = from;
    this.at = at;
    Base hand = site.bodies().counted(from);
    this.start = area.isFromHand() ? hand : Base.of(at);
    this.fromX = hand.middleX();
    this.fromY = hand.middleY();
    this.alongX = at.halvesAcross() + 1L - fromX;
    this.alongY = at.halvesDown() + 1L - fromY;
  }

  boolean catches(Combatant whom) {
    Base there = site.bodies().counted(whom);
    if (area.is(Template.Shape.BURST)) {
      return start.feetTo(there) <= area.feet() && site.outlook().isSeen(whom, at);
    }
    if (whom == from || !isSeen(whom)) {
      return false;
    }
    for (int row = there.top(); row <= there.bottom(); row++) {
      for (int column = there.left(); column <= there.right(); column++) {
        if (covers(column, row)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isSeen(Combatant whom) {
    return area.isFromHand() ? site.outlook().sees(from, whom) : site.outlook().isSeen(whom, at);
  }

  List<Spot> squares() {
    int reach = area.feet() / Field.BESIDE;
    var squares = new ArrayList<Spot>();
    for (int row = start.top() - reach; row <= start.bottom() + reach; row++) {
      for (int column = start.left() - reach; column <= start.right() + reach; column++) {
        var square = Square.of(column, row);
        boolean beside = !area.isFromHand() || !start.covers(column, row);
        if (beside
            && site.ground().isInside(column, row)
            && !site.ground().hasWall(column, row, column, row)
            && covers(column, row)
            && site.outlook().isOpen(start, square)) {
          squares.add(square);
        }
      }
    }
    return squares;
  }

  private boolean covers(int column, int row) {
    if (start.feetTo(column, row, column, row) > area.feet()) {
      return false;
    }
    long x = 2L * column + 1 - fromX;
    long y = 2L * row + 1 - fromY;
    long ahead = x * alongX + y * alongY;
    long aside = Math.abs(x * alongY - y * alongX);
    long squared = alongX * alongX + alongY * alongY;
    return switch (area.shape()) {
      case BURST -> true;
      case CONE -> ahead > 0 && 2L * area.feet() * aside <= area.width() * ahead;
      case LINE -> ahead > 0 && isBeside(aside, squared);
      case BOLT -> isBeyond(squared - ahead, squared) && isBeside(aside, squared);
      case WALL -> isTouched(squared - ahead) && isShort(aside, squared);
    };
  }

  /** Not nearer to the caster than the point by more than half a square. */
  private static boolean isBeyond(long lacks, long squared) {
    return lacks <= 0 || lacks * lacks <= squared;
  }

  /** A line across the way there goes through the square, or along its edge: it lets nobody by. */
  private boolean isTouched(long lacks) {
    return Math.abs(lacks) <= Math.abs(alongX) + Math.abs(alongY);
  }

  /** Nearer to the point than half the length of a wall. */
  private boolean isShort(long aside, long squared) {
    return 25 * aside * aside < (long) area.feet() * area.feet() * squared;
  }

  /** No farther from the middle of the line than half its width. */
  private boolean isBeside(long aside, long squared) {
    return 25 * aside * aside <= (long) area.width() * area.width() * squared;
  }
}
