package dev.cleave.bench;

import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
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
import java.util.function.ToIntFunction;

/**
 * A fight of the benchmark, with bots and nobody listening, as often as it is wanted. The sources
 * here name no class that an older Cleave has elsewhere, so that they can be built with its rules.
 */
public final class Arena {

  /** Fights compared before anything is timed. */
  private static final int COMPARED = 20_000;

  public final Game game;
  public final Rulebook rulebook;
  public final Battle start;
  private final SeededDice dice = new SeededDice(7);
  private final GameTable table = new GameTable(dice, Players.USUAL, null);

  private Arena(Game game) {
    this.game = game;
    this.rulebook = game.rulebook();
    this.start = game.newBattle();
  }

  /** By the book. */
  public static Arena of(String scenario) {
    return of(scenario, "acks2");
  }

  /** By another book. */
  static Arena of(String scenario, String rulebook) {
    return of(scenario, Library.core(), rulebook);
  }

  /** By the book, but that nobody runs. */
  static Arena ofTheBrave(String scenario) {
    var house = HouseRules.of(Yaml.parse(read("house.yaml")));
    return of(scenario, Library.core().with(house), "acks2");
  }

  private static Arena of(String scenario, Library library, String rulebook) {
    Scenario read = Scenario.of(Yaml.parse(read(scenario)));
    return new Arena(Game.of(read, library, rulebook, Map.of()));
  }

  private static Source read(String name) {
    try (InputStream in = Arena.class.getResourceAsStream("/bench/" + name)) {
      return Source.read(name, Objects.requireNonNull(in));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  Outcome fight() {
    return rulebook.fight(start.copy(), table);
  }

  /** The number one needs to hit another as the fight begins, by their places in the battle. */
  int needs(int attacker, int target) {
    return rulebook
        .needs(start, start.combatant(attacker), start.combatant(target), "melee")
        .needs();
  }

  int hitPoints(int who) {
    return start.combatant(who).hitPoints();
  }

  /** Sides of the die that one's blow deals. */
  int damage(int who) {
    return start.combatant(who).weapon().damage().sides();
  }

  /** Added to a morale roll of one's side. */
  int moralePlus(int who) {
    return game.figures().dice("morale").plus() + start.combatant(who).sheet().morale();
  }

  /**
   * The hand-written loop is the limit only if it fights the very same fights with the very same
   * dice.
   *
   * @param byHand rounds fought, negative if the second side wins
   */
  void compare(ToIntFunction<SeededDice> byHand) {
    var handDice = new SeededDice(7);
    for (int seed = 0; seed < COMPARED; seed++) {
      dice.reseed(seed);
      handDice.reseed(seed);
      int rules = result(fight());
      int hand = byHand.applyAsInt(handDice);
      if (rules != hand || dice.die(1000) != handDice.die(1000)) {
        throw new IllegalStateException(
            "Seed " + seed + ": by the rules " + rules + ", by hand " + hand);
      }
    }
  }

  private int result(Outcome outcome) {
    return outcome.winner() == start.sides().get(0) ? outcome.rounds() : -outcome.rounds();
  }
}
