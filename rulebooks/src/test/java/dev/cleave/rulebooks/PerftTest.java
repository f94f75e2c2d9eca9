package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How many ways there are to answer the first questions of a fight, one after the other, with the
 * same dice: numbers that change only when what is legal changes, as chess engines count moves.
 */
class PerftTest {

  /** Which fights there are to count in. */
  private static final Map<String, String> POSITIONS =
      Map.of(
          "duel",
          """
          scenario: Duel
          distance: 10
          combatants:
            Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, weapons: [spear], armour: chain}
            Orc: {side: orcs, creature: orc, hp: 8, count: 2}
          """,
          "yard",
          """
          scenario: Yard
          map: |
            ......
            ..#...
            ......
          combatants:
            Marcus: {side: heroes, fighter: 3, hp: 20, weapon: sword, armour: chain, at: [1, 1], facing: E}
            Thief: {side: heroes, thief: 2, hp: 8, weapon: short bow, weapons: [dagger], at: [0, 2], facing: E}
            Orc: {side: orcs, creature: orc, hp: 8, count: 2, at: [[4, 0], [4, 2]], facing: W}
          """,
          "spells",
          """
          scenario: Spells
          distance: 30
          combatants:
            Kara: {side: heroes, cleric: 5, hp: 20, weapon: mace, armour: plate, spells: [cure light wounds, hold person]}
            Marcus: {side: heroes, fighter: 3, hp: 9, weapon: sword, armour: chain}
            Orc: {side: orcs, creature: orc, hp: 8, count: 3}
          """);

  /**
   * How many questions deep; {@code -Dcleave.depth=4} counts twenty-nine million ways and takes
   * minutes.
   */
  private static final int DEPTH = Integer.getInteger("cleave.depth", 3);

  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super("enough", null, false, false);
    }
  }

  /** Answers what it is told, then counts what could be answered next. */
  private static final class Counting implements Players {
    private final List<Integer> script;
    private int asked;
    private int options;

    Counting(List<Integer> script) {
      this.script = script;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> all = question.options();
      if (asked == script.size()) {
        options = all.size();
        throw new Enough();
      }
      return all.get(script.get(asked++)).answer();
    }
  }

  private static Game game(String book, String position) {
    String yaml =
        Objects.requireNonNull(POSITIONS.get(position))
            .replaceFirst("\n", "\nrulebook: " + book + "\n");
    Scenario scenario = Scenario.of(Yaml.parse(new Source(position, yaml)));
    return Game.of(scenario, Library.core(), null, Map.of());
  }

  /** How many answers the question after these has; 0 when the fight is over. */
  private static int options(Game game, List<Integer> script) {
    var counting = new Counting(script);
    try {
      game.rulebook().fight(game.newBattle(), new GameTable(Lots.undisturbed(7), counting, null));
    } catch (Enough enough) {
      return counting.options;
    }
    return 0;
  }

  private static long leaves(Game game, List<Integer> script, int depth) {
    int options = options(game, script);
    if (depth == 1) {
      return options;
    }
    long leaves = 0;
    for (int i = 0; i < options; i++) {
      var next = new ArrayList<>(script);
      next.add(i);
      leaves += leaves(game, next, depth - 1);
    }
    return leaves;
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({
    "acks2, duel, 110, 1748, 24834, 541346",
    "acks2, yard, 84, 3890, 189181, 6170283",
    "acks2, spells, 3, 154, 1844, 31501",
    "acks1, duel, 51, 1400, 38739, 765539",
    "acks1, yard, 38, 978, 36567, 1473374",
    "weaponskill, duel, 26, 207, 2472, 30797",
    "weaponskill, yard, 37, 859, 20630, 453497",
    "thac0, duel, 42, 1764, 153468, 4360420",
    "thac0, yard, 62, 4030, 233740, 15193100",
  })
  void soManyWays(String book, String position, long one, long two, long three, long four) {
    Game game = game(book, position);
    var counted = new ArrayList<Long>();
    for (int depth = 1; depth <= DEPTH; depth++) {
      counted.add(leaves(game, List.of(), depth));
    }
    assertThat(counted).isEqualTo(List.of(one, two, three, four).subList(0, DEPTH));
  }
}
