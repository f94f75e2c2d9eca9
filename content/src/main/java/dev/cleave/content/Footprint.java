package dev.cleave.content;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Ground;

/** The rectangle somebody is to stand on, in half squares. */
record Footprint(int across, int down, int width, int height) {

  static Footprint of(Creature sheet, Position at, Facing facing) {
    boolean sideways = facing == Facing.E || facing == Facing.W;
    int wide = sideways ? sheet.depth() : sheet.frontage();
    int deep = sideways ? sheet.frontage() : sheet.depth();
    return new Footprint(at.across(), at.down(), wide * 2, deep * 2);
  }

  boolean isInside(Ground ground) {
    return across >= 0
        && down >= 0
        && across + width <= ground.width() * 2
        && down + height <= ground.height() * 2;
  }

  boolean isOnWall(Ground ground) {
    for (int row = down >> 1; row <= (down + height - 1) >> 1; row++) {
      for (int column = across >> 1; column <= (across + width - 1) >> 1; column++) {
        if (ground.isWall(column, row)) {
          return true;
        }
      }
    }
    return false;
  }

  /** By more than half a square each way: men in a tight line overlap by just half. */
  boolean overlaps(Footprint other) {
    int wide =
        Math.min(across + width, other.across + other.width) - Math.max(across, other.across);
    int deep = Math.min(down + height, other.down + other.height) - Math.max(down, other.down);
    return wide > 1 && deep > 1;
  }
}
