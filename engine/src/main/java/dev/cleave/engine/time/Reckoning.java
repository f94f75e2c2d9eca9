package dev.cleave.engine.time;

/** How a book reckons time: its rounds are its own, a turn is ten minutes everywhere. */
@FunctionalInterface
public interface Reckoning {

  /** Rounds to a turn. */
  int turnRounds();
}
