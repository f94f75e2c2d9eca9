package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.battle.Outcome;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A fight to which nobody listens goes as one that is written down, and nothing of it is left for
 * the next, though fights to which nobody listens have their rooms one after another.
 */
class UnheardTest {

  private static final String TROOPS =
      """
      scenario: Troops
      rulebook: acks2
      rounds: 6
      map: 30x10
      features:
        - {name: bolt thrower, kind: artillery, piece: light ballista, crew: [Odo, Ivo], at: [2, 5]}
      combatants:
        Odo: {side: party, fighter: 1, weapon: short sword, traits: [artillerist], at: [1, 5], facing: E}
        Ivo: {side: party, fighter: 1, weapon: dagger, at: [1, 6], facing: E}
        Archer: {side: party, fighter: 2, weapon: long bow, count: 2, dex: 16, at: [[2, 2], [2, 8]], facing: E}
        Orc: {side: foes, creature: orc, formation: Horde, count: 16, at: [16, 3], facing: W}
      """;

  /** Shoots at formations wherever it may. */
  private static final Players VOLLEYS =
      new Players() {
        @Override
        public <T extends Answer> T answer(Question<T> question, Judge judge) {
          T volley = question.read("shoot at Horde");
          return volley == null || question.refuses(volley) != null ? question.usual() : volley;
        }
      };

  private static final int SCENARIOS = 5;
  private static final int FIGHTS = 4;

  @ParameterizedTest(name = "{0}, map {1}")
  @MethodSource("dev.cleave.rulebooks.FightPropertiesTest#games")
  void oneAfterAnotherGoesAsItWouldAlone(String rulebook, boolean map) {
    for (long seed = 0; seed < SCENARIOS; seed++) {
      compare(FightPropertiesTest.game(rulebook, map, seed), rulebook + ", seed " + seed, seed);
    }
  }

  /** Those who are shot at are of this battle, not of the one before, in which they fell. */
  @Test
  void soDoesAFormation() {
    Game game = game(TROOPS);
    for (int seed = 0; seed < FIGHTS; seed++) {
      assertThat(played(game.rulebook(), game.newBattle(), seed, null, VOLLEYS))
          .as("fight %s", seed)
          .isEqualTo(played(game.rulebook(), game.newBattle(), seed, _ -> {}, VOLLEYS));
    }
  }

  /** A crew shares a die for its initiative; where there is no piece it is no crew. */
  @Test
  void nobodyServesThePieceOfTheBattleBefore() {
    Game before = game(TROOPS);
    Battle after = game(TROOPS.replaceAll("(?s)features:.*(?=combatants)", "")).newBattle();
    Rulebook book = before.rulebook();
    String written = played(book, after.copy(), 7, _ -> {}, Players.USUAL);
    played(book, before.newBattle(), 7, null, Players.USUAL);
    assertThat(played(book, after, 7, null, Players.USUAL)).isEqualTo(written);
  }

  private static Game game(String yaml) {
    Scenario scenario = Scenario.of(Yaml.parse(new Source("troops.yaml", yaml)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  private static void compare(Game game, String what, long seed) {
    for (int fight = 0; fight < FIGHTS; fight++) {
      String where = what + ", fight " + fight;
      long dice = 100 * seed + fight;
      assertThat(played(game.rulebook(), game.newBattle(), dice, null, players(dice, where)))
          .as(where)
          .isEqualTo(
              played(game.rulebook(), game.newBattle(), dice, _ -> {}, players(dice, where)));
    }
  }

  private static Players players(long seed, String where) {
    return seed % 3 == 0 ? Players.USUAL : new FightPropertiesTest.Anything(seed, where);
  }

  /** How it ends for everybody, and where the dice are then. */
  private static String played(
      Rulebook book, Battle battle, long seed, @Nullable Journal journal, Players players) {
    var dice = new SeededDice(seed);
    Outcome outcome = book.fight(battle, new GameTable(dice, players, journal));
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
