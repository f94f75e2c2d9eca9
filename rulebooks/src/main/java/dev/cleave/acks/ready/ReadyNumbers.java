package dev.cleave.acks.ready;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of readied actions. */
public final class ReadyNumbers extends RoomNumbers {

  public final int countercharge = number("countercharge");

  public ReadyNumbers(Figures figures) {
    super(figures);
  }
}
