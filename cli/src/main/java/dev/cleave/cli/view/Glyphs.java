package dev.cleave.cli.view;

import dev.cleave.engine.field.Facing;

/** The signs a map is drawn with; where a terminal lacks them, signs that any keyboard has. */
enum Glyphs {
  DRAWN("↑↗→↘↓↙←↖", '·', '█', "░▒▓▤", "⇄", "→"),
  TYPED("^'>.v,<`", '.', '#', "1234", "<->", "->");

  private static final int STANDING = 5;
  private static final String CORNERS = "┌┐└┘";

  private final String arrows;
  private final char open;
  private final char wall;
  private final String cover;
  private final String mutual;
  private final String oneWay;

  Glyphs(String arrows, char open, char wall, String cover, String mutual, String oneWay) {
    this.arrows = arrows;
    this.open = open;
    this.wall = wall;
    this.cover = cover;
    this.mutual = mutual;
    this.oneWay = oneWay;
  }

  static Glyphs of(boolean plain) {
    return plain ? TYPED : DRAWN;
  }

  char arrow(Facing facing) {
    return arrows.charAt(facing.ordinal());
  }

  char open() {
    return open;
  }

  /** Shallow enough for a man to stand in, or not. */
  char water(int depth) {
    return depth > STANDING ? this == DRAWN ? '≈' : '=' : '~';
  }

  char wall() {
    return wall;
  }

  char cover(int grade) {
    return cover.charAt(grade - 1);
  }

  /** Each engages the other. */
  String mutual() {
    return mutual;
  }

  /** Only the one engages the other. */
  String oneWay() {
    return oneWay;
  }

  char across() {
    return this == DRAWN ? '─' : '-';
  }

  char down() {
    return this == DRAWN ? '│' : '|';
  }

  /** The edge of a base that looks at the enemy. */
  char front(Facing facing) {
    return this == TYPED ? arrow(facing) : facing.dx() == 0 ? '═' : '║';
  }

  /** The corners of a base, row by row, whose front is drawn double. */
  String corners(Facing facing) {
    if (this == TYPED) {
      return "++++";
    }
    return switch (facing) {
      case N -> "╒╕└┘";
      case E -> "┌╖└╜";
      case S -> "┌┐╘╛";
      case W -> "╓┐╙┘";
      case NE, SE, SW, NW -> CORNERS;
    };
  }

  /** The corners of a base that has no front any more. */
  String corners() {
    return this == TYPED ? "++++" : CORNERS;
  }
}
