package dev.cleave.acks.turn;

/** As which of the two an action is taken: some are on both lists, on different terms. */
public enum Slot {
  MOVEMENT,
  COMBAT
}
