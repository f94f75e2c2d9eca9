package dev.cleave.acks.ready;

import dev.cleave.acks.book.RoomNumbers;
import dev.cleave.engine.figures.Figures;

/** The figures of readied actions. */
public final class ReadyNumbers extends RoomNumbers {

  public final int countercharge = number("countercharge");

  public ReadyNumbers(Figures figures) {
    super(figures);
  }
}
