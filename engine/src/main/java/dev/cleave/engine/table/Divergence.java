package dev.cleave.engine.table;

/** A journal and the rules part ways: at which line, what it says, what the rules say. */
public final class Divergence extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final String recorded;
  private final String played;

  public Divergence(int line, String recorded, String played) {
    super(
        "line " + line + " says " + recorded + " but the rules give " + played, null, false, false);
    this.line = line;
    this.recorded = recorded;
    this.played = played;
  }

  public int line() {
    return line;
  }

  public String recorded() {
    return recorded;
  }

  public String played() {
    return played;
  }
}
