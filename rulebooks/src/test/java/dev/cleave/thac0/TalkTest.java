package dev.cleave.thac0;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.Proves;
import dev.cleave.engine.actor.Actor;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.dice.Reason;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.Refusal;
import dev.cleave.engine.table.Table;
import dev.cleave.rulebooks.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What people at the table may say to each other before the dice, and what they may ask. */
class TalkTest {

  /** Writes down who is asked together, and why what cannot be declared cannot. */
  private static final class Listening implements Table {

    final List<List<String>> together = new ArrayList<>();
    final List<Refusal> refusals = new ArrayList<>();

    @Override
    public int roll(Dice dice, Reason why, @Nullable Actor who) {
      return dice.least();
    }

    @Override
    public <T extends Answer> T ask(Question<T> question) {
      return question.quiet();
    }

    @Override
    public <T extends Answer> List<T> askAll(List<? extends Question<T>> questions) {
      together.add(questions.stream().map(Question::whose).toList());
      questions.forEach(question -> refusals.addAll(question.refusals()));
      return Table.super.askAll(questions);
    }

    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public void tell(Event event) {}
  }

  private static Listening play(String more) {
    Scenario scenario =
        Scenario.of(
            Yaml.parse(
                new Source(
                    "talk.yaml",
                    """
                    scenario: Talk
                    rulebook: thac0
                    rounds: 1
                    distance: 60
                    combatants:
                      Anna: {side: a, fighter: 1, weapon: sword}
                      Mira: {side: a, mage: 1, weapon: dagger, spells: [magic missile]%s}
                      Orc: {side: b, creature: orc}
                      Goblin: {side: b, creature: goblin}
                    """
                        .formatted(more))));
    Game game = Game.of(scenario, Library.core(), "thac0", Map.of());
    var table = new Listening();
    game.rulebook().fight(game.newBattle(), table);
    return table;
  }

  @Test
  @Proves("TH.SEQ.07")
  void thePlayersDeclareTogetherSoThatTheyMayConferAndTheDungeonMasterHasSpokenBefore() {
    assertThat(play("").together)
        .containsExactly(List.of("Orc", "Goblin"), List.of("Anna", "Mira"));
  }

  @Test
  @Proves("TH.SEQ.09")
  void whoMayNotSpeakIsStillToldTheRule() {
    assertThat(play(", conditions: [silenced]").refusals)
        .anySatisfy(
            refusal -> {
              assertThat(refusal.what()).isEqualTo("cast magic missile");
              assertThat(refusal.rule()).isEqualTo("TH.C.CAST.04");
            });
  }
}
