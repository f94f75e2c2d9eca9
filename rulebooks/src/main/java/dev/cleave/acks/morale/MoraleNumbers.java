package dev.cleave.acks.morale;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of morale and fright. */
public final class MoraleNumbers extends RoomNumbers {

  public final Dice morale = dice("morale");
  public final int lossDivisor = number("morale loss divisor");
  public final int hurtHalf = number("morale hp half");
  public final int hurtTwoThirds = number("morale hp two thirds");
  public final int outnumber = number("morale outnumber");
  public final int outnumberDouble = number("morale outnumber double");
  public final int halved = number("morale group half");
  public final int downToThird = number("morale group two thirds");
  public final int cornered = number("morale cornered");
  public final int judged = number("morale judged");
  public final int baitSave = number("bait save");
  public final int cornerFeet = number("corner distance");
  public final int hungryOn = number("hungry on");
  private final Chart moraleResult = chart("morale result");
  public final int fled = number("fled distance");
  public final Dice frightRounds = dice("fright rounds");

  public MoraleNumbers(Figures figures) {
    super(figures);
  }

  /** 1 frightened retreat to 5 victory or death. A2.T.MORALE */
  public int moraleResult(int total) {
    return moraleResult.at(total);
  }
}
