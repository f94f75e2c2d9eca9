package dev.cleave.acks2;

/** As which of the two an action is taken: some are on both lists, on different terms. */
enum Slot {
  MOVEMENT,
  COMBAT
}
