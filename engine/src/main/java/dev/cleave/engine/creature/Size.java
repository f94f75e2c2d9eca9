package dev.cleave.engine.creature;

import java.util.Locale;

/** How big a creature is, smallest first; the order is the rank rules compare. */
public enum Size {
  TINY(1, 1),
  SMALL(1, 1),
  MAN_SIZED(1, 1),
  LARGE(1, 2),
  HUGE(2, 2),
  GIGANTIC(3, 4),
  COLOSSAL(6, 10);

  private final int frontage;
  private final int depth;

  Size(int frontage, int depth) {
    this.frontage = frontage;
    this.depth = depth;
  }

  /** Squares abreast, unless the sheet says otherwise. */
  public int frontage() {
    return frontage;
  }

  /** Squares from front to back, unless the sheet says otherwise. */
  public int depth() {
    return depth;
  }

  public int rank() {
    return ordinal();
  }

  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
