package dev.cleave.bench;

import dev.cleave.engine.battle.Outcome;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The duel and four against four by several books, in one run. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class Books {

  @Param({"acks1", "acks2", "thac0"})
  public String book;

  private Arena duel;
  private Arena melee;

  @Setup
  public void prepare() {
    duel = Arena.of("duel.yaml", book);
    melee = Arena.of("melee.yaml", book);
  }

  @Benchmark
  public Outcome duel() {
    return duel.fight();
  }

  @Benchmark
  public Outcome melee() {
    return melee.fight();
  }
}
