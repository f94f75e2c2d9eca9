package dev.cleave.bench;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.odds.AttackOdds;
import dev.cleave.engine.odds.Attacks;
import dev.cleave.rulebooks.Game;
import java.util.Map;
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

/** The exact odds of a bear's two claws and bite among four weak foes, with all its cleaves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class Preview {

  private static final int MOST_WAYS = 200_000;

  private static final String DEN =
      """
      scenario: The den
      map: 12x6
      combatants:
        Bear: {side: beasts, creature: bear, at: [2, 2], facing: E}
        Orc: {side: orcs, creature: orc, count: 4, hp: 4, at: [[4, 1], [4, 2], [4, 3], [3, 1]], facing: W}
      """;

  private Attacks attacks;

  @Setup
  public void prepare() {
    var scenario = Scenario.of(Yaml.parse(new Source("den.yaml", DEN)));
    Game game = Game.of(scenario, Library.core(), "acks2", Map.of());
    Battle battle = game.newBattle();
    attacks =
        new Attacks(
            game.rulebook(),
            battle,
            Objects.requireNonNull(battle.named("Bear")),
            Objects.requireNonNull(battle.named("Orc 2")));
  }

  @Benchmark
  public AttackOdds routine() {
    return attacks.odds("attack Orc 2", MOST_WAYS);
  }
}
