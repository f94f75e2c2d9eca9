package dev.cleave.content.journal;

/** A journal that is not as it was written: a line changed, lost, doubled or moved. */
public final class AlteredJournal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int line;
  private final transient JournalFile before;

  AlteredJournal(String name, int line, String what, JournalFile before) {
    super(name + ": altered at line " + line + ": " + what, null, false, false);
    this.line = line;
    this.before = before;
  }

  /** The first line that does not fit, counted from 1. */
  public int line() {
    return line;
  }

  /** The lines before it, which do. */
  public JournalFile before() {
    return before;
  }
}
