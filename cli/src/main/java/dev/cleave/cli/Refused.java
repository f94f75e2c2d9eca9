package dev.cleave.cli;

/** A wish on the command line that cannot be fulfilled, and why. */
final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Refused(String why) {
    super(why, null, false, false);
  }
}
