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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is offered is accepted, and what is not offered is refused with a reason. The illegal
 * answers come from other people's turns, where they were legal, and from a few that never are.
 */
class LegalAnswersTest {

  private static final int FIGHTS = Integer.getInteger("cleave.fights", 8) / 2;

  @ParameterizedTest(name = "map: {0}")
  @ValueSource(booleans = {false, true})
  void noLegalOptionIsRefusedAndNoIllegalOneAccepted(boolean map) {
    int refused = 0;
    for (long seed = 0; seed < FIGHTS; seed++) {
      String yaml = map ? RandomScenario.crowd(seed) : RandomScenario.yaml("acks2", false, seed);
      Game game =
          Game.of(
              Scenario.of(Yaml.parse(new Source("seed " + seed, yaml))),
              Library.core(),
              null,
              Map.of());
      var tester = new Tester(seed);
      game.rulebook().fight(game.newBattle(), new GameTable(new SeededDice(seed), tester, null));
      refused += tester.refused;
    }
    assertThat(refused).as("answers refused").isGreaterThan(50 * FIGHTS);
  }

  private static final class Tester implements Players {

    private static final List<String> NEVER =
        List.of(
            "march to 999,999",
            "march to -1,0",
            "march to 3.25,4",
            "march to 4,5 facing up",
            "run to nowhere",
            "charge nobody",
            "attack",
            "",
            "cast wish at everybody");

    private final Chance chance;
    private final long seed;
    private final List<String> pool = new ArrayList<>(NEVER);
    private int refused;

    Tester(long seed) {
      this.chance = new Chance(seed);
      this.seed = seed;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> options = question.options();
      var offered = new HashSet<String>();
      for (Option<T> option : options) {
        offered.add(option.text());
        assertThat(question.refuses(option.answer()))
            .as("seed %d: %s offers %s", seed, question, option.text())
            .isNull();
      }
      for (int i = 0; i < 12; i++) {
        String text = i < 2 ? chance.of(NEVER) : chance.of(pool);
        T read = question.read(text);
        if (offered.contains(text)) {
          assertThat(read).as("seed %d: %s reads %s", seed, question, text).isNotNull();
        } else if (read != null) {
          // short for squares that are offered, or half squares that close up with nobody
          assertThat(text)
              .as("seed %d: %s", seed, question)
              .containsAnyOf(" toward ", " away from ", ".5");
        } else {
          assertThat(read).as("seed %d: %s does not offer %s", seed, question, text).isNull();
          var refusal = question.refusal(text);
          assertThat(refusal.why()).as("why %s refuses %s", question, text).isNotBlank();
          assertThat(refusal.rule()).as("by which rule %s refuses %s", question, text).isNotBlank();
          refused++;
        }
      }
      for (int i = 0; i < 3; i++) {
        pool.add(chance.of(options).text());
      }
      return chance.oneIn(2) ? question.usual() : chance.of(options).answer();
    }
  }
}
