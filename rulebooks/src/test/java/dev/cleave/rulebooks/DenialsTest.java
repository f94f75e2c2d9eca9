package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.Demand;
import dev.cleave.acks.book.Forbidden;
import dev.cleave.acks.book.State;
import dev.cleave.acks.play.Fight;
import dev.cleave.acks.play.Numbers;
import dev.cleave.content.HouseRules;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Silence;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What conditions deny stands in a table, and a house may write it anew. */
class DenialsTest {

  private static final Scenario DUEL =
      Scenario.of(
          Yaml.parse(
              new Source(
                  "duel.yaml",
                  """
                  scenario: Test
                  rulebook: acks2
                  combatants:
                    Marcus: {side: a, fighter: 3, weapon: sword}
                    Orc: {side: b, creature: orc}
                  """)));

  private Forbidden denied(Library books, String rulebook, Demand demand, State... states) {
    Game game = Game.of(DUEL, books, rulebook, Map.of());
    Battle battle = game.newBattle();
    Combatant marcus = battle.combatant(0);
    List.of(states).forEach(marcus::gain);
    return new Fight(Numbers.of(game.figures()), battle, Silence.TABLE).denies(marcus, demand);
  }

  private static Library house(String rulebook, String row) {
    return Library.core()
        .with(
            HouseRules.of(
                Yaml.parse(
                    new Source(
                        "house.yaml",
                        "house: Test\n%s:\n  words:\n    denials:\n      rows:\n        %s\n"
                            .formatted(rulebook, row)))));
  }

  @Test
  void theProneDoNotRunAndTheBookSaysWhy() {
    assertThat(denied(Library.core(), "acks2", Demand.RUNNING)).isNull();
    assertThat(denied(Library.core(), "acks2", Demand.RUNNING, State.PRONE))
        .isEqualTo(new Forbidden("WHO cannot run like this", "A2.COND.PRONE.03"));
    assertThat(denied(Library.core(), "acks2", Demand.SPEECH, State.PRONE)).isNull();
  }

  @Test
  void theFirstRowThatAppliesIsCited() {
    assertThat(denied(Library.core(), "acks2", Demand.RUNNING, State.PRONE, State.INCAPACITATED))
        .isEqualTo(new Forbidden("WHO is incapacitated and only walks", "A2.GAP.25H"));
  }

  @Test
  void theRoundDemandsToo() {
    assertThat(denied(Library.core(), "acks2", Demand.ACTION, State.COWERING))
        .isEqualTo(new Forbidden("WHO cowers", "A2.COND.COWER.02"));
    assertThat(denied(Library.core(), "acks2", Demand.INITIATIVE, State.COWERING)).isNull();
    assertThat(denied(Library.core(), "acks2", Demand.INITIATIVE, State.SURPRISED))
        .isEqualTo(new Forbidden("WHO is surprised", "A2.COND.SURPR.01"));
  }

  @ParameterizedTest
  @CsvSource({
    "PRONE, prone, action, canAct",
    "HELPLESS, helpless, action, canAct",
    "FALTERING, faltering, initiative, initiativeIsDue",
    "SURPRISED, surprised, initiative, initiativeIsDue",
    "FALTERING, faltering, choice, mayChoose",
    "FRIGHTENED, frightened, choice, mayChoose",
    "BLINDED, blinded, declaration, mayDeclare",
    "GRABBED, grabbed, declaration, mayDeclare",
    "PRONE, prone, interrupt, mayInterrupt",
    "WRESTLED, wrestled, interrupt, mayInterrupt"
  })
  void aHouseSaysWhoHasAPartInTheRound(State state, String row, String demand, String part) {
    String cell = row + ": [\"" + demand + ": WHO is not up to it [HOUSE.1]\"]";
    assertThat(takesPart(house("acks2", cell), state, part)).isFalse();
    assertThat(takesPart(house("acks2", row + ": [nothing]"), state, part)).isTrue();
  }

  private boolean takesPart(Library books, State state, String part) {
    Game game = Game.of(DUEL, books, "acks2", Map.of());
    Battle battle = game.newBattle();
    Combatant marcus = battle.combatant(0);
    marcus.gain(state);
    var fight = new Fight(Numbers.of(game.figures()), battle, Silence.TABLE);
    return switch (part) {
      case "canAct" -> fight.canAct(marcus);
      case "initiativeIsDue" -> fight.initiativeIsDue(marcus);
      case "mayChoose" -> fight.mayChoose(marcus);
      case "mayDeclare" -> fight.mayDeclare(marcus);
      default -> fight.mayInterrupt(marcus);
    };
  }

  @Test
  void aHouseMayTakeADenialAway() {
    assertThat(denied(house("acks2", "prone: [nothing]"), "acks2", Demand.RUNNING, State.PRONE))
        .isNull();
  }

  @Test
  void aHouseMayAddADenial() {
    Library books = house("acks2", "faltering: [\"charging: WHO has no heart for it [HOUSE.1]\"]");
    assertThat(denied(books, "acks2", Demand.CHARGING, State.FALTERING))
        .isEqualTo(new Forbidden("WHO has no heart for it", "HOUSE.1"));
  }

  @Test
  void anEditionAddsItsOwnRowsToThoseOfTheOther() {
    assertThat(denied(Library.core(), "acks1", Demand.RUNNING, State.EXHAUSTED))
        .isEqualTo(new Forbidden("WHO is exhausted", "A1.MOVE.11"));
    assertThat(denied(Library.core(), "acks1", Demand.RUNNING, State.PRONE)).isNotNull();
    assertThat(denied(Library.core(), "acks2", Demand.RUNNING, State.EXHAUSTED)).isNull();
  }
}
