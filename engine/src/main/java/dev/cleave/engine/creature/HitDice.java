package dev.cleave.engine.creature;

/**
 * Hit Dice as sheets print them: {@code 4+1}, {@code 1-1}, {@code 1/2}.
 *
 * @param eighths the dice in eighths, so that 1/2 is 4 and 3 dice are 24
 * @param plus hit points added or taken away
 */
public record HitDice(int eighths, int plus) implements Comparable<HitDice> {

  public static HitDice of(int dice) {
    return new HitDice(dice * 8, 0);
  }

  /** Reads {@code 4+1}, {@code 1-1}, {@code 1/2}. Schemas have checked the form. */
  public static HitDice parse(String text) {
    int sign = Math.max(text.indexOf('+'), text.indexOf('-'));
    String dice = sign < 0 ? text : text.substring(0, sign);
    int plus = sign < 0 ? 0 : Integer.parseInt(text.substring(sign));
    int slash = dice.indexOf('/');
    int eighths =
        slash < 0
            ? Integer.parseInt(dice) * 8
            : Integer.parseInt(dice.substring(0, slash))
                * 8
                / Integer.parseInt(dice.substring(slash + 1));
    return new HitDice(eighths, plus);
  }

  /** The weaker first: 4, 4+1, 5-1, 5. */
  @Override
  public int compareTo(HitDice other) {
    int dice = Integer.compare(eighths, other.eighths);
    return dice == 0 ? Integer.compare(plus, other.plus) : dice;
  }

  /** Whole dice; a fraction counts as none. */
  public int whole() {
    return eighths / 8;
  }

  public boolean isFraction() {
    return eighths < 8;
  }

  /** Average hit points with dice of the given size, at least 1. */
  public int average(int sides) {
    return Math.max(1, (eighths * (sides + 1) + 8) / 16 + plus);
  }

  @Override
  public String toString() {
    String dice =
        eighths % 8 == 0 ? Integer.toString(eighths / 8) : eighths == 4 ? "1/2" : eighths + "/8";
    return plus == 0 ? dice : dice + (plus > 0 ? "+" : "") + plus;
  }
}
