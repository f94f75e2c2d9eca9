package dev.cleave.engine.time;

/**
 * A point of time in a story.
 *
 * @param round how many rounds have passed since the story began
 */
public record Moment(long round) implements Comparable<Moment> {

  /** When a story begins. */
  public static final Moment BEGINNING = new Moment(0);

  public Moment {
    if (round < 0) {
      throw new IllegalArgumentException("nothing is before the beginning: " + round);
    }
  }

  /** So many rounds later. */
  public Moment plus(long rounds) {
    return new Moment(Math.addExact(round, rounds));
  }

  /** Rounds from another moment to this, negative if the other comes later. */
  public long since(Moment other) {
    return round - other.round;
  }

  public boolean isBefore(Moment other) {
    return round < other.round;
  }

  @Override
  public int compareTo(Moment other) {
    return Long.compare(round, other.round);
  }
}
