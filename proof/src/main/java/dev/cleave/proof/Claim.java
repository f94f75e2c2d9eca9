package dev.cleave.proof;

/**
 * A place that has to do with a rule.
 *
 * @param by a case's title, a test's class and method, an entry of content, or a class
 * @param where file and line
 */
public record Claim(String rule, Kind kind, String by, String where) {

  /** The sort of thing that makes the claim. */
  public enum Kind {
    CASE,
    TEST,
    /** A figure, chart, option or row of words. */
    CONTENT,
    CODE
  }
}
