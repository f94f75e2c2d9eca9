package dev.cleave.server.web;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Spoils texts, the same way for the same seed. */
final class Damage {

  private static final List<String> SHARDS =
      List.of(
          "\"",
          "{",
          "}",
          "[",
          "]",
          ":",
          ",",
          "\\",
          "\\u0000",
          "\\ud800",
          "null",
          "true",
          "-1",
          "0",
          "1e400",
          "99999999999999999999",
          "2147483648",
          "0.5",
          "\u202e",
          "\u200b",
          "é",
          "🗡",
          "../..",
          "%00",
          "<script>",
          "${7*7}",
          "' or 1=1 --",
          "__proto__",
          "constructor",
          "Marcus",
          "Orc",
          "judge",
          "\n",
          "\t",
          "\"type\":\"hello\",",
          "\"cmd\":\"12345678\",");

  private final RandomGenerator dice;

  Damage(long seed) {
    dice = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  int below(int bound) {
    return dice.nextInt(bound);
  }

  <T> T oneOf(List<T> all) {
    return all.get(dice.nextInt(all.size()));
  }

  /** With one to four slips. */
  String spoil(String text) {
    String spoilt = text;
    for (int slips = 1 + dice.nextInt(4); slips > 0; slips--) {
      spoilt = slip(spoilt);
    }
    return spoilt;
  }

  private String slip(String text) {
    int at = dice.nextInt(text.length() + 1);
    int to = Math.min(text.length(), at + dice.nextInt(12));
    return switch (dice.nextInt(6)) {
      case 0 -> text.substring(0, at) + oneOf(SHARDS) + text.substring(at);
      case 1 -> text.substring(0, at) + text.substring(to);
      case 2 -> text.substring(0, at) + oneOf(SHARDS) + text.substring(to);
      case 3 -> text.substring(0, to) + text.substring(at);
      case 4 -> text.substring(0, at);
      default -> value(text);
    };
  }

  /** Another value where one stood. */
  private String value(String text) {
    int colon = text.indexOf(':', dice.nextInt(text.length() + 1));
    if (colon < 0) {
      return text;
    }
    int end = text.indexOf(',', colon);
    int stop = end < 0 ? text.length() - 1 : end;
    return stop <= colon
        ? text
        : text.substring(0, colon + 1) + oneOf(SHARDS) + text.substring(stop);
  }
}
