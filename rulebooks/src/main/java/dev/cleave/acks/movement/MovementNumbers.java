package dev.cleave.acks.movement;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of ways to move. */
public final class MovementNumbers extends RoomNumbers {

  public final int withdrawDivisor = number("withdraw divisor");
  public final int sneakDivisor = number("sneak divisor");
  public final int sneakFast = number("sneak at combat speed");
  public final int sneakRunning = number("running sneak");

  public MovementNumbers(Figures figures) {
    super(figures);
  }
}
