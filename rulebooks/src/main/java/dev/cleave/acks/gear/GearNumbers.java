package dev.cleave.acks.gear;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of what is worn and carried. */
public final class GearNumbers extends RoomNumbers {

  public final int armourStones = number("armour stones");

  public GearNumbers(Figures figures) {
    super(figures);
  }
}
