package dev.cleave.engine.field;

/** A way planned in advance and walked step by step, so that events can stop it anywhere. */
public interface Route {

  /** Takes the next step of at most five feet; false when the way is at its end. */
  boolean step();

  /** Who takes it looks all the way as he does before the first step, and at its end. */
  default void hold() {}

  /** Back to before the first step, for who has only tried the way. */
  void restart();

  /** Feet walked so far. */
  int walked();

  /** Feet of the whole way. */
  int length();

  /** Where the whole way ends. */
  Spot end();

  /** The end of the way is where one wanted to be, not merely nearer to it. */
  boolean arrives();
}
