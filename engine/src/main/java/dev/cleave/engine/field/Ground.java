package dev.cleave.engine.field;

import java.util.Arrays;
import java.util.List;

/** The drawn map: walls and what gives cover, square by square. It does not change in a fight. */
public final class Ground {

  /** The largest map: more squares than this are refused before anything is drawn. */
  public static final int MOST = 1000;

  private static final byte WALL = -1;

  private final int width;
  private final int height;
  private final byte[] squares;

  private Ground(int width, int height, byte[] squares) {
    this.width = width;
    this.height = height;
    this.squares = squares;
  }

  public static Ground open(int width, int height) {
    return new Ground(width, height, new byte[width * height]);
  }

  /**
   * Reads a drawing: {@code #} is a wall, {@code .} or a space is open, digits 1 to 4 are cover of
   * that grade. Rows run from north to south; short rows are open at the end.
   */
  public static Ground drawn(List<String> rows) {
    int width = rows.stream().mapToInt(String::length).max().orElse(0);
    var squares = new byte[width * rows.size()];
    Arrays.fill(squares, (byte) 0);
    for (int y = 0; y < rows.size(); y++) {
      String row = rows.get(y);
      for (int x = 0; x < row.length(); x++) {
        squares[y * width + x] = read(row.charAt(x));
      }
    }
    return new Ground(width, rows.size(), squares);
  }

  /** Whether a character may stand in a drawing. */
  public static boolean isLegend(char sign) {
    return sign == '#' || sign == '.' || sign == ' ' || (sign >= '1' && sign <= '4');
  }

  private static byte read(char sign) {
    return switch (sign) {
      case '#' -> WALL;
      case '1', '2', '3', '4' -> (byte) (sign - '0');
      default -> 0;
    };
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
    return !isInside(x, y) || squares[y * width + x] == WALL;
  }

  /** The grade of cover in a square, 0 for none. */
  public int cover(int x, int y) {
    return isInside(x, y) ? Math.max(0, squares[y * width + x]) : 0;
  }
}
