package dev.cleave.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Assault;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import dev.cleave.engine.tally.Tally;
import dev.cleave.rulebooks.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the server forecasts of an attack is what the question says it needs, part by part. */
@Execution(ExecutionMode.CONCURRENT)
class ForecastTest {

  private static final Path SCENARIOS = Path.of("../scenarios");

  /** Answers at random, and looks at every attack that is offered. */
  private static final class Looking implements Players {

    private final Game game;
    private final SplittableRandom chance;
    private final int attacks;
    private final List<String> differences = new ArrayList<>();
    private int compared;

    Looking(Game game, long seed, int attacks) {
      this.game = game;
      this.chance = new SplittableRandom(seed);
      this.attacks = attacks;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      List<Option<T>> options = question.options();
      Actor who = question.who();
      for (Option<T> option : options) {
        if (who != null && compared < attacks && option.answer() instanceof Assault assault) {
          compare(question, option.answer(), assault.target(), who.index());
        }
      }
      return options.isEmpty() || chance.nextBoolean()
          ? question.usual()
          : options.get(chance.nextInt(options.size())).answer();
    }

    private <T extends Answer> void compare(
        Question<T> question, T answer, Combatant target, int who) {
      if (target == null) {
        return;
      }
      compared++;
      Tally needs = question.needs(answer);
      int face = needs == null ? 0 : needs.face();
      String terms = needs == null ? "[]" : Cards.terms(needs).toString();
      Battle known = Battle.in(question.scene()).copy();
      for (boolean guessed : new boolean[] {false, true}) {
        Battle seen =
            guessed ? new Hunch(game.rulebook(), question.side()).of(known.copy()) : known;
        var forecast = new Forecast(game.rulebook(), question, seen, guessed, who);
        var told = forecast.attack(answer.text(), target.index(), question.lead(answer));
        if (told.path("needs").asInt() != face || !told.path("terms").toString().equals(terms)) {
          differences.add(question + " " + answer.text() + ": " + told + " / " + needs);
        }
      }
    }
  }

  /** Odds of a charge with all its cleaves take their time, so there is one. */
  @ParameterizedTest
  @CsvSource({"duel, 40", "charge, 1", "bridge, 40", "guardroom, 40"})
  void whatIsForecastIsWhatTheQuestionSays(String scenario, int attacks) throws IOException {
    String yaml = Files.readString(SCENARIOS.resolve(scenario + ".yaml"));
    Scenario read = Scenario.of(Yaml.parse(new Source(scenario, yaml)));
    Game game = Game.of(read, Library.core(), null, Map.of());
    var looking = new Looking(game, 7, attacks);
    for (long seed = 1; looking.compared < attacks && seed < 20; seed++) {
      game.rulebook().fight(game.newBattle(), new GameTable(new SeededDice(seed), looking, null));
    }
    assertThat(looking.differences).isEmpty();
    assertThat(looking.compared).isEqualTo(attacks);
  }
}
