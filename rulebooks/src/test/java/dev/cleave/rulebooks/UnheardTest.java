package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.SeededDice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A fight to which nobody listens goes as one that is written down, and nothing of it is left for
 * the next, though fights to which nobody listens have their rooms one after another.
 */
class UnheardTest {

  private static final int SCENARIOS = 5;
  private static final int FIGHTS = 4;

  @ParameterizedTest(name = "{0}, map {1}")
  @MethodSource("dev.cleave.rulebooks.FightPropertiesTest#games")
  void oneAfterAnotherGoesAsItWouldAlone(String rulebook, boolean map) {
    for (long seed = 0; seed < SCENARIOS; seed++) {
      compare(FightPropertiesTest.game(rulebook, map, seed), rulebook + ", seed " + seed, seed);
    }
  }

  /** Formations and crews, whose members are not those of the battle before. */
  @ParameterizedTest
  @ValueSource(strings = {"legion", "siege"})
  void soDoTroopsAndCrews(String scenario) {
    Path file = Path.of("..", "scenarios", scenario + ".yaml");
    Game game = Game.of(Scenario.read(file), Library.core(), "acks2", Map.of());
    for (int fight = 0; fight < 2; fight++) {
      assertThat(played(game, fight, null, Players.USUAL))
          .as(scenario + ", fight " + fight)
          .isEqualTo(played(game, fight, _ -> {}, Players.USUAL));
    }
  }

  private static void compare(Game game, String what, long seed) {
    for (int fight = 0; fight < FIGHTS; fight++) {
      String where = what + ", fight " + fight;
      long dice = 100 * seed + fight;
      assertThat(played(game, dice, null, players(dice, where)))
          .as(where)
          .isEqualTo(played(game, dice, _ -> {}, players(dice, where)));
    }
  }

  private static Players players(long seed, String where) {
    return seed % 3 == 0 ? Players.USUAL : new FightPropertiesTest.Anything(seed, where);
  }

  /** How it ends for everybody, and where the dice are then. */
  private static String played(Game game, long seed, @Nullable Journal journal, Players players) {
    Battle battle = game.newBattle();
    var dice = new SeededDice(seed);
    Outcome outcome = game.rulebook().fight(battle, new GameTable(dice, players, journal));
    var lines = new ArrayList<String>();
    lines.add(outcome + ", " + dice.die(1_000_000));
    for (Combatant who : battle.combatants()) {
      lines.add(
          who.name()
              + ": "
              + who.hitPoints()
              + " hp, "
              + who.fate()
              + ", conditions "
              + who.conditions()
              + ", "
              + who.weapon().name()
              + ", "
              + who.items().size()
              + " items");
    }
    return String.join("\n", lines);
  }
}
