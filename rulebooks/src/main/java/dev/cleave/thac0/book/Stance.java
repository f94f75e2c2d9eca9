package dev.cleave.thac0.book;

import org.jspecify.annotations.Nullable;

/** How somebody holds himself, from the lowest up. TH.STANCE.01 */
public enum Stance {
  PRONE("lie down", "prone"),
  SITTING("sit down", "sitting"),
  KNEELING("kneel", "kneeling"),
  STANDING("stand", "standing");

  private final String verb;
  private final String label;

  Stance(String verb, String label) {
    this.verb = verb;
    this.label = label;
  }

  /** As one says it when taking it up. */
  public String verb() {
    return verb;
  }

  public String label() {
    return label;
  }

  /** Kneeling and sitting are one step from either end. TH.T.RISE */
  public boolean isBelow(Stance other) {
    return height() < other.height();
  }

  private int height() {
    return this == PRONE ? 0 : this == STANDING ? 2 : 1;
  }

  /** The condition that says so; null for who stands. */
  public @Nullable State state() {
    return switch (this) {
      case PRONE -> State.PRONE;
      case SITTING -> State.SITTING;
      case KNEELING -> State.KNEELING;
      case STANDING -> null;
    };
  }
}
