package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;

/**
 * How the dice of a spell grow with its caster: so many times the dice more for so many levels.
 *
 * @param every so many levels above the first
 * @param by times the dice as often as that
 * @param most times the dice however high he rises
 */
public record Growth(int every, int by, int most) {

  /** The same dice for everybody. */
  public static final Growth NONE = new Growth(1, 0, 1);

  private int times(int level) {
    return Math.min(most, 1 + by * ((Math.max(1, level) - 1) / every));
  }

  /** The dice in the hands of somebody of a level. */
  public Dice at(int level, Dice dice) {
    int times = times(level);
    return times == 1 ? dice : new Dice(dice.count() * times, dice.sides(), dice.plus() * times);
  }
}
