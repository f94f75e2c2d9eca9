package dev.cleave.acks.maneuvers;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of special maneuvers. */
public final class ManeuverNumbers extends RoomNumbers {

  public final int incapacitate = number("incapacitate");
  public final int overrun = number("overrun");
  public final boolean overrunSized = option("overrun save", "by size");

  public ManeuverNumbers(Figures figures) {
    super(figures);
  }
}
