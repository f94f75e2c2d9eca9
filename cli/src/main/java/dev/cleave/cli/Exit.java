package dev.cleave.cli;

/** Exit codes. */
final class Exit {
  static final int FINE = 0;

  /** Something that was checked is false: a case fails, a journal diverges. */
  static final int FALSE = 1;

  /** Bad input, or a command line that makes no sense. */
  static final int BAD_INPUT = 2;

  static final int OUR_FAULT = 70;

  private Exit() {}
}
