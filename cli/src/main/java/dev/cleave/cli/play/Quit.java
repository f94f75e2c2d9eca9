package dev.cleave.cli.play;

/** Somebody leaves the table. */
final class Quit extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Quit() {
    super("quit", null, false, false);
  }
}
