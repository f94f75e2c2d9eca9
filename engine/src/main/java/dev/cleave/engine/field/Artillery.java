package dev.cleave.engine.field;

import dev.cleave.engine.creature.Piece;

/** An engine of war that stands on the field: which piece it is, and how far it is loaded. */
public final class Artillery extends Feature {

  private final Piece piece;
  private long done;
  private long whole = 1;
  private int served;

  public Artillery(String name, Piece piece, boolean loaded) {
    super(name);
    this.piece = piece;
    this.done = loaded ? 1 : 0;
  }

  public Piece piece() {
    return piece;
  }

  public boolean isLoaded() {
    return done >= whole;
  }

  /** Nothing is on it any more, and nothing wound up. */
  public void unload() {
    done = 0;
    whole = 1;
  }

  /** One of so many equal parts of the work is done. Crews change, so the parts may too. */
  public void work(int parts) {
    done = done * parts + whole;
    whole *= parts;
    long common = commonDivisor(done, whole);
    done /= common;
    whole /= common;
  }

  private static long commonDivisor(long one, long other) {
    return other == 0 ? one : commonDivisor(other, one % other);
  }

  /** How much of the work is done, in hundredths. */
  public int percent() {
    return (int) Math.min(100, done * 100 / whole);
  }

  /** The last round in which somebody fired or reloaded it, 0 before the first. */
  public int served() {
    return served;
  }

  public void serve(int round) {
    this.served = round;
  }

  @Override
  protected Feature another() {
    var copy = new Artillery(name(), piece, false);
    copy.done = done;
    copy.whole = whole;
    copy.served = served;
    return copy;
  }
}
