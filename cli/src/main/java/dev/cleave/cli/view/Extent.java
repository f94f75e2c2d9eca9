package dev.cleave.cli.view;

import dev.cleave.engine.battle.Combatant;
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
    Facing facing = map.facing(who);
    boolean sideways = facing == Facing.E || facing == Facing.W;
    int across = sideways ? who.sheet().depth() : who.sheet().frontage();
    int down = sideways ? who.sheet().frontage() : who.sheet().depth();
    return new Extent(
        spot.column(),
        spot.row(),
        (spot.halvesAcross() + across * 2 - 1) >> 1,
        (spot.halvesDown() + down * 2 - 1) >> 1);
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

  Extent with(Extent other) {
    return new Extent(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  /**
   * A piece of this no larger than so many squares, with the other piece in the middle as far as it
   * goes.
   */
  Extent around(Extent other, int mostColumns, int mostRows) {
    int wide = Math.min(columns(), mostColumns);
    int deep = Math.min(rows(), mostRows);
    int x = Math.clamp((other.left + other.right - wide) / 2 + 1, left, right - wide + 1);
    int y = Math.clamp((other.top + other.bottom - deep) / 2 + 1, top, bottom - deep + 1);
    return new Extent(x, y, x + wide - 1, y + deep - 1);
  }
}
