package dev.cleave.acks2;

import dev.cleave.engine.actor.Side;

/** What the Judge remembers of a side. */
final class MoraleGroup implements Cloneable {

  final Side side;
  int losses;
  boolean shaken;
  boolean sawFlight;
  boolean toTheDeath;

  MoraleGroup(Side side) {
    this.side = side;
  }

  MoraleGroup copy() {
    try {
      return (MoraleGroup) super.clone();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }
}
