package dev.cleave.bench;

import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.table.SeededDice;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Four against four on the theatre, by the rules and by hand, with the same dice. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class Melee {

  private Arena arena;
  private MeleeByHand hand;
  private SeededDice handDice;

  @Setup
  public void prepare() {
    arena = Arena.ofTheBrave("melee.yaml");
    hand = new MeleeByHand(arena);
    handDice = new SeededDice(7);
    arena.compare(hand::fight);
  }

  /** The rules, with bots, and nobody listening. */
  @Benchmark
  public Outcome rules() {
    return arena.fight();
  }

  /** Bare ints. */
  @Benchmark
  public int hand() {
    return hand.fight(handDice);
  }
}
