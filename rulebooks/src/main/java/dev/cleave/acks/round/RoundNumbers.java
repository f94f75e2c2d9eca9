package dev.cleave.acks.round;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of initiative. */
public final class RoundNumbers extends RoomNumbers {

  public final Dice initiative = dice("initiative");
  public final int quietRounds = number("quiet rounds");
  public final int vainRounds = number("vain rounds");
  public final int vainPace = number("vain pace");
  public final int firstCount = number("first count");
  public final int lastCount = number("last count");
  public final boolean groupInitiative = option("group initiative", "on");
  public final int groupSize = number("group size");

  public RoundNumbers(Figures figures) {
    super(figures);
  }
}
