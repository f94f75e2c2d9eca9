package dev.cleave.acks.turn;

import dev.cleave.engine.actor.Side;

/** A side as the Judge remembers it when nerves are tried. */
public final class MoraleGroup implements Cloneable {

  public final Side side;
  public int losses;
  public boolean shaken;
  public boolean sawFlight;
  public boolean toTheDeath;

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
