package dev.cleave.acks.monsters;

import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of monsters' powers. */
public final class MonsterNumbers extends RoomNumbers {

  final int fromWithin = number("attack from within");

  public MonsterNumbers(Figures figures) {
    super(figures);
  }
}
