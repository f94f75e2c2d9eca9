package dev.cleave.engine.odds;

import dev.cleave.engine.table.Odds.Chance;
import java.util.Arrays;
import java.util.List;

/** A throw about to be made, to which one way or many lead. */
final class Knot {

  private static final List<Throw.Fall> ONE_WAY =
      List.of(new Throw.Fall(0, Chance.CERTAIN, Chance.NEVER));

  private final int[] sums;
  private final Story story;
  private final List<Throw.Fall> falls;
  private final Leg[] legs;
  private boolean start;

  /** Ways that lead here and have not been added to the chance. */
  int open;

  /** To come here by any way. */
  Chance chance = Chance.NEVER;

  /**
   * @param sums the throws of one of the ways that lead here
   */
  Knot(int[] sums, Story story, List<Throw.Fall> falls) {
    this.sums = sums;
    this.story = story;
    this.falls = falls;
    this.legs = new Leg[falls.size()];
  }

  /** Before the first throw. */
  static Knot start() {
    var start = new Knot(new int[0], Story.start(), ONE_WAY);
    start.start = true;
    start.chance = Chance.CERTAIN;
    return start;
  }

  Story story() {
    return story;
  }

  int ways() {
    return legs.length;
  }

  Throw.Fall fall(int way) {
    return falls.get(way);
  }

  /** The throws that lead into one of the ways on. */
  int[] sums(int way) {
    if (start) {
      return sums;
    }
    int[] longer = Arrays.copyOf(sums, sums.length + 1);
    longer[sums.length] = falls.get(way).sum();
    return longer;
  }

  Leg leg(int way) {
    return legs[way];
  }

  void go(int way, Leg leg) {
    legs[way] = leg;
    if (leg.to() != null) {
      leg.to().open++;
    }
  }
}
