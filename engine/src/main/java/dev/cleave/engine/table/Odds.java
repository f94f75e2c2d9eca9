package dev.cleave.engine.table;

import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Exact odds: the rules are played once for every way the dice can fall. The chances are fractions
 * and add up to exactly one.
 *
 * @param <R> what one way of falling comes to
 */
public final class Odds<R> {

  /** An exact chance. */
  public record Chance(BigInteger ways, BigInteger of) {

    public static final Chance NEVER = new Chance(BigInteger.ZERO, BigInteger.ONE);
    public static final Chance CERTAIN = new Chance(BigInteger.ONE, BigInteger.ONE);

    public double value() {
      return new BigDecimal(ways).divide(new BigDecimal(of), MathContext.DECIMAL64).doubleValue();
    }

    /** In lowest terms. */
    public static Chance of(BigInteger ways, BigInteger of) {
      if (ways.bitLength() < Long.SIZE && of.bitLength() < Long.SIZE) {
        return of(ways.longValue(), of.longValue());
      }
      var common = ways.gcd(of);
      return new Chance(ways.divide(common), of.divide(common));
    }

    private static Chance of(long ways, long of) {
      long common = gcd(ways, of);
      return new Chance(BigInteger.valueOf(ways / common), BigInteger.valueOf(of / common));
    }

    private static long gcd(long one, long other) {
      return other == 0 ? Math.abs(one) : gcd(other, one % other);
    }

    public Chance plus(Chance other) {
      return of.equals(other.of)
          ? of(ways.add(other.ways), of)
          : of(ways.multiply(other.of).add(other.ways.multiply(of)), of.multiply(other.of));
    }

    public Chance times(Chance other) {
      return of(ways.multiply(other.ways), of.multiply(other.of));
    }

    /** This among the cases in which the other holds. */
    public Chance given(Chance other) {
      return of(ways.multiply(other.of), of.multiply(other.ways));
    }

    /** Written out: what the JVM makes up for records costs milliseconds at the first use. */
    @Override
    public boolean equals(Object other) {
      return other instanceof Chance chance && ways.equals(chance.ways) && of.equals(chance.of);
    }

    @Override
    public int hashCode() {
      return 31 * ways.hashCode() + of.hashCode();
    }

    @Override
    public String toString() {
      return ways + "/" + of;
    }
  }

  private final Map<R, Chance> chances;

  private Odds(Map<R, Chance> chances) {
    this.chances = chances;
  }

  /**
   * @param experiment plays on a fresh copy of the battle each time and says what came of it
   * @param most ways to try before giving up
   * @throws TooMany if the dice can fall in more ways than that
   */
  public static <R> Odds<R> of(Function<Table, R> experiment, Players players, int most) {
    var chances = new LinkedHashMap<R, Chance>();
    var walk = new Walk(players, most);
    int ways = 0;
    do {
      if (++ways > most) {
        throw new TooMany(most);
      }
      R result = experiment.apply(walk);
      walk.finish();
      chances.merge(result, walk.chance(), Chance::plus);
    } while (walk.advance());
    return new Odds<>(chances);
  }

  /** Every result with its chance, in the order found. */
  public Map<R, Chance> chances() {
    return chances;
  }

  public double of(R result) {
    Chance chance = chances.get(result);
    return chance == null ? 0 : chance.value();
  }

  /** The sum of all chances; always exactly one. */
  public Chance total() {
    return chances.values().stream().reduce(Chance.NEVER, Chance::plus);
  }

  /** The dice can fall in more ways than anybody wants to wait for. */
  public static final class TooMany extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public TooMany(int most) {
      super("the dice can fall in more than " + most + " ways", null, false, false);
    }
  }

  /** A throw on the way: its total now, and in how many ways each total comes up. */
  private static final class Step {

    final Dice dice;
    final BigInteger[] ways;
    int sum;

    Step(Dice dice) {
      this.dice = dice;
      this.ways = dice.ways();
    }
  }

  /** The table that walks through every fall of the dice, like the digits of a counter. */
  private static final class Walk implements Table {

    private final Players players;
    private final int most;
    private final List<Step> steps = new ArrayList<>();
    private int at;

    /** Ways that branch off the one under way: a throw thrown again for ever never ends one. */
    private long branches;

    Walk(Players players, int most) {
      this.players = players;
      this.most = most;
    }

    /** Every throw of the way so far must have come up again. */
    void finish() {
      if (at != steps.size()) {
        throw new IllegalStateException("The experiment does not start from the same state");
      }
    }

    @Override
    public int roll(Dice dice, Reason why, @Nullable Actor who) {
      if (dice.isFlat()) {
        return dice.plus();
      }
      if (at == steps.size()) {
        branches += dice.most() - dice.least();
        if (branches >= most) {
          throw new TooMany(most);
        }
        steps.add(new Step(dice));
      }
      Step step = steps.get(at++);
      if (!step.dice.equals(dice)) {
        throw new IllegalStateException("The experiment does not start from the same state");
      }
      return dice.least() + step.sum;
    }

    Chance chance() {
      var ways = BigInteger.ONE;
      var all = BigInteger.ONE;
      for (int i = 0; i < at; i++) {
        Step step = steps.get(i);
        ways = ways.multiply(step.ways[step.sum]);
        all = all.multiply(BigInteger.valueOf(step.dice.sides()).pow(step.dice.count()));
      }
      return Chance.of(ways, all);
    }

    boolean advance() {
      while (!steps.isEmpty()) {
        Step last = steps.getLast();
        if (++last.sum < last.ways.length) {
          at = 0;
          return true;
        }
        steps.removeLast();
        branches -= last.ways.length - 1;
      }
      return false;
    }

    @Override
    public <T extends Answer> T ask(Question<T> question) {
      return players.answer(question, act -> act.apply());
    }

    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public void tell(Event event) {}
  }
}
