package dev.cleave.cli.page;

/** How a piece of text stands out on a terminal that shows colours. */
public enum Ink {
  PLAIN(""),
  BOLD("1"),
  DIM("2"),
  RED("31"),
  GREEN("32"),
  YELLOW("33"),
  BLUE("34"),
  MAGENTA("35"),
  CYAN("36");

  private static final Ink[] SIDES = {CYAN, RED, YELLOW, MAGENTA, GREEN, BLUE};

  private final String code;

  Ink(String code) {
    this.code = code;
  }

  /** The colour of a side, by its place in the battle. */
  public static Ink ofSide(int index) {
    return SIDES[index % SIDES.length];
  }

  String on(String text) {
    return code.isEmpty() || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}
