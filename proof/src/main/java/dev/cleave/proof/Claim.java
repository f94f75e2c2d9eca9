package dev.cleave.proof;

/**
 * A place that has to do with a rule.
 *
 * @param by a case's title, a test's class and method, or a class
 * @param where file and line
 */
public record Claim(String rule, Kind kind, String by, String where) {

  /** What makes the claim. */
  public enum Kind {
    CASE,
    TEST,
    CODE
  }
}
