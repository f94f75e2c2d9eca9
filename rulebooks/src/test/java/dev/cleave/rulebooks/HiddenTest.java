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
import dev.cleave.engine.table.Lead;
import dev.cleave.engine.table.Option;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An enemy who is hidden changes nothing that one is offered, until one bumps into him. */
class HiddenTest {

  private static Game game(String book, String lurker) {
    String yaml =
        """
        scenario: Shadows
        rulebook: %s
        map: 14x9
        combatants:
          Hero: {side: heroes, fighter: 3, hp: 20, weapon: sword, at: [2, 4], facing: E}
          Orc: {side: orcs, creature: orc, hp: 6, at: [12, 4], facing: W}
          Lurker: {side: orcs, creature: orc, hp: 5, at: %s, facing: W, conditions: [hidden]}
        """
            .formatted(book, lurker);
    return Game.of(
        Scenario.of(Yaml.parse(new Source("shadows", yaml))), Library.core(), null, Map.of());
  }

  /** The first action is the hero's; everybody else holds. */
  private static final class Walker implements Players {
    private final String answer;
    private final List<String> told = new ArrayList<>();
    private boolean done;

    Walker(String answer) {
      this.answer = answer;
    }

    @Override
    public <T extends Answer> T answer(Question<T> question, Judge judge) {
      if (Battle.in(question.scene()).round() > 1 || done && question.kind().equals("action")) {
        throw new Over();
      }
      if (!question.whose().equals("Hero") || !question.kind().equals("action")) {
        return question.quiet();
      }
      done = true;
      for (Option<T> option : question.options()) {
        Lead lead = question.lead(option.answer());
        told.add(option.text() + option.openDetail() + lead.path() + lead.provokes());
      }
      question.refusals().forEach(refusal -> told.add(refusal.toString()));
      told.add(question.refusal("attack Lurker").toString());
      told.add(question.usual().text());
      return answer.isEmpty() ? question.quiet() : question.read(answer);
    }
  }

  private static final class Over extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static List<Event> play(Game game, Walker walker) {
    var events = new ArrayList<Event>();
    try {
      game.rulebook()
          .fight(
              game.newBattle(),
              new GameTable(
                  new SeededDice(5),
                  walker,
                  entry -> {
                    if (entry instanceof Entry.Told(Event event)) {
                      events.add(event);
                    }
                  }));
    } catch (Over over) {
      return events;
    }
    return events;
  }

  @ParameterizedTest
  @CsvSource({"acks2", "weaponskill"})
  void theSameIsOfferedWhereverHeIs(String book) {
    var beside = new Walker("");
    var ahead = new Walker("");
    var far = new Walker("");
    play(game(book, "[3, 4]"), beside);
    play(game(book, "[6, 4]"), ahead);
    play(game(book, "[9, 8]"), far);
    assertThat(beside.told).hasSizeGreaterThan(50).isEqualTo(far.told);
    assertThat(ahead.told).isEqualTo(far.told);
  }

  @ParameterizedTest
  @ValueSource(strings = {"acks2 march to 6,4", "acks2 run to 6,4", "weaponskill move to 6,4"})
  void whoWouldStopOnHisSquareHasFoundHim(String words) {
    String book = words.substring(0, words.indexOf(' '));
    List<Event> events = play(game(book, "[6, 4]"), new Walker(words.substring(book.length() + 1)));
    assertThat(events)
        .filteredOn(event -> event.is("found"))
        .singleElement()
        .satisfies(
            found -> {
              assertThat(found.fact("by")).isEqualTo("Hero");
              assertThat(found.fact("on")).isEqualTo("Lurker");
              assertThat(found.sentence()).isEqualTo("Hero bumps into Lurker.");
            });
    assertThat(events)
        .filteredOn(event -> event.is("moved"))
        .first()
        .satisfies(moved -> assertThat(moved.fact("to")).isEqualTo("5,4"));
  }
}
