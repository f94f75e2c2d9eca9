package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nobody turns to, runs from, or takes thought for one of whom his side knows nothing, because he
 * hides or is behind a wall in the fog. A2.R.209, A1.R.34, TH.R.69, WS.R.22
 */
class UnknownTest {

  private static final int ROUNDS = 2;

  /** The hero stands between an orc he sees, farther off, and one behind the wall. */
  private static Game walled(String book, int column, String hero, String lurker) {
    return game(
        """
        scenario: Walls
        rulebook: %s
        fog: on
        map: |
          ####################
          #........#.........#
          #........#.........#
          #........#.........#
          #........#.........#
          #........#.........#
          ####################
        combatants:
          Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [%d, 3], facing: W%s}
          Orc: {side: orcs, creature: orc, hp: 6, at: [1, 3], facing: E}
          Lurker: {side: orcs, creature: orc, hp: 5, at: %s, facing: W}
        """
            .formatted(book, column, hero, lurker));
  }

  private static Game game(String yaml) {
    return Game.of(
        Scenario.of(Yaml.parse(new Source("unknown", yaml))), Library.core(), null, Map.of());
  }

  /** The hero does what he is told to, as far as it is open to him; all others do nothing. */
  private static final class Lone implements Players {
    private final List<String> words;
    private final List<String> usual = new ArrayList<>();
    private final List<String> asked = new ArrayList<>();

    Lone(List<String> words) {
      this.words = words;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (Battle.in(question.scene()).round() > ROUNDS) {
        throw new Over();
      }
      if (question.side().name().equals("heroes")) {
        asked.add(question.says());
      }
      if (question.whose().equals("Hero")) {
        usual.add(question.usual().text());
        for (String each : words) {
          T answer = question.read(each);
          if (answer != null) {
            return answer;
          }
        }
      }
      T eager = question.kind().equals("pursue") ? question.read("yes") : null;
      return eager != null ? eager : question.quiet();
    }
  }

  private static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** What is told, but of the one behind the wall. */
  private static List<String> play(Game game, Lone players) {
    return play(game, players, 5);
  }

  private static List<String> play(Game game, Lone players, long seed) {
    var told = new ArrayList<String>();
    try {
      game.rulebook()
          .fight(
              game.newBattle(),
              new GameTable(
                  new SeededDice(seed),
                  players,
                  entry -> {
                    if (entry instanceof Entry.Told(Event event)
                        && !event.sentence().contains("Lurker")
                        && !event.is(Event.Kind.INITIATIVE)) {
                      told.add(event.sentence());
                    }
                  }));
    } catch (Over over) {
      return told;
    }
    return told;
  }

  @ParameterizedTest
  @CsvSource({
    "thac0, 'move; move to 8,3'",
    "thac0, attack with sword; wait",
    "acks2, 'march to 8,3'",
    "acks2, 'run to 5,3'",
  })
  void nobodyTurnsToOneBehindAWall(String book, String words) {
    var near = new Lone(List.of(words.split("; ")));
    var far = new Lone(List.of(words.split("; ")));
    List<String> told = play(walled(book, 7, "", "[10, 3]"), near);
    assertThat(told).isNotEmpty().isEqualTo(play(walled(book, 7, "", "[18, 5]"), far));
    assertThat(near.asked).isNotEmpty().isEqualTo(far.asked);
  }

  @ParameterizedTest
  @CsvSource({
    "weaponskill, flee, ''",
    "thac0, flee, ', conditions: [fleeing]'",
    "acks2, retreat, ', conditions: [frightened]'",
    "acks1, withdraw, ', conditions: [withdrawing]'",
  })
  void nobodyRunsFromOneBehindAWall(String book, String words, String hero) {
    var near = new Lone(List.of(words));
    var far = new Lone(List.of(words));
    List<String> told = play(walled(book, 6, hero, "[10, 3]"), near);
    assertThat(told)
        .anyMatch(sentence -> sentence.matches("Hero (runs|flees|marches) .*"))
        .isEqualTo(play(walled(book, 6, hero, "[18, 5]"), far));
  }

  @Test
  void nobodyDeclaresWithAThoughtForOneWhoHides() {
    String yaml =
        """
        scenario: Reach
        rulebook: thac0
        distance: 10
        combatants:
          Hero: {side: heroes, fighter: 4, hp: 8, weapon: spear, behaviour: plain}
          Orc: {side: orcs, creature: orc, hp: 4}
          Lurker: {side: orcs, creature: %s, hp: 9, conditions: [hidden]}
        """;
    var ogre = new Lone(List.of());
    var orc = new Lone(List.of());
    play(game(yaml.formatted("ogre")), ogre);
    play(game(yaml.formatted("orc")), orc);
    assertThat(ogre.usual).contains("guard with spear").isEqualTo(orc.usual);
  }

  @Test
  void nobodyLosesHeartForOneWhoHasGoneUnseen() {
    var told = new ArrayList<String>();
    Game game =
        game(
            """
            scenario: Gone
            rulebook: weaponskill
            map: 16x14
            combatants:
              Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [1, 3], facing: E}
              Orc: {side: orcs, creature: orc, hp: 7, at: [9, 3], facing: W}
              Lurker: {side: orcs, creature: kobold, hp: 3, at: [15, 10], facing: E, conditions: [hidden, fleeing]}
            """);
    var players = new Lone(List.of());
    try {
      game.rulebook()
          .fight(
              game.newBattle(),
              new GameTable(
                  new SeededDice(5),
                  players,
                  entry -> {
                    if (entry instanceof Entry.Told(Event event)) {
                      told.add(event.sentence());
                    }
                  }));
    } catch (Over over) {
      assertThat(players.asked).isNotEmpty();
    }
    assertThat(told)
        .anyMatch(sentence -> sentence.startsWith("Lurker gets away"))
        .noneMatch(sentence -> sentence.startsWith("Morale of Orc"));
  }

  /** TH.R.69 */
  @Test
  void whoHoldsIsNotAskedAfterACountOfSomebodyUnknown() {
    String yaml =
        """
        scenario: Counts
        rulebook: thac0
        map: 16x14
        combatants:
          Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [1, 3], facing: E}
          Orc: {side: orcs, creature: orc, hp: 7, at: [9, 3], facing: W}
          Lurker: {side: orcs, creature: kobold, hp: 3, at: [15, 10], facing: W, conditions: [hidden]}
        """;
    var asked = new ArrayList<String>();
    for (int seed = 0; seed < 20; seed++) {
      var players = new Lone(List.of("attack with sword", "hold"));
      List<String> told = play(game(yaml), players, seed);
      players.asked.removeIf(says -> !says.matches("Count .* is over: .*"));
      for (String says : players.asked) {
        String count = says.substring("Count ".length(), says.indexOf(" is over"));
        assertThat(told)
            .anyMatch(sentence -> sentence.matches("(Orc|Hero) acts on " + count + "\\."));
      }
      asked.addAll(players.asked);
    }
    assertThat(asked).isNotEmpty();
  }

  /** How the chase goes would tell of him: he may be slower than the others. WS.R.22 */
  @ParameterizedTest
  @CsvSource({"no", "yes"})
  void nobodyUnknownIsAmongThePursuers(String far) {
    var chases = new ArrayList<List<String>>();
    for (String lurker : List.of("kobold, at: [18, 5]", "ogre, at: [10, 3]", "wolf, at: [10, 1]")) {
      String yaml =
          """
          scenario: Chase
          rulebook: weaponskill
          options: {long pursuit: "%s"}
          fog: on
          map: |
            ####################
            #........#.........#
            #........#.........#
            #........#.........#
            #........#.........#
            #........#.........#
            ####################
          combatants:
            Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [8, 3], facing: W}
            Orc: {side: orcs, creature: orc, hp: 6, at: [1, 3], facing: E}
            Lurker: {side: orcs, creature: %s, facing: W}
          """
              .formatted(far, lurker);
      List<String> told = new ArrayList<>(play(game(yaml), new Lone(List.of("flee"))));
      told.removeIf(sentence -> sentence.startsWith("Round "));
      chases.add(told);
    }
    assertThat(chases.getFirst()).anyMatch(sentence -> sentence.startsWith("Orc runs: "));
    assertThat(chases).allMatch(chases.getFirst()::equals);
  }

  /** To whom somebody lays down his arms shows: it is asked of that side. A1.MORALE.15, A2.R.209 */
  @Test
  void nobodySurrendersToOneBehindAWall() {
    var asked = new ArrayList<List<String>>();
    for (String warden : List.of("[3, 1]", "[3, 5]")) {
      String yaml =
          """
          scenario: Cornered
          rulebook: acks1
          fog: on
          map: |
            #####
            #.#.#
            #.#.#
            #.#.#
            #.#.#
            #.#.#
            #####
          combatants:
            Warden: {side: shades, creature: goblin, hp: 3, at: %s, facing: W}
            Orc: {side: orcs, creature: orc, hp: 6, at: [1, 1], facing: S, conditions: [withdrawing]}
            Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [1, 5], facing: N}
          """
              .formatted(warden);
      var players = new Lone(List.of());
      play(game(yaml), players);
      asked.add(players.asked);
    }
    assertThat(asked)
        .allMatch(questions -> questions.contains("Orc offers to surrender: is that accepted?"));
  }

  /** Whom it could harm it does not see: it is tried as if he were not there. TH.R.69 */
  @Test
  void nobodyTakesHeartFromOneBehindAWall() {
    var nerves = new ArrayList<List<String>>();
    for (String at : List.of("[10, 3]", "[7, 5]")) {
      String yaml =
          """
          scenario: Ghosts
          rulebook: thac0
          fog: on
          map: |
            ####################
            #........#.........#
            #........#.........#
            #........#.........#
            #........#.........#
            #........#.........#
            ####################
          combatants:
            Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [8, 3], facing: W, traits: [incorporeal]}
            Orc: {side: orcs, creature: orc, hp: 6, at: [1, 3], facing: E}
            Lurker: {side: shades, creature: goblin, hp: 3, at: %s, facing: W}
          """
              .formatted(at);
      nerves.add(
          play(game(yaml), new Lone(List.of())).stream()
              .filter(sentence -> sentence.startsWith("Morale of Orc"))
              .toList());
    }
    assertThat(nerves.getFirst()).isNotEmpty();
    assertThat(nerves.getLast()).as("whom it sees").isEmpty();
  }

  /**
   * Two orcs as near who look alike, one of whom could bear a single blow and the other ten: for
   * whom nobody answers does and says the same, whichever it is.
   */
  @ParameterizedTest
  @ValueSource(strings = {"plain", "soldier", "skirmisher", "beast", "pack", "mindless", "archer"})
  void nobodyGoesByTheHitPointsOfWhomHeFights(String behaviour) {
    String yaml =
        """
        scenario: Twins
        rulebook: thac0
        distance: %d
        combatants:
          Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, weapons: [short bow], behaviour: %s}
          Left: {side: orcs, creature: orc, hp: %d}
          Right: {side: orcs, creature: orc, hp: %d}
        """;
    var meant = new ArrayList<String>();
    for (int feet : new int[] {5, 20, 60}) {
      var one = new Lone(List.of());
      var other = new Lone(List.of());
      play(game(yaml.formatted(feet, behaviour, 8, 1)), one);
      play(game(yaml.formatted(feet, behaviour, 1, 8)), other);
      assertThat(one.usual).as("from %d feet", feet).isEqualTo(other.usual);
      meant.addAll(one.usual);
    }
    assertThat(meant).anyMatch(words -> words.contains("Left"));
  }
}
