package dev.cleave.engine.creature;

import java.util.Locale;

/** The material of something built. */
public enum Material {
  WOOD,
  STONE,
  METAL,
  EARTH;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
