package dev.cleave.engine.table;

/**
 * The duel everything is measured against, worked out exactly: each strikes in turn, 10 or more on
 * d20 hits for 1d6, both begin with 8 hit points.
 */
final class Duel {

  static final int HIT_POINTS = 8;
  static final int NEEDS = 10;

  private static final double HITS = 11 / 20.0;

  private Duel() {}

  /** The chance of whoever strikes first. */
  static double firstWins() {
    var wins = new double[HIT_POINTS + 1][HIT_POINTS + 1];
    for (int sum = 2; sum <= 2 * HIT_POINTS; sum++) {
      for (int mine = Math.max(1, sum - HIT_POINTS);
          mine <= Math.min(HIT_POINTS, sum - 1);
          mine++) {
        int theirs = sum - mine;
        double misses = 1 - HITS;
        double hit = ifHit(wins, mine, theirs);
        double hitBack = ifHit(wins, theirs, mine);
        wins[mine][theirs] = (hit + misses - misses * (hitBack + misses)) / (1 - misses * misses);
      }
    }
    return wins[HIT_POINTS][HIT_POINTS];
  }

  private static double ifHit(double[][] wins, int mine, int theirs) {
    double sum = 0;
    for (int damage = 1; damage <= 6; damage++) {
      sum += HITS / 6 * (damage >= theirs ? 1 : 1 - wins[theirs - damage][mine]);
    }
    return sum;
  }

  /** Whether the first wins this one. */
  static boolean fight(SeededDice dice) {
    int first = HIT_POINTS;
    int second = HIT_POINTS;
    while (true) {
      if (dice.die(20) >= NEEDS) {
        second -= dice.die(6);
        if (second <= 0) {
          return true;
        }
      }
      if (dice.die(20) >= NEEDS) {
        first -= dice.die(6);
        if (first <= 0) {
          return false;
        }
      }
    }
  }
}
