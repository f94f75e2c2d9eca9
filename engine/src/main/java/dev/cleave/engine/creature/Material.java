package dev.cleave.engine.creature;

import java.util.Locale;

/** What something is built of. */
public enum Material {
  WOOD,
  STONE,
  METAL,
  EARTH;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
