package dev.cleave.thac0.aftermath;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Infirmary;
import dev.cleave.rulebooks.Game;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Health;
import dev.cleave.thac0.fray.Rest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words for what people carry out of a fight. TH.C.T.INJ-EFFECTS */
class SickroomTest {

  private static final Game GAME =
      Game.of(
          Scenario.of(
              Yaml.parse(
                  new Source(
                      "one.yaml",
                      "scenario: One\nrulebook: thac0\ncombatants:\n  A: {side: a, fighter: 1}\n  B: {side: b, fighter: 1}\n"))),
          Library.core(),
          "thac0",
          Map.of());

  private final Infirmary sickroom = GAME.rulebook().infirmary();
  private final Combatant who = GAME.newBattle().combatant(0);

  @ParameterizedTest
  @ValueSource(strings = {"limb3 right leg", "limb1 left arm", "weak2", "bleed1", "eye"})
  void theseAreHurtsAndAreKeptAsTheyAreSaid(String words) {
    assertThat(sickroom.knows(words)).isTrue();
    assertThat(sickroom.afflictions()).contains(words);
    sickroom.admit(who, List.of(words), "");
    assertThat(sickroom.stated(who)).containsExactly(words);
    assertThat(sickroom.scars(who)).containsExactly(words);
  }

  @ParameterizedTest
  @ValueSource(strings = {"limb3", "limb3 tail feather", "itch", "weak2 nowhere"})
  void theseAreNone(String words) {
    assertThat(sickroom.knows(words)).isFalse();
    assertThat(sickroom.afflictions()).doesNotContain(words);
  }

  @Test
  void onlyArmsLegsAndWingsAreListedAsLimbs() {
    assertThat(sickroom.afflictions())
        .filteredOn(words -> words.startsWith("limb"))
        .isNotEmpty()
        .allMatch(words -> words.matches(".* (arm|foreleg|leg|wing)"));
  }

  @Test
  void whoBringsNothingIsWhole() {
    sickroom.admit(who, List.of(), "");
    assertThat(who.lasting()).isNull();
    assertThat(sickroom.remarks(who)).isEmpty();
    assertThat(sickroom.number(who, "nonlethal")).isZero();
  }

  @Test
  void bruisesAndWearinessAreRemarkedOn() {
    who.keep(new Health(3, false, 0, 2, List.of(), List.of(), Rest.NONE));
    assertThat(sickroom.remarks(who)).containsExactly("temporary damage: 3", "fatigue: 2");
    assertThat(sickroom.number(who, "nonlethal")).isEqualTo(3);
    assertThat(sickroom.number(who, "another")).isZero();
  }

  @Test
  void whoLaySomewhereIsOnHisFeetInTheNextFight() {
    assertThat(GAME.rulebook().lasts(State.PRONE)).isFalse();
    assertThat(GAME.rulebook().lasts(State.HASTED)).isFalse();
    assertThat(GAME.rulebook().lasts(State.DEBILITATED)).isTrue();
  }
}
