package dev.cleave.engine.field;

/** Somewhere to go or to be. A map has squares; without a map one goes toward somebody or away. */
public sealed interface Spot permits Square, Bearing, Trail {

  /** As people write it: "4,5", "toward Orc 1". */
  String text();
}
