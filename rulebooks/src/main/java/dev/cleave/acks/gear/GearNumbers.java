package dev.cleave.acks.gear;

import dev.cleave.acks.book.RoomNumbers;
import dev.cleave.engine.figures.Figures;

/** The figures of what is worn and carried. */
public final class GearNumbers extends RoomNumbers {

  public final int armourStones = number("armour stones");

  public GearNumbers(Figures figures) {
    super(figures);
  }
}
