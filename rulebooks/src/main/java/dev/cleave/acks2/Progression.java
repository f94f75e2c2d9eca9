package dev.cleave.acks2;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The four columns in which classes learn to strike and to save. A2.ATK.29-31, A2.SAVE.24 */
enum Progression {
  FIGHTER,
  CRUSADER,
  THIEF,
  MAGE;

  private final String label = name().toLowerCase(Locale.ROOT);

  /** The column of a class; monsters and those who only bear arms save and strike as fighters. */
  static Progression of(@Nullable String calling) {
    return switch (calling) {
      case "cleric", "crusader" -> CRUSADER;
      case "thief" -> THIEF;
      case "mage" -> MAGE;
      case null, default -> FIGHTER;
    };
  }

  String label() {
    return label;
  }
}
