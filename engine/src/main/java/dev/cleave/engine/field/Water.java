package dev.cleave.engine.field;

import java.util.List;

/** The water of a map: how deep it is, square by square, and all that makes it hard to swim in. */
public final class Water {

  /** Dry land. */
  public static final Water NONE = new Water(0, new short[0], List.of());

  private static final int TENS = 10;

  private final int width;
  private final short[] depths;
  private final List<String> hardships;

  private Water(int width, short[] depths, List<String> hardships) {
    this.width = width;
    this.depths = depths;
    this.hardships = hardships;
  }

  /**
   * Reads a drawing of the same size as a map or smaller.
   *
   * @param hardships such as cold, rough or fast
   */
  public static Water drawn(List<String> rows, List<String> hardships) {
    int wide = rows.stream().mapToInt(String::length).max().orElse(0);
    var depths = new short[wide * rows.size()];
    boolean wet = false;
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        int feet = Math.max(0, feet(rows.get(y).charAt(x)));
        depths[y * wide + x] = (short) feet;
        wet |= feet > 0;
      }
    }
    return wet ? new Water(wide, depths, List.copyOf(hardships)) : NONE;
  }

  /** Feet a sign stands for: 1 to 9, or A for ten, B for twenty and so on; -1 if it is none. */
  public static int feet(char sign) {
    if (sign == '.' || sign == ' ') {
      return 0;
    }
    if (sign >= '0' && sign <= '9') {
      return sign - '0';
    }
    return sign >= 'A' && sign <= 'Z' ? TENS * (sign - 'A' + 1) : -1;
  }

  /** The sign for so many feet. */
  public static char sign(int feet) {
    if (feet == 0) {
      return '.';
    }
    return (char) (feet < TENS ? '0' + feet : 'A' + feet / TENS - 1);
  }

  public boolean isAny() {
    return width > 0;
  }

  /** Feet of water in a square. */
  public int depth(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < depths.length / width ? depths[y * width + x] : 0;
  }

  public List<String> hardships() {
    return hardships;
  }

  /** Feet in the shallowest square of a rectangle: a big body stands where any of it can. */
  int shallowest(int left, int top, int right, int bottom) {
    int least = Integer.MAX_VALUE;
    for (int y = top; y <= bottom; y++) {
      for (int x = left; x <= right; x++) {
        least = Math.min(least, depth(x, y));
      }
    }
    return least;
  }

  /** Feet of it under a base. */
  int under(Base base) {
    return isAny() ? shallowest(base.left(), base.top(), base.right(), base.bottom()) : 0;
  }
}
