package dev.cleave.server.table;

/** Breaks off the rules in the middle of whatever they were about. */
abstract sealed class Break extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private Break(String message) {
    super(message, null, false, false);
  }

  /** The table is no more. */
  static final class Closed extends Break {
    private static final long serialVersionUID = 1L;

    Closed() {
      super("closed");
    }
  }

  /** What was written ends here, and nobody goes on. */
  static final class Halted extends Break {
    private static final long serialVersionUID = 1L;

    Halted() {
      super("halted");
    }
  }

  /** The same once more, with what has been added. */
  static final class Again extends Break {
    private static final long serialVersionUID = 1L;

    Again() {
      super("again");
    }
  }

  /** Back to so many entries. */
  static final class Rewind extends Break {
    private static final long serialVersionUID = 1L;
    private final int entries;
    private final String words;

    Rewind(int entries, String words) {
      super("rewind");
      this.entries = entries;
      this.words = words;
    }

    int entries() {
      return entries;
    }

    String words() {
      return words;
    }
  }
}
