package dev.cleave.engine.odds;

import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.table.Odds.Chance;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A throw that is to be made.
 *
 * @param kind which of its sums are alike
 * @param line the least of the last sums that are alike
 */
record Throw(Dice dice, String why, String whose, Kind kind, int line) {

  /** Which sums need not be told apart. */
  enum Kind {
    /** Every sum counts for itself. */
    EACH,
    /** All below the line are alike, and all others. */
    LINE,
    /** A wound: all that fell are alike but for the hit points. */
    WOUND,
    /** The same, to the one whose hit points are counted. */
    WOUND_TO_TARGET
  }

  /**
   * A way it can fall that makes a difference.
   *
   * @param sum one that stands for all of them
   * @param more hit points that they cost the target beyond that, on average
   */
  record Fall(int sum, Chance share, Chance more) {}

  /** Written out: what the JVM makes up for records costs milliseconds at the first use. */
  boolean isLike(Throw other) {
    return kind == other.kind
        && line == other.line
        && dice.count() == other.dice.count()
        && dice.sides() == other.dice.sides()
        && dice.plus() == other.dice.plus()
        && why.equals(other.why)
        && whose.equals(other.whose);
  }

  List<Fall> falls() {
    BigInteger[] ways = dice.ways();
    int below = Math.clamp((long) line - dice.least(), 0, ways.length);
    return switch (kind) {
      case EACH -> each(ways, ways.length);
      case LINE -> line(ways, below);
      case WOUND, WOUND_TO_TARGET -> wound(ways, below);
    };
  }

  private BigInteger all() {
    return BigInteger.valueOf(dice.sides()).pow(dice.count());
  }

  private List<Fall> each(BigInteger[] ways, int below) {
    var falls = new ArrayList<Fall>();
    for (int i = 0; i < below; i++) {
      falls.add(new Fall(dice.least() + i, Chance.of(ways[i], all()), Chance.NEVER));
    }
    return falls;
  }

  private List<Fall> line(BigInteger[] ways, int below) {
    var falls = new ArrayList<Fall>();
    if (below > 0) {
      falls.add(new Fall(dice.least(), share(ways, 0, below), Chance.NEVER));
    }
    if (below < ways.length) {
      falls.add(new Fall(dice.most(), share(ways, below, ways.length), Chance.NEVER));
    }
    return falls;
  }

  private List<Fall> wound(BigInteger[] ways, int below) {
    List<Fall> falls = each(ways, below);
    if (below == ways.length) {
      return falls;
    }
    Chance share = share(ways, below, ways.length);
    var points = BigInteger.ZERO;
    for (int i = below + 1; i < ways.length; i++) {
      points = points.add(ways[i].multiply(BigInteger.valueOf(i - below)));
    }
    boolean counts = kind == Kind.WOUND_TO_TARGET;
    Chance more = counts ? Chance.of(points, all()).given(share) : Chance.NEVER;
    falls.add(new Fall(dice.least() + below, share, more));
    return falls;
  }

  private Chance share(BigInteger[] ways, int from, int to) {
    var sum = BigInteger.ZERO;
    for (int i = from; i < to; i++) {
      sum = sum.add(ways[i]);
    }
    return Chance.of(sum, all());
  }
}
