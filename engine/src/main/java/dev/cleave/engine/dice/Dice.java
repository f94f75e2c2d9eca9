package dev.cleave.engine.dice;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * A handful of like dice and a number to add: {@code 2d6+1}. A flat number is a handful of none.
 *
 * @param count how many dice, 0 for a flat number
 * @param sides faces of each die
 * @param plus added to the sum of the faces
 */
public record Dice(int count, int sides, int plus) {

  /** More dice than this in one throw are refused: no table rolls them. */
  public static final int MOST = 1000;

  /** One of a whole brigade and those at blows with it is drawn by a single die. */
  public static final int MOST_SIDES = 10_000;

  public static final Dice D6 = new Dice(1, 6, 0);
  public static final Dice D20 = new Dice(1, 20, 0);
  public static final Dice NOTHING = new Dice(0, 1, 0);

  public Dice {
    if (count < 0
        || count > MOST
        || sides < 1
        || sides > MOST_SIDES
        || plus < -MOST
        || plus > MOST) {
      throw new DiceSyntax(
          count + "d" + sides, 1, "dice run from 1d1 to 1000d10000, with at most 1000 added");
    }
  }

  public static Dice of(int count, int sides) {
    return new Dice(count, sides, 0);
  }

  public static Dice flat(int number) {
    return new Dice(0, 1, number);
  }

  /** One die of the given size. */
  public static Dice d(int sides) {
    return switch (sides) {
      case 6 -> D6;
      case 20 -> D20;
      default -> new Dice(1, sides, 0);
    };
  }

  /**
   * Reads {@code 2d6+1}, {@code d20}, {@code d%} or a flat {@code 3}.
   *
   * @throws DiceSyntax when the text is nothing of the kind; it names the column
   */
  public static Dice parse(String text) {
    return new DiceReader(text).read();
  }

  public int least() {
    return count + plus;
  }

  public int most() {
    return count * sides + plus;
  }

  public double average() {
    return count * (sides + 1) / 2.0 + plus;
  }

  /** In how many ways each total comes up, from the least to the most. */
  public BigInteger[] ways() {
    BigInteger[] ways = {BigInteger.ONE};
    for (int die = 0; die < count; die++) {
      var next = new BigInteger[ways.length + sides - 1];
      Arrays.fill(next, BigInteger.ZERO);
      for (int i = 0; i < ways.length; i++) {
        for (int face = 0; face < sides; face++) {
          next[i + face] = next[i + face].add(ways[i]);
        }
      }
      ways = next;
    }
    return ways;
  }

  /** The same dice with another number added. */
  public Dice plus(int more) {
    return more == 0 ? this : new Dice(count, sides, plus + more);
  }

  public boolean isFlat() {
    return count == 0;
  }

  @Override
  public String toString() {
    if (count == 0) {
      return Integer.toString(plus);
    }
    String dice = (count == 1 ? "" : Integer.toString(count)) + "d" + sides;
    return plus == 0 ? dice : dice + (plus > 0 ? "+" : "") + plus;
  }
}
