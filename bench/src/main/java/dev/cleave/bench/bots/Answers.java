package dev.cleave.bench.bots;

import dev.cleave.bench.Arena;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Conduct;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** What an answer costs of who decides for himself, six against twelve on the map. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@OperationsPerInvocation(Answers.ASKED)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class Answers {

  /** Questions asked, from the first turns to the thick of it. */
  static final int ASKED = 12;

  private static final int FIRST = 11;

  /** Every so many-th turn is looked at. */
  private static final int EVERY = 7;

  private Arena arena;
  private final List<Question<?>> open = new ArrayList<>();
  private final List<Combatant> asked = new ArrayList<>();

  @Setup
  public void prepare() {
    arena = Arena.of("skirmish.yaml");
    int seed = FIRST;
    while (open.size() < ASKED) {
      try {
        int turns = (open.size() + 1) * EVERY;
        var table = new GameTable(new SeededDice(seed), new Pause(turns), null);
        arena.rulebook.fight(arena.start.copy(), table);
        seed++; // over too soon
      } catch (Paused paused) {
        open.add(paused.question);
        asked.add((Combatant) paused.question.who());
      }
    }
  }

  @Benchmark
  public void plain(Blackhole hole) {
    answer("plain", hole);
  }

  @Benchmark
  public void party(Blackhole hole) {
    answer("party", hole);
  }

  @Benchmark
  public void soldier(Blackhole hole) {
    answer("soldier", hole);
  }

  @Benchmark
  public void planner(Blackhole hole) {
    answer("planner", hole);
  }

  private void answer(String behaviour, Blackhole hole) {
    for (int i = 0; i < open.size(); i++) {
      Combatant who = asked.get(i);
      Conduct own = who.conduct();
      who.setConduct(own.by(arena.game.library().behaviour(behaviour)));
      hole.consume(Bots.answer(open.get(i), arena.rulebook));
      who.setConduct(own);
    }
  }

  /** Plays until somebody's turn, and leaves it open. */
  private static final class Pause implements Players {

    private final int turn;
    private int turns;

    Pause(int turn) {
      this.turn = turn;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (question.is(Question.Kind.ACTION)
          && question.who() instanceof Combatant
          && ++turns >= turn) {
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
