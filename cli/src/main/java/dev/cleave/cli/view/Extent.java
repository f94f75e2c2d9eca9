package dev.cleave.cli.view;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Battlemap;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;

/** The squares of a map from one corner to the other, both counted in. */
record Extent(int left, int top, int right, int bottom) {

  static Extent whole(Battlemap map) {
    return new Extent(0, 0, map.ground().width() - 1, map.ground().height() - 1);
  }

  /** The squares somebody stands on, straddled ones too. */
  static Extent of(Battlemap map, Combatant who) {
    Square spot = (Square) map.spot(who);
    return new Extent(
        spot.column(),
        spot.row(),
        (spot.halvesAcross() + across(map, who) * 2 - 1) >> 1,
        (spot.halvesDown() + down(map, who) * 2 - 1) >> 1);
  }

  static Extent of(Square square) {
    return new Extent(square.column(), square.row(), square.column(), square.row());
  }

  /** Squares from west to east of somebody's base as it lies now. */
  static int across(Battlemap map, Combatant who) {
    return isSideways(map, who) ? who.sheet().depth() : who.sheet().frontage();
  }

  /** Squares from north to south of somebody's base as it lies now. */
  static int down(Battlemap map, Combatant who) {
    return isSideways(map, who) ? who.sheet().frontage() : who.sheet().depth();
  }

  private static boolean isSideways(Battlemap map, Combatant who) {
    Facing facing = map.facing(who);
    return facing == Facing.E || facing == Facing.W;
  }

  int columns() {
    return right - left + 1;
  }

  int rows() {
    return bottom - top + 1;
  }

  boolean holds(int column, int row) {
    return column >= left && column <= right && row >= top && row <= bottom;
  }

  boolean holds(Extent other) {
    return holds(other.left, other.top) && holds(other.right, other.bottom);
  }

  Extent with(Extent other) {
    return new Extent(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }
}
