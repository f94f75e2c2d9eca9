package dev.cleave.acks.round;

/** A part of the book in which things happen on a count, before anybody acts on it. A2.GAP.230 */
public interface AtCount {

  /**
   * All that is due before anybody acts on this count.
   *
   * @return whether anything may have happened
   */
  boolean reach(int count);
}
