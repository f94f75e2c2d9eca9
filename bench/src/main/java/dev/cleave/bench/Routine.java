package dev.cleave.bench;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.table.GameTable;
import dev.cleave.rulebooks.Game;
import java.util.Map;
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

/**
 * Two wolves that cannot fall bite each other for so many rounds, with one bite a round or with
 * nine: what nine cost more than one, the bites cost and nothing else.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class Routine {

  static final int ROUNDS = 100;
  static final int FEW = 1;
  static final int MANY = 9;

  /** Attacks of one bench fight. */
  static int attacks(int bites) {
    return 2 * ROUNDS * bites;
  }

  @Param({"" + FEW, "" + MANY})
  public int bites;

  private Game game;
  private long seed;

  @Setup
  public void prepare() {
    String house =
        "house: wolves\nacks2: {figures: {morale: 2d6+4, morale hp half: 0, morale hp two thirds: 0}}\n"
            + "creatures:\n  wolf: {override: true, attacks: [{name: bite, damage: 1, type: piercing, count: "
            + bites
            + "}]}\n";
    String scenario =
        "scenario: wolves\nrulebook: acks2\ndistance: 5\nrounds: "
            + ROUNDS
            + "\ncombatants:\n"
            + "  One: {side: a, creature: wolf, hp: 9999}\n"
            + "  Other: {side: b, creature: wolf, hp: 9999}\n";
    Library library = Library.core().with(HouseRules.of(Yaml.parse(new Source("house", house))));
    game =
        Game.of(Scenario.of(Yaml.parse(new Source("scenario", scenario))), library, null, Map.of());
  }

  @Benchmark
  public Outcome bitten() {
    return game.rulebook().fight(game.newBattle(), GameTable.seeded(seed++, null));
  }
}
