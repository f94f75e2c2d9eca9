package dev.cleave.acks.saddle;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of riders and mounts. */
public final class SaddleNumbers extends RoomNumbers {

  final Dice unseated = dice("unseated");
  final boolean passengersChargeToo = option("charge aboard", "all");

  public SaddleNumbers(Figures figures) {
    super(figures);
  }
}
