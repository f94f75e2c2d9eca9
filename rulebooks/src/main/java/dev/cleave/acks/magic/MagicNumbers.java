package dev.cleave.acks.magic;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Chart;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of rebuking and of spells. */
public final class MagicNumbers extends RoomNumbers {

  public final Dice rebukeHitDice = dice("rebuke hit dice");
  public final Dice rebukeRounds = dice("rebuke rounds");
  public final Dice bloodyFlux = dice("bloody flux");
  private final Chart rebuke = chart("rebuke");
  private final Chart beholding = chart("beholding");

  public MagicNumbers(Figures figures) {
    super(figures);
  }

  /** The throw against undead of so many Hit Dice more than one's level. A2.COMBAT.35 */
  public int rebuke(int difference) {
    return rebuke.at(difference);
  }

  /** Feet within which a creature of a size is beheld. A2.SPELL.07, A2.GAP.318 */
  int beholding(int size) {
    return beholding.at(size);
  }
}
