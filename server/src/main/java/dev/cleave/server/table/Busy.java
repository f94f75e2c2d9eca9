package dev.cleave.server.table;

/** Too many ask a table something already. */
public final class Busy extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Busy() {
    super("The table is busy; try again in a moment.", null, false, false);
  }
}
