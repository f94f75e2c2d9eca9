package dev.cleave.proof;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import java.math.BigInteger;

/** An exact chance as a case writes it: {@code 11/20}, and 0 or 1 for never and always. */
record Fraction(BigInteger ways, BigInteger of) {

  private static final int MOST_DIGITS = 18;

  static Fraction read(Node node) {
    String text = node instanceof Scalar scalar ? scalar.text().strip() : Fields.text(node);
    int slash = text.indexOf('/');
    String ways = slash < 0 ? text : text.substring(0, slash).strip();
    String of = slash < 0 ? "1" : text.substring(slash + 1).strip();
    if (!isNumber(ways) || !isNumber(of)) {
      throw refused(node);
    }
    var read = new Fraction(new BigInteger(ways), new BigInteger(of));
    if (read.of.signum() == 0 || read.ways.compareTo(read.of) > 0) {
      throw refused(node);
    }
    return read;
  }

  private static boolean isNumber(String text) {
    return !text.isEmpty()
        && text.length() <= MOST_DIGITS
        && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private static BadInput refused(Node node) {
    return new BadInput(
        node.place()
            .problem(
                node.shown() + " is not a chance",
                "Expected: a fraction such as 11/20, 0 or 1",
                ""));
  }

  Fraction plus(Fraction other) {
    var sum = ways.multiply(other.of).add(other.ways.multiply(of));
    var all = of.multiply(other.of);
    var common = sum.gcd(all);
    return new Fraction(sum.divide(common), all.divide(common));
  }

  boolean equalTo(Fraction other) {
    return ways.multiply(other.of).equals(other.ways.multiply(of));
  }

  /** This chance over the other's denominator where that comes out even, so that they compare. */
  String over(Fraction other) {
    var scaled = ways.multiply(other.of);
    return scaled.mod(of).signum() == 0
        ? new Fraction(scaled.divide(of), other.of).toString()
        : toString();
  }

  @Override
  public String toString() {
    return of.equals(BigInteger.ONE) ? ways.toString() : ways + "/" + of;
  }
}
