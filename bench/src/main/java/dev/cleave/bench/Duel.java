package dev.cleave.bench;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Side;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.rulebooks.Game;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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

/** A duel on the theatre, by the rules and by hand, with the same dice. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(2)
public class Duel {

  /** Fights compared before anything is timed. */
  private static final int COMPARED = 20_000;

  private Rulebook rulebook;
  private Battle start;
  private Limit limit;
  private SeededDice dice;
  private GameTable table;
  private SeededDice limitDice;

  @Setup
  public void prepare() {
    Library library = Library.core().with(HouseRules.of(Yaml.parse(read("house.yaml"))));
    Game game = Game.of(Scenario.of(Yaml.parse(read("duel.yaml"))), library, "acks2", Map.of());
    rulebook = game.rulebook();
    start = game.newBattle();
    dice = new SeededDice(7);
    table = new GameTable(dice, Players.USUAL, null);
    limitDice = new SeededDice(7);
    Combatant fighter = start.combatant(0);
    Combatant foe = start.combatant(1);
    limit =
        new Limit(
            rulebook.needs(start, fighter, foe, "melee").needs(),
            rulebook.needs(start, foe, fighter, "melee").needs(),
            fighter.hitPoints(),
            foe.hitPoints(),
            fighter.weapon().damage().sides(),
            foe.weapon().damage().sides(),
            game.figures().dice("morale").plus() + foe.sheet().morale());
    compare();
  }

  private static Source read(String name) {
    try (InputStream in = Duel.class.getResourceAsStream("/bench/" + name)) {
      return Source.read(name, Objects.requireNonNull(in));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** The hand-written loop is the limit only if it fights the very same fights. */
  private void compare() {
    for (int seed = 0; seed < COMPARED; seed++) {
      dice.reseed(seed);
      limitDice.reseed(seed);
      int byRules = result(rulebook.fight(start.copy(), table));
      int byHand = limit.fight(limitDice);
      if (byRules != byHand || dice.die(1000) != limitDice.die(1000)) {
        throw new IllegalStateException(
            "Seed " + seed + ": by the rules " + byRules + ", by hand " + byHand);
      }
    }
  }

  private int result(Outcome outcome) {
    Side winner = outcome.winner();
    return winner == start.sides().get(0) ? outcome.rounds() : -outcome.rounds();
  }

  /** The rules, with bots, and nobody listening. */
  @Benchmark
  public Outcome engine() {
    return rulebook.fight(start.copy(), table);
  }

  /** Bare ints. */
  @Benchmark
  public int limit() {
    return limit.fight(limitDice);
  }
}
