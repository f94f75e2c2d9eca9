package dev.cleave.engine.bots;

import dev.cleave.engine.creature.Behaviour;

/**
 * Something somebody might do and how he would go on, and how much better it came out in thought
 * than what is usual, so far.
 */
final class Plan<T> {

  final T answer;
  final Behaviour after;
  private double sum;
  private double squares;
  private int tries;

  Plan(T answer, Behaviour after) {
    this.answer = answer;
    this.after = after;
  }

  void note(double gain) {
    sum += gain;
    squares += gain * gain;
    tries++;
  }

  int tries() {
    return tries;
  }

  double gain() {
    return tries == 0 ? Double.NEGATIVE_INFINITY : sum / tries;
  }

  /**
   * By more than chance.
   *
   * @param sure so many hundredths of a standard error
   */
  boolean isBetter(int sure) {
    if (tries < 2) {
      return false;
    }
    double spread = Math.max(0, (squares - sum * gain()) / (tries - 1));
    return gain() > 0 && gain() > sure / 100.0 * Math.sqrt(spread / tries);
  }
}
