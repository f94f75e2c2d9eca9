package dev.cleave.server.table;

/** How often somebody may do a thing: so many times in so long, and then he is asked to wait. */
public final class Pace {

  private final int most;
  private final long millis;
  private long start;
  private int done;

  public Pace(int most, long millis) {
    this.most = most;
    this.millis = millis;
  }

  public synchronized boolean allows(long now) {
    if (isOver(now)) {
      start = now;
      done = 0;
    }
    done = Math.min(done + 1, Integer.MAX_VALUE - 1);
    return done <= most;
  }

  /** Goes on and on after he was told. */
  public synchronized boolean isFlood() {
    return done > 4 * most;
  }

  /** The time is over for which anything had to be remembered. */
  public synchronized boolean isOver(long now) {
    return now - start >= millis || now < start;
  }
}
