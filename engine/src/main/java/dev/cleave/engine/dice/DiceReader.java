package dev.cleave.engine.dice;

/** Reads one dice expression from left to right. */
final class DiceReader {

  private static final int LONGEST = 40;

  private final String text;
  private int at;

  DiceReader(String text) {
    if (text.length() > LONGEST) {
      throw new DiceSyntax(
          text.substring(0, LONGEST) + "...", LONGEST + 1, "this is too long; write it like 2d6+1");
    }
    this.text = text;
  }

  Dice read() {
    boolean counted = isDigit();
    int first = counted ? number(Dice.MOST) : 1;
    if (counted && at == text.length()) {
      return Dice.flat(first);
    }
    if (at == text.length() || (text.charAt(at) != 'd' && text.charAt(at) != 'D')) {
      throw expected("write it like 2d6+1");
    }
    if (first == 0) {
      at = 0;
      throw expected("at least one die must be thrown");
    }
    at++;
    int sides = sides();
    int plus = plus();
    if (at < text.length()) {
      throw expected("nothing may follow; write it like 2d6+1");
    }
    return new Dice(first, sides, plus);
  }

  private int sides() {
    if (at < text.length() && text.charAt(at) == '%') {
      at++;
      return 100;
    }
    if (!isDigit()) {
      throw expected("the size of the die is missing; write it like 2d6+1");
    }
    int start = at;
    int sides = number(Dice.MOST_SIDES);
    if (sides == 0) {
      at = start;
      throw expected("a die has at least one side");
    }
    return sides;
  }

  private int plus() {
    if (at == text.length() || (text.charAt(at) != '+' && text.charAt(at) != '-')) {
      return 0;
    }
    int sign = text.charAt(at) == '-' ? -1 : 1;
    at++;
    if (!isDigit()) {
      throw expected("a number must follow the sign");
    }
    return sign * number(Dice.MOST);
  }

  private boolean isDigit() {
    return at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9';
  }

  private int number(int most) {
    int start = at;
    int value = 0;
    while (isDigit()) {
      value = value * 10 + (text.charAt(at) - '0');
      if (value > most) {
        at = start;
        throw expected("numbers end at " + most);
      }
      at++;
    }
    return value;
  }

  private DiceSyntax expected(String what) {
    return new DiceSyntax(text, at + 1, what);
  }
}
