package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.acks.book.Health;
import dev.cleave.acks.book.State;
import dev.cleave.content.journal.Opening;
import dev.cleave.content.journal.Person;
import dev.cleave.content.journal.Snapshot;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Aftermath;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.table.Players;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapters begin from what is carried into them, and lose nothing of it. */
class StoryTest {

  private static final int FIGHTS = Integer.getInteger("cleave.fights", 8);

  private static final String DUEL =
      """
      scenario: Duel
      rulebook: acks2
      distance: 5
      combatants:
        Marcus: {side: heroes, fighter: 3, hp: 14, weapons: [sword +1, dagger], shield: true, armour: chain, items: [healing salve]}
        Kara: {side: heroes, cleric: 3, hp: 11, weapon: mace, spells: [cure light wounds]}
        Orc: {side: orcs, creature: orc, hp: 6, count: 2}
        Grub: {side: orcs, creature: goblin, hp: 3}
      """;

  private static final String NEXT =
      """
      scenario: The way home
      distance: 10
      combatants:
        Marcus: {}
        Kara: {side: heroes, cleric: 3, hp: 11, weapon: mace, spells: [cure light wounds]}
        Wolf: {side: wolves, creature: wolf, count: 2}
      """;

  private static Saga duel() {
    return new Saga(DUEL, Players.USUAL);
  }

  @ParameterizedTest
  @CsvSource({"acks2, false", "acks2, true", "weaponskill, false", "weaponskill, true"})
  void nothingOfWhatIsCarriedIsLostAndNothingComesToIt(String book, boolean map) {
    for (long seed = 0; seed < FIGHTS; seed++) {
      String where = book + (map ? " map" : " theatre") + " seed " + seed;
      var saga = new Saga(RandomScenario.yaml(book, map, seed), Players.USUAL).play(seed);
      Opening after = saga.aftermath();
      assertThat(saga.scene).isInstanceOf(Aftermath.class);
      assertThat(saga.snapshot()).as(where).isEqualTo(carried(after).json().toString());
      saga.play(seed);
      Opening again = saga.aftermath();
      assertThat(saga.snapshot()).as(where).isEqualTo(carried(again).json().toString());
      assertThat(carried(again).now()).isGreaterThanOrEqualTo(carried(after).now());
    }
  }

  /** Whoever stands and is only named has what he had, to the last arrow. */
  @ParameterizedTest
  @CsvSource({"acks2, true", "weaponskill, false"})
  void whoGoesFromFightToFightHasWhatHeHad(String book, boolean map) {
    int compared = 0;
    for (long seed = 0; seed < FIGHTS; seed++) {
      String where = book + " seed " + seed;
      var saga = new Saga(RandomScenario.yaml(book, map, seed), Players.USUAL).play(seed);
      var yaml = new StringBuilder("scenario: Next\ncombatants:\n");
      yaml.append("  Newcomer: {side: strangers, creature: ogre}\n");
      saga.battle().combatants().stream()
          .filter(Combatant::isStanding)
          .forEach(who -> yaml.append("  ").append(who.name()).append(": {}\n"));
      if (saga.battle().combatants().stream().noneMatch(Combatant::isStanding)) {
        continue;
      }
      Snapshot before = carried(saga.fight(yaml.toString()));
      Snapshot after = saga.chapter.snapshot(saga.scene, List.of());
      for (Person person : after.people()) {
        Person old = before.named(person.name());
        for (String part :
            List.of(
                "hp", "weapons", "hand", "off hand", "shield", "items", "ammunition", "spells")) {
          if (old != null) {
            assertThat(person.state().path(part).toString())
                .as("%s: %s of %s", where, part, person.name())
                .isEqualTo(old.state().path(part).toString());
            compared++;
          }
        }
      }
    }
    assertThat(compared).isPositive();
  }

  private static Snapshot carried(Opening opening) {
    return Objects.requireNonNull(opening.carried());
  }

  @Test
  void aChapterReadBackFromItsLineGoesOnAsTheOneThatWentOn() {
    for (long seed = 0; seed < FIGHTS; seed++) {
      var one = new Saga(RandomScenario.yaml("acks2", false, seed), Players.USUAL).play(seed);
      Opening opening = one.aftermath();
      one.play(seed + 1);
      var other = new Saga(RandomScenario.yaml("acks2", false, seed), Players.USUAL);
      other.chapter = other.story.open(Opening.read(opening.json(), "log"));
      other.play(seed + 1);
      assertThat(other.told()).as("seed " + seed).isEqualTo(one.told());
      assertThat(other.snapshot()).as("seed " + seed).isEqualTo(one.snapshot());
    }
  }

  @Test
  void everyScenarioOfTheHouseHasAnAftermathThatIsAChapter() throws Exception {
    try (var files = Files.list(Path.of("..", "scenarios"))) {
      for (Path file : files.filter(one -> one.toString().endsWith(".yaml")).sorted().toList()) {
        if (file.endsWith("legion.yaml")) {
          continue; // hundreds of people, who take a while
        }
        var saga = new Saga(Files.readString(file), Players.USUAL).play(1);
        Opening after = saga.aftermath();
        assertThat(saga.snapshot()).as(file.toString()).isEqualTo(carried(after).json().toString());
      }
    }
  }

  @Test
  void whoIsNamedComesAsHeIs() {
    var saga = duel();
    Battle before = saga.battle();
    Combatant marcus = Objects.requireNonNull(before.named("Marcus"));
    marcus.setHitPoints(5);
    marcus.drop(marcus.weapons().getFirst());
    marcus.wield(marcus.weapons().getFirst());
    marcus.setItems(List.of());
    Objects.requireNonNull(before.named("Kara")).setSpells(List.of());
    before.pass(60);
    saga.fight(NEXT);
    Battle battle = saga.battle();
    Combatant again = Objects.requireNonNull(battle.named("Marcus"));
    assertThat(battle.now().round()).isEqualTo(60);
    assertThat(battle.round()).isZero();
    assertThat(again.hitPoints()).isEqualTo(5);
    assertThat(again.mostHitPoints()).isEqualTo(14);
    assertThat(again.side().name()).isEqualTo("heroes");
    assertThat(again.weapons()).extracting(Object::toString).containsExactly("dagger");
    assertThat(again.weapon().name()).isEqualTo("dagger");
    assertThat(again.items()).isEmpty();
    assertThat(again.sheet().armour().name()).isEqualTo("chain mail");
    Combatant kara = Objects.requireNonNull(battle.named("Kara"));
    assertThat(kara.spells()).as("what is said once more is not said otherwise").isEmpty();
  }

  @Test
  void whatTheScenarioSaysOtherwiseCounts() {
    var saga = duel();
    Combatant marcus = Objects.requireNonNull(saga.battle().named("Marcus"));
    marcus.setHitPoints(5);
    marcus.setItems(List.of());
    saga.fight(
        """
        scenario: Later
        combatants:
          Marcus: {hp left: 9, weapon: spear, items: [torch], fighter: 4}
          Orc: {side: orcs, creature: orc}
        """);
    Combatant again = Objects.requireNonNull(saga.battle().named("Marcus"));
    assertThat(again.hitPoints()).isEqualTo(9);
    assertThat(again.mostHitPoints()).isEqualTo(14);
    assertThat(again.sheet().level()).isEqualTo(4);
    assertThat(again.weapon().name()).isEqualTo("spear");
    assertThat(again.items()).extracting(Object::toString).containsExactly("torch");
  }

  @Test
  void oneOfManyIsAnotherOneNextTime() {
    var saga = duel();
    Objects.requireNonNull(saga.battle().named("Orc 1")).setHitPoints(1);
    Objects.requireNonNull(saga.battle().named("Grub")).setHitPoints(1);
    saga.fight(
        """
        scenario: More of them
        combatants:
          Marcus: {}
          Orc: {side: orcs, creature: orc, hp: 6, count: 2}
          Grub: {}
        """);
    assertThat(Objects.requireNonNull(saga.battle().named("Orc 1")).hitPoints()).isEqualTo(6);
    assertThat(Objects.requireNonNull(saga.battle().named("Grub")).hitPoints()).isEqualTo(1);
  }

  @Test
  void whoStayedAtHomeIsStillOfTheStoryAndTheJudgesDeadAreNot() {
    var saga = duel();
    Objects.requireNonNull(saga.battle().named("Kara")).setHitPoints(7);
    Objects.requireNonNull(saga.battle().named("Grub")).setFate(Fate.DEAD);
    Objects.requireNonNull(saga.battle().named("Orc 1")).setFate(Fate.FLED);
    String alone =
        """
        scenario: Alone
        combatants:
          Marcus: {}
          Wolf: {side: wolves, creature: wolf}
        """;
    saga.fight(alone);
    Snapshot later = carried(saga.fight(alone));
    assertThat(later.elsewhere()).extracting(Person::name).containsExactly("Kara");
    saga.fight(NEXT);
    assertThat(Objects.requireNonNull(saga.battle().named("Kara")).hitPoints()).isEqualTo(7);
  }

  @Test
  void timeGoesOnAndWhatWasTimedRunsOut() {
    var saga = duel();
    Battle before = saga.battle();
    var blinded =
        before.conditions().stream().filter(one -> one.label().equals("blinded")).findFirst();
    Combatant marcus = Objects.requireNonNull(before.named("Marcus"));
    Combatant kara = Objects.requireNonNull(before.named("Kara"));
    for (Combatant who : new Combatant[] {marcus, kara}) {
      who.gain(blinded.orElseThrow());
    }
    marcus.setUntil(blinded.orElseThrow(), 20);
    Health.of(marcus).spend(3);
    before.pass(15);
    saga.fight(NEXT);
    Combatant again = Objects.requireNonNull(saga.battle().named("Marcus"));
    assertThat(again.is(blinded.orElseThrow())).isTrue();
    assertThat(again.until(blinded.orElseThrow())).isEqualTo(5);
    assertThat(Health.of(again).spent()).isEqualTo(-12);
    assertThat(Objects.requireNonNull(saga.battle().named("Kara")).is(blinded.orElseThrow()))
        .as("what ends with the fight")
        .isFalse();
  }

  @Test
  void bondsOutlastTheFightAndLyingDownDoesNot() {
    var saga = duel();
    Combatant marcus = Objects.requireNonNull(saga.battle().named("Marcus"));
    marcus.gain(State.RESTRAINED);
    marcus.gain(State.PRONE);
    marcus.gain(State.FRIGHTENED);
    saga.fight(NEXT);
    Combatant again = Objects.requireNonNull(saga.battle().named("Marcus"));
    assertThat(again.is(State.RESTRAINED)).isTrue();
    assertThat(again.is(State.PRONE)).isFalse();
    assertThat(again.is(State.FRIGHTENED)).isFalse();
  }

  @Test
  void theFallenDoNotFightUnlessTheScenarioSaysHowTheyAreBack() {
    var saga = duel();
    Objects.requireNonNull(saga.battle().named("Marcus")).setFate(Fate.DEAD);
    assertThatThrownBy(() -> saga.fight(NEXT))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(
            "saga.yaml:4:3: combatants.Marcus: Marcus is dead and cannot fight. Leave him out, see"
                + " to him in the aftermath, or say hp left: 5 if he is back.");
    saga.fight(NEXT.replace("Marcus: {}", "Marcus: {hp left: 5}"));
    Combatant back = Objects.requireNonNull(saga.battle().named("Marcus"));
    assertThat(back.isStanding()).isTrue();
    assertThat(back.hitPoints()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"rulebook: weaponskill", "options: {initiative: side}"})
  void aStoryKeepsItsBookAndItsOptions(String other) {
    var saga = duel();
    assertThatThrownBy(() -> saga.fight(NEXT.replace("distance: 10", other)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("Leave it out, or open another table.");
  }

  @Test
  void whatANewerCleaveWroteIsNotGuessedAt() {
    var saga = duel();
    String line = saga.fight(NEXT).json();
    assertThatThrownBy(() -> Opening.read(line.replace("\"form\":1", "\"form\":2"), "log"))
        .hasMessage("this chapter needs a newer Cleave");
    assertThatThrownBy(() -> Opening.read("{\"chapter\":2,\"form\":1}", "log"))
        .hasMessage("this does not begin a chapter as Cleave does it");
    String dance = line.replace("\"scene\":\"fight\"", "\"scene\":\"dance\"");
    assertThatThrownBy(() -> Opening.read(dance, "log"))
        .hasMessage(
            "nobody knows how to play a chapter that is a dance. Expected: fight or aftermath");
  }

  @Test
  void whoRanASideRunsItStill() {
    var saga =
        new Saga(DUEL + "sides: {heroes: {judge: true}, orcs: {judge: false}}", Players.USUAL);
    saga.fight(
        """
        scenario: Turned round
        combatants:
          Wolf: {side: wolves, creature: wolf}
          Grub: {}
          Marcus: {}
        """);
    assertThat(saga.battle().sides())
        .extracting(side -> side.name() + " " + side.isJudges())
        .containsExactly("wolves true", "orcs false", "heroes true");
    saga.fight(
        """
        scenario: As it should be
        sides: {heroes: {judge: false}, wolves: {}}
        combatants:
          Wolf: {}
          Marcus: {}
        """);
    assertThat(saga.battle().sides())
        .extracting(side -> side.name() + " " + side.isJudges())
        .containsExactly("heroes false", "wolves true");
  }

  @Test
  void whoIsNotDescribedMustBeOfTheStory() {
    var saga = duel();
    assertThatThrownBy(() -> saga.fight(NEXT.replace("Marcus", "Marcsu")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(
            "saga.yaml:4:3: combatants.Marcsu: nobody of this story is called so. Known: Marcus,"
                + " Kara, Orc 1, Orc 2, Grub. Did you mean Marcus? Who is new has a class or a"
                + " creature.");
    assertThatThrownBy(() -> saga.fight(NEXT.replace("Marcus: {}", "Ulf: {side: heroes}")))
        .hasMessageContaining("combatants.Ulf: nobody of this story is called so. Known: Marcus,");
  }
}
