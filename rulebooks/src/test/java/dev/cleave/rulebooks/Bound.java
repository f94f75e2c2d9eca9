package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.table.Odds;

/**
 * How far a frequency may lie from its chance. Each comparison fails by mere luck with at most its
 * share of a total of one in a million, by Chernoff's bound, which is no approximation: a count of
 * n is off to one side as far as x/n from p with a chance of at most exp(-n KL(x/n, p)).
 */
final class Bound {

  private static final double FALSE_ALARMS = 1e-6;

  private final double least;
  private final int trials;

  /**
   * @param comparisons how many there will be at most
   * @param trials how often each is tried
   */
  Bound(int comparisons, int trials) {
    this.least = FALSE_ALARMS / comparisons;
    this.trials = trials;
  }

  void check(Object what, Odds.Chance exact, int count) {
    double luck = 2 * Math.exp(-trials * divergence((double) count / trials, exact.value()));
    assertThat(luck)
        .as("%s: %s, played %d of %d", what, exact, count, trials)
        .isGreaterThanOrEqualTo(least);
  }

  /** Of Kullback and Leibler. */
  private static double divergence(double seen, double exact) {
    return part(seen, exact) + part(1 - seen, 1 - exact);
  }

  private static double part(double seen, double exact) {
    return seen == 0 ? 0 : seen * Math.log(seen / exact);
  }
}
