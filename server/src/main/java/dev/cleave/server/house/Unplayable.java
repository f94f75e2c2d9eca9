package dev.cleave.server.house;

/** A table that is kept but cannot be played by this Cleave; the message is for people. */
public final class Unplayable extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Unplayable(String why) {
    super(why, null, false, false);
  }
}
