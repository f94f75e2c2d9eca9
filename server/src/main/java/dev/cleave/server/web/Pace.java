package dev.cleave.server.web;

/** How often somebody may speak: so many times in so long, and then he is asked to slow down. */
final class Pace {

  private final int most;
  private final long millis;
  private long start;
  private int said;

  Pace(int most, long millis) {
    this.most = most;
    this.millis = millis;
  }

  synchronized boolean allows(long now) {
    if (now - start >= millis) {
      start = now;
      said = 0;
    }
    return ++said <= most;
  }

  /** Whether somebody goes on and on after he was told. */
  synchronized boolean isFlood() {
    return said > 4 * most;
  }
}
