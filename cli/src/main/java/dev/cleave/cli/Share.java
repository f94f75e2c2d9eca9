package dev.cleave.cli;

import dev.cleave.engine.table.Odds.Chance;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** Chances and averages as people read them. */
final class Share {
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final BigDecimal LEAST = new BigDecimal("0.1");
  private static final BigDecimal MOST = new BigDecimal("99.9");

  private Share() {}

  /** "45%", "12.5%"; never and always are said only of what is never and always so. */
  static String percent(Chance chance) {
    BigDecimal exact = decimal(chance, 12).multiply(HUNDRED);
    BigDecimal shown = exact.setScale(1, RoundingMode.HALF_UP);
    if (chance.equals(Chance.NEVER) || chance.equals(Chance.CERTAIN)) {
      return shown.stripTrailingZeros().toPlainString() + "%";
    }
    if (shown.compareTo(LEAST) < 0) {
      return "<0.1%";
    }
    return shown.compareTo(MOST) > 0 ? ">99.9%" : shown.stripTrailingZeros().toPlainString() + "%";
  }

  static String average(Chance average) {
    return decimal(average, 2).stripTrailingZeros().toPlainString();
  }

  static String fraction(Chance chance) {
    return chance.of().equals(BigInteger.ONE) ? chance.ways().toString() : chance.toString();
  }

  static BigDecimal decimal(Chance chance, int digits) {
    return new BigDecimal(chance.ways())
        .divide(new BigDecimal(chance.of()), digits, RoundingMode.HALF_UP);
  }
}
