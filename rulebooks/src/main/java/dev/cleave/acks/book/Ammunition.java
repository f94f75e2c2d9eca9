package dev.cleave.acks.book;

import java.util.Locale;

/** The ammunition of artillery. A2.ARTY.42, A2.ARTY.48 */
public enum Ammunition {
  ORDINARY(""),
  CRUDE(" with crude shot"),
  PITCH(" with pitch");

  private final String words;

  Ammunition(String words) {
    this.words = words;
  }

  /** As the scenario lists it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** As the crew says it after the aim: "fire catapult at Orc with pitch". */
  public String words() {
    return words;
  }
}
