package dev.cleave.engine.field;

import java.util.List;

/**
 * How a map looks beyond what its rules need: trees, a road, rubble. It is only drawn; nobody is
 * hindered or hidden by it.
 *
 * @param rows a sign a square, from north to south; rows may be short, and there may be none
 * @param border what goes on beyond the map, or nothing where nobody said
 */
public record Scenery(List<String> rows, String border) {

  /** A map nobody has dressed. */
  public static final Scenery NONE = new Scenery(List.of(), "");

  private static final String SIGNS = "T=*,>-~o";

  /** What may go on beyond a map. */
  public static final List<String> BORDERS = List.of("wood", "rock", "water", "plain");

  public Scenery {
    rows = List.copyOf(rows);
  }

  /** Signs that may stand in such a drawing, besides open ground. */
  public static boolean isLegend(char sign) {
    return SIGNS.indexOf(sign) >= 0;
  }

  /** The sign of a square, {@code .} where nothing is drawn. */
  public char sign(int x, int y) {
    char sign = y < rows.size() && x < rows.get(y).length() ? rows.get(y).charAt(x) : '.';
    return sign == ' ' ? '.' : sign;
  }

  public boolean isAny() {
    return !rows.isEmpty();
  }
}
