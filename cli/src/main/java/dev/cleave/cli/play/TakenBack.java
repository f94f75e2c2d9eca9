package dev.cleave.cli.play;

/** Somebody thinks better of it: the last answer shall not have been given. */
final class TakenBack extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TakenBack() {
    super("taken back", null, false, false);
  }
}
