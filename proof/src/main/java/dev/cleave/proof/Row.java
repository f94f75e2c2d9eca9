package dev.cleave.proof;

/**
 * One line of a comparison: what the case states, and what there is.
 *
 * @param differs whether this is what is wrong
 */
public record Row(String key, String expected, String actual, boolean differs) {

  static Row same(String key, String value) {
    return new Row(key, value, value, false);
  }

  static Row of(String key, String expected, String actual) {
    return new Row(key, expected, actual, !expected.equals(actual));
  }
}
