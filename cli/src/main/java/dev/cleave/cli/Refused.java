package dev.cleave.cli;

/** What was asked for on the command line cannot be done, and why. */
final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Refused(String why) {
    super(why, null, false, false);
  }
}
