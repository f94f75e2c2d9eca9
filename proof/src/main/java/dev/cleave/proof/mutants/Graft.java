package dev.cleave.proof.mutants;

/**
 * Text around a stretch of a source. {@link #NUMBER} in it stands for the mutant's number.
 *
 * @param start where the stretch begins
 * @param end where it ends; the same for text that is only put in
 */
record Graft(int start, int end, String prefix, String suffix) {

  static final String NUMBER = "#";

  private static final String ON = Switch.class.getName() + ".on(" + NUMBER + ")";

  /** The stretch is true whatever it says. */
  static Graft yes(int start, int end) {
    return new Graft(start, end, "(" + ON + " || (", "))");
  }

  /** The stretch is false whatever it says. */
  static Graft no(int start, int end) {
    return new Graft(start, end, "(!" + ON + " && (", "))");
  }

  /** The stretch says the opposite. */
  static Graft not(int start, int end) {
    return call(start, end, "not", "");
  }

  /** The statement is not there; in braces where only one statement may stand. */
  static Graft drop(int start, int end) {
    return new Graft(start, end, "{ if (!" + ON + ") { ", " } }");
  }

  /** The number is the next one up or down. */
  static Graft next(int start, int end, boolean up, String cast) {
    return call(start, end, up ? "up" : "down", cast);
  }

  /** A loop that a mutant has made endless comes to an end here. */
  static Graft tick(int at) {
    return new Graft(at, at, " " + Switch.class.getName() + ".tick(); ", "");
  }

  private static Graft call(int start, int end, String method, String cast) {
    String open = Switch.class.getName() + "." + method + "(" + NUMBER + ", " + cast + "(";
    return new Graft(start, end, open, "))");
  }

  Graft numbered(int number) {
    String digits = Integer.toString(number);
    return new Graft(start, end, prefix.replace(NUMBER, digits), suffix.replace(NUMBER, digits));
  }
}
