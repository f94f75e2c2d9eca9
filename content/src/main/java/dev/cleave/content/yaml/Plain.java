package dev.cleave.content.yaml;

import dev.cleave.content.yaml.Scalar.Kind;

/**
 * The meaning of a value without quotes. The core schema of YAML 1.2, save that {@code .inf} and
 * {@code .nan} are text, so that they never pass for a number.
 */
final class Plain {
  private Plain() {}

  static Kind kind(String text) {
    return switch (text) {
      case "", "~", "null", "Null", "NULL" -> Kind.EMPTY;
      case "true", "True", "TRUE", "false", "False", "FALSE" -> Kind.FLAG;
      default -> isWhole(text) ? Kind.WHOLE : isDecimal(text) ? Kind.DECIMAL : Kind.TEXT;
    };
  }

  /** The value of a whole number; {@link NumberFormatException} when it is too great. */
  static long whole(String text) {
    if (text.startsWith("0x")) {
      return Long.parseLong(text, 2, text.length(), 16);
    }
    if (text.startsWith("0o")) {
      return Long.parseLong(text, 2, text.length(), 8);
    }
    return Long.parseLong(text);
  }

  static boolean isInRange(String whole) {
    try {
      var _ = whole(whole);
      return true;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private static boolean isWhole(String text) {
    if (text.startsWith("0x")) {
      return text.length() > 2
          && text.chars().skip(2).allMatch(c -> Character.digit(c, 16) >= 0 && c < 128);
    }
    if (text.startsWith("0o")) {
      return text.length() > 2 && text.chars().skip(2).allMatch(c -> c >= '0' && c <= '7');
    }
    int start = afterSign(text, 0);
    return start < text.length() && afterDigits(text, start) == text.length();
  }

  /** A sign, digits with at most one point among them, and perhaps an exponent. */
  private static boolean isDecimal(String text) {
    int start = afterSign(text, 0);
    int at = afterDigits(text, start);
    int digits = at - start;
    if (at < text.length() && text.charAt(at) == '.') {
      int point = at + 1;
      at = afterDigits(text, point);
      digits += at - point;
    }
    return digits > 0 && (at == text.length() || isExponent(text, at));
  }

  private static boolean isExponent(String text, int at) {
    if (text.charAt(at) != 'e' && text.charAt(at) != 'E') {
      return false;
    }
    int start = afterSign(text, at + 1);
    return start < text.length() && afterDigits(text, start) == text.length();
  }

  private static int afterSign(String text, int at) {
    return at < text.length() && "+-".indexOf(text.charAt(at)) >= 0 ? at + 1 : at;
  }

  private static int afterDigits(String text, int at) {
    int end = at;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    return end;
  }
}
