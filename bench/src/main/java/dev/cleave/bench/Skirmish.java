package dev.cleave.bench;

import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.Objects;
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

/** Six against twelve on a map of thirty squares each way, with walls, and bots for everybody. */
@State(Scope.Thread)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class Skirmish {

  /** The question whose options are timed: well into the second round, with everybody about. */
  private static final int LATER = 30;

  private Arena arena;
  private Question<?> open;

  @Setup
  public void prepare() {
    arena = Arena.of("skirmish.yaml");
    try {
      var table = new GameTable(new SeededDice(11), new Pause(), null);
      arena.rulebook.fight(arena.start.copy(), table);
    } catch (Paused paused) {
      open = paused.question;
    }
    Objects.requireNonNull(open, "The fight was over too soon");
  }

  /** A whole fight, nobody listening. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public Outcome rules() {
    return arena.fight();
  }

  /** Everything one combatant may do, with what it costs, as a page would show it. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public int options() {
    return open.options().size();
  }

  /** Plays until a question later in the fight, and leaves it open. */
  private static final class Pause implements Players {

    private int asked;

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (question.kind().equals("action") && ++asked >= LATER && question.options().size() > 100) {
        throw new Paused(question);
      }
      return question.usual();
    }
  }

  /** The fight stops at this question. */
  private static final class Paused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    final transient Question<?> question;

    Paused(Question<?> question) {
      super(null, null, false, false);
      this.question = question;
    }
  }
}
