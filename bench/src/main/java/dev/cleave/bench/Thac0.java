package dev.cleave.bench;

import dev.cleave.engine.battle.Outcome;
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

/** The duel and four against four by THAC0, beside those of ACKS II. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class Thac0 {

  private Arena duel;
  private Arena melee;

  @Setup
  public void prepare() {
    duel = Arena.by("thac0", "duel.yaml");
    melee = Arena.by("thac0", "melee.yaml");
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
