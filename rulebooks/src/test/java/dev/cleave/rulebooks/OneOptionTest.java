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
import dev.cleave.engine.table.SeededDice;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An option that is asked for alone is the one among all. */
class OneOptionTest {

  private static final String HEWING =
      """
      scenario: Hewing
      rulebook: %s
      %s
      sides:
        heroes: {behaviour: soldier}
        orcs: {behaviour: brute}
      combatants:
        Kara: {side: heroes, fighter: 6, hp: 40, weapon: sword, shield: true, armour: plate%s}
        Bow: {side: heroes, fighter: 3, hp: 15, weapon: short bow, weapons: [dagger]%s}
        Orc: {side: orcs, creature: orc, hp: 2, count: 5%s}
      """;

  private static final class Curious implements Players {
    private final TreeSet<String> kinds = new TreeSet<>();

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> all = question.options();
      for (Option<T> one : all) {
        assertThat(question.option(one.answer())).as(question.says()).isEqualTo(one);
      }
      kinds.add(question.kind());
      return question.usual();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"acks2", "acks1", "thac0", "weaponskill"})
  void meansTheSameAloneAndAmongAll(String book) {
    var players = new Curious();
    var places =
        List.of(", at: [2, 2]", ", at: [0, 2]", ", at: [[4, 1], [4, 2], [4, 3], [5, 2], [6, 2]]");
    play(HEWING.formatted(book, "map: 9x5", places.get(0), places.get(1), places.get(2)), players);
    play(HEWING.formatted(book, "distance: 20", "", "", ""), players);
    assertThat(players.kinds).contains("action");
    if (book.startsWith("acks")) {
      assertThat(players.kinds).contains("cleave");
    }
  }

  private static void play(String yaml, Players players) {
    Game game =
        Game.of(
            Scenario.of(Yaml.parse(new Source("hewing", yaml))), Library.core(), null, Map.of());
    for (int seed = 0; seed < 2; seed++) {
      game.rulebook()
          .fight(game.newBattle(), new GameTable(new SeededDice(seed), players, _ -> {}));
    }
  }
}
