package dev.cleave.engine.field;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The drawn map: walls, what gives cover, and how high it lies, square by square. It does not
 * change in a fight.
 */
public final class Ground {

  /** The largest map: more squares than this are refused before anything is drawn. */
  public static final int MOST = 1000;

  private static final int STOREY = 5;

  private final int width;
  private final int height;
  private final byte[] walls;
  private final byte[] covers;
  private final byte[] heights;
  private final int[] wallsAbove;
  private final boolean flat;
  private final Water water;
  private final Scenery scenery;
  private final List<Square> doors;
  private final List<Square> openDoors;

  private Ground(
      int width,
      int height,
      List<String> rows,
      List<String> heights,
      Water water,
      Scenery scenery) {
    this.width = width;
    this.height = height;
    this.walls = new byte[width * height];
    this.covers = new byte[width * height];
    this.heights = new byte[width * height];
    var shut = new ArrayList<Square>();
    var open = new ArrayList<Square>();
    boolean level = true;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        char sign = sign(rows, x, y);
        int cell = y * width + x;
        walls[cell] = (byte) (sign == '#' ? 1 : 0);
        covers[cell] = (byte) (sign >= '1' && sign <= '4' ? sign - '0' : 0);
        char high = sign(heights, x, y);
        this.heights[cell] = (byte) (high >= '1' && high <= '9' ? (high - '0') * STOREY : 0);
        level &= this.heights[cell] == 0;
        if (sign == '+' || sign == '\'') {
          shut.add(Square.of(x, y));
        }
        if (sign == '\'') {
          open.add(Square.of(x, y));
        }
      }
    }
    this.flat = level;
    this.water = water;
    this.scenery = scenery;
    this.doors = List.copyOf(shut);
    this.openDoors = List.copyOf(open);
    this.wallsAbove = summed();
  }

  private static char sign(List<String> rows, int x, int y) {
    return y < rows.size() && x < rows.get(y).length() ? rows.get(y).charAt(x) : '.';
  }

  /** Walls above and left of each corner, so that those in a rectangle need not be counted. */
  private int[] summed() {
    var sums = new int[(width + 1) * (height + 1)];
    for (int y = 0; y < height; y++) {
      int row = 0;
      for (int x = 0; x < width; x++) {
        row += walls[y * width + x];
        sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row;
      }
    }
    return sums;
  }

  public static Ground open(int width, int height) {
    return new Ground(width, height, List.of(), List.of(), Water.NONE, Scenery.NONE);
  }

  /**
   * Reads a drawing: {@code #} is a wall, {@code .} or a space is open, digits 1 to 4 are cover of
   * that grade, {@code +} is a shut door and {@code '} an open one. Rows run from north to south;
   * short rows are open at the end. Doors are floor here: the scenario hangs them.
   */
  public static Ground drawn(List<String> rows) {
    return drawn(rows, List.of());
  }

  /**
   * A drawing of hills as well: a digit says how many times five feet its square lies above the
   * common ground, {@code .} and a space are level with it.
   */
  public static Ground drawn(List<String> rows, List<String> heights) {
    return drawn(rows, heights, Water.NONE);
  }

  /** The same with water in it. */
  public static Ground drawn(List<String> rows, List<String> heights, Water water) {
    return drawn(rows, heights, water, Scenery.NONE);
  }

  /** The same, dressed. */
  public static Ground drawn(
      List<String> rows, List<String> heights, Water water, Scenery scenery) {
    int width = rows.stream().mapToInt(String::length).max().orElse(0);
    return new Ground(width, rows.size(), rows, heights, water, scenery);
  }

  /** Signs that may stand in a drawing. */
  public static boolean isLegend(char sign) {
    return "#. +'".indexOf(sign) >= 0 || (sign >= '1' && sign <= '4');
  }

  public int width() {
    return width;
  }

  public int height() {
    return height;
  }

  public boolean isInside(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height;
  }

  public boolean isWall(int x, int y) {
    return !isInside(x, y) || walls[y * width + x] != 0;
  }

  /** The grade of cover in a square, 0 for none. */
  public int cover(int x, int y) {
    return isInside(x, y) ? covers[y * width + x] : 0;
  }

  /** Feet of a square above the common ground. */
  public int height(int x, int y) {
    return isInside(x, y) ? heights[y * width + x] : 0;
  }

  public Water water() {
    return water;
  }

  /** How it looks besides. */
  public Scenery scenery() {
    return scenery;
  }

  /** Feet of the highest square of a rectangle. */
  int highest(int left, int top, int right, int bottom) {
    int highest = 0;
    for (int y = top; y <= bottom; y++) {
      for (int x = left; x <= right; x++) {
        highest = Math.max(highest, height(x, y));
      }
    }
    return highest;
  }

  /** A wall ends so many squares from a base, or less, with open ground on two sides of it. */
  boolean hasCorner(Base base, int squares) {
    for (int y = base.top() - squares; y <= base.bottom() + squares; y++) {
      for (int x = base.left() - squares; x <= base.right() + squares; x++) {
        if (isInside(x, y)
            && isWall(x, y)
            && (isFloor(x - 1, y) || isFloor(x + 1, y))
            && (isFloor(x, y - 1) || isFloor(x, y + 1))) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isFloor(int x, int y) {
    return isInside(x, y) && !isWall(x, y);
  }

  /** Squares with a door drawn in them, row by row. */
  public List<Square> doors() {
    return doors;
  }

  public boolean isDrawnOpen(Square door) {
    return openDoors.contains(door);
  }

  boolean isFlat() {
    return flat;
  }

  /** Of a rectangle inside the map. */
  boolean hasWall(int left, int top, int right, int bottom) {
    int stride = width + 1;
    return wallsAbove[(bottom + 1) * stride + right + 1]
            - wallsAbove[top * stride + right + 1]
            - wallsAbove[(bottom + 1) * stride + left]
            + wallsAbove[top * stride + left]
        != 0;
  }

  /** The squares with walls, row by row. */
  BitSet walls() {
    var all = new BitSet(walls.length);
    for (int i = 0; i < walls.length; i++) {
      all.set(i, walls[i] != 0);
    }
    return all;
  }

  /** Something on the map bars sight. */
  public boolean hasWalls() {
    return hasWall(0, 0, width - 1, height - 1);
  }

  /** Copies the walls of a row, 1 for each. */
  void copyWalls(int x, int y, int columns, byte[] to, int at) {
    System.arraycopy(walls, y * width + x, to, at, columns);
  }
}
