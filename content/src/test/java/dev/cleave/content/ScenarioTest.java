package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.actor.Fate;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Square;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a scenario says, and the battle that comes of it. */
class ScenarioTest {

  private static final String WHOLE =
      """
      scenario: The bridge at dusk
      about: Everything a scenario can say.
      rulebook: weaponskill
      options: {dice: classic}
      map: |
        ..........
        .##..2....
        ..........
      light: dark
      rounds: 20
      sides: {orcs: {judge: true}, heroes: {}}
      combatants:
        Marcus:
          side: heroes
          fighter: 3
          hp: 20
          str: 16
          dex: 12
          con: 10
          int: 9
          wil: 8
          cha: 7
          armour: chain
          weapon: sword
          weapons: [dagger, long bow]
          off-hand: dagger
          at: [3, 2]
          facing: E
          cover: half
          elevation: 10
          items: {healing potion: pouch, holy symbol: hand}
          spells: [sleep]
          conditions: [prone]
          numbers: {weapon skill: 4}
          traits: [infravision]
          morale: 2
        Rider: {side: heroes, crusader: 2, mount: warhorse, at: [0, 0]}
        Orc: {side: orcs, creature: orc, count: 2, at: [[8.5, 2], [7.5, 0]]}
      """;

  @Test
  void everythingItSaysIsInTheBattle() {
    var fight = Fight.read(WHOLE);
    Battle battle = fight.battle();
    assertThat(fight.scenario().title()).isEqualTo("The bridge at dusk");
    assertThat(fight.scenario().options()).isEqualTo(Map.of("dice", "classic"));
    assertThat(battle.isDark()).isTrue();
    assertThat(battle.lastRound()).isEqualTo(20);
    assertThat(battle.sides()).extracting("name").containsExactly("orcs", "heroes");
    Combatant marcus = fight.named("Marcus");
    assertThat(marcus.mostHitPoints()).isEqualTo(20);
    assertThat(marcus.weapons())
        .extracting(Weapon::id)
        .containsExactly("sword", "dagger", "long bow", "dagger");
    assertThat(marcus.offHand().id()).isEqualTo("dagger");
    assertThat(marcus.is(PlainRulebook.State.PRONE)).isTrue();
    assertThat(marcus.sheet().abilities().charisma()).isEqualTo(7);
    assertThat(marcus.sheet().numbers())
        .containsEntry("weapon skill", 4)
        .containsEntry("morale", 10);
    assertThat(marcus.sheet().has("infravision")).isTrue();
    assertThat(marcus.items())
        .extracting(Item::kept)
        .containsExactly(Item.Place.POUCH, Item.Place.HAND);
    assertThat(battle.field().spot(marcus)).isEqualTo(Square.of(3, 2));
    assertThat(battle.field().facing(marcus)).isEqualTo(Facing.E);
    assertThat(battle.field().elevation(marcus)).isEqualTo(10);
    assertThat(battle.field().cover(fight.named("Orc 1"), marcus)).isEqualTo(2);
    assertThat(battle.field().spot(fight.named("Orc 2"))).isEqualTo(new Square(15, 0));
  }

  @Test
  void whoeverStatesNoFacingFacesTheNearestEnemy() {
    var fight = Fight.read(WHOLE);
    assertThat(fight.battle().field().facing(fight.named("Rider"))).isEqualTo(Facing.E);
    assertThat(fight.battle().field().facing(fight.named("Orc 1"))).isEqualTo(Facing.W);
  }

  @Test
  void aRiderHasTheLegsAndTheGroundOfHisMount() {
    var rider = Fight.read(WHOLE).named("Rider").sheet();
    assertThat(rider.calling()).extracting(Calling::id).isEqualTo("cleric");
    assertThat(rider.depth()).isEqualTo(2);
    assertThat(rider.mount()).isNotNull();
  }

  private static final String RESERVE =
      """
      scenario: Reserve
      map: 8x4
      combatants:
        Marcus: {side: heroes, fighter: 3, at: [1, 1]}
        Orc: {side: orcs, creature: orc, at: [5, 1]}
        Boss: {side: orcs, creature: ogre, waits: true}
      """;

  @Test
  void whoWaitsIsNotThereAndNeedsNoPlace() {
    for (String text :
        List.of(
            RESERVE, RESERVE.replace("map: 8x4\n", "").replaceAll(", at: \\[[0-9], 1\\]", ""))) {
      Battle battle = Fight.read(text).battle();
      Combatant boss = battle.combatant(2);
      assertThat(boss.fate()).isEqualTo(Fate.WAITING);
      assertThat(battle.field().isOn(boss)).isFalse();
      assertThat(battle.members(boss.side())).isEqualTo(1);
      assertThat(battle.copy().field().isOn(battle.copy().combatant(2))).isFalse();
    }
  }

  @Test
  void whoWaitsHasNoPlaceAndSomebodyOfEachSideIsThere() {
    assertThatThrownBy(() -> Fight.read(RESERVE.replace("waits: true", "waits: true, at: [2, 2]")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("who waits has no place yet");
    assertThatThrownBy(
            () ->
                Fight.read(
                    RESERVE.replace("creature: orc, at: [5, 1]", "creature: orc, waits: true")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("all of the side orcs wait");
  }

  @Test
  void theJudgeRunsTheSideOnWhichNobodyHasAClass() {
    var battle = Fight.of("fighter: 1").battle();
    assertThat(battle.sides().get(0).isJudges()).isFalse();
    assertThat(battle.sides().get(1).isJudges()).isTrue();
  }

  @Test
  void withoutAMapTheScenarioSaysHowFarApartTheyAre() {
    var fight =
        Fight.read(
            """
            scenario: Test
            distance: 40
            distances: [{between: [Archer, Orc 2], feet: 90}]
            behind: [{who: Orc 1, of: Archer}]
            combatants:
              Archer: {side: heroes, explorer: 1, weapon: long bow}
              Orc: {side: orcs, creature: orc, count: 2}
            """);
    var field = fight.battle().field();
    assertThat(field.distance(fight.named("Archer"), fight.named("Orc 1"))).isEqualTo(40);
    assertThat(field.distance(fight.named("Orc 2"), fight.named("Archer"))).isEqualTo(90);
    assertThat(field.arc(fight.named("Archer"), fight.named("Orc 1"))).isEqualTo(Arc.REAR);
  }

  @Test
  void aTwoHandedWeaponLeavesTheShieldOnTheBack() {
    assertThat(Fight.of("fighter: 1, weapon: great axe, shield: true").first().bearsShield())
        .isFalse();
    assertThat(Fight.of("fighter: 1, weapon: sword, shield: true").first().bearsShield()).isTrue();
  }

  @Test
  void aGiantStartsWithItsClubNotWithTheRock() {
    assertThat(Fight.of("creature: stone giant").first().weapon().name()).isEqualTo("stone club");
    assertThat(Fight.of("creature: stone giant, weapon: sword").first().weapon().name())
        .isEqualTo("sword");
  }

  @Test
  void wordsMayBeginWithACapital() {
    assertThat(Fight.of("Fighter: 2, weapon: Long Sword").first().weapon().id()).isEqualTo("sword");
  }

  @Test
  void aGoblinMayRideAWolf() {
    var goblin = Fight.of("creature: goblin, mount: wolf").first().sheet();
    assertThat(goblin.speed()).isEqualTo(60);
  }

  @Test
  void fromAJournalComesTheSameBattle() {
    var fight = Fight.read(WHOLE);
    var again = Fight.of(Scenario.of(Yaml.fromJson(fight.scenario().node().json(), "journal")));
    assertThat(again.scenario().node().json()).isEqualTo(fight.scenario().node().json());
    for (int i = 0; i < fight.battle().size(); i++) {
      Combatant one = fight.battle().combatant(i);
      Combatant other = again.battle().combatant(i);
      assertThat(other.sheet()).isEqualTo(one.sheet());
      assertThat(other.name()).isEqualTo(one.name());
      assertThat(again.battle().field().spot(other)).isEqualTo(fight.battle().field().spot(one));
      assertThat(again.battle().field().facing(other))
          .isEqualTo(fight.battle().field().facing(one));
    }
  }

  @Test
  void namesThatLookAlikeAreWarnedOf() {
    var scenario =
        Fight.read(
                """
                scenario: Test
                combatants:
                  Ogre: {side: ogres, creature: ogre}
                  Ogrе: {side: others, creature: ogre}
                """)
            .scenario();
    assertThat(scenario.warnings())
        .containsExactly(
            "test.yaml:4:3: \"Ogrе\" looks like \"Ogre\" but is spelt with other letters.");
    assertThat(Fight.of("fighter: 1").scenario().warnings()).isEmpty();
    assertThat(Fight.of("fighter: 1, count: 199").scenario().warnings()).isEmpty();
    assertThat(Fight.of("fighter: 1, count: 200").scenario().warnings())
        .singleElement()
        .asString()
        .startsWith("There are 201 combatants:");
  }

  @Test
  void namesOfEveryScriptAreWelcome() {
    var battle =
        Fight.read(
                """
                scenario: Test
                combatants:
                  Ærlig Ødegård: {side: a, fighter: 1}
                  勇者: {side: b, fighter: 1}
                  "👨‍👩‍👧": {side: b, fighter: 1}
                """)
            .battle();
    assertThat(battle.combatants())
        .extracting(Combatant::name)
        .isEqualTo(List.of("Ærlig Ødegård", "勇者", "👨‍👩‍👧"));
  }

  @Test
  void aNameIsKeptInOneForm() {
    var battle =
        Fight.read(
                """
                scenario: Test
                combatants:
                  "Rene\\u0301": {side: a, fighter: 1}
                  Orc: {side: b, creature: orc}
                """)
            .battle();
    assertThat(battle.named("Ren\u00e9")).isNotNull();
  }

  @Test
  void fiveHundredMayFight() {
    var battle =
        Fight.read(
                """
                scenario: Test
                combatants:
                  Orc: {side: a, creature: orc, count: 250}
                  Goblin: {side: b, creature: goblin, count: 250}
                """)
            .battle();
    assertThat(battle.size()).isEqualTo(500);
  }

  @Test
  void filesThatAreNotThereAreRefused(@TempDir Path folder) throws IOException {
    Path missing = folder.resolve("duell.yaml");
    assertThatThrownBy(() -> Scenario.read(missing))
        .isInstanceOf(BadInput.class)
        .hasMessage(missing + ": there is no such file.");
    Files.writeString(folder.resolve("duel.yaml"), "x");
    assertThatThrownBy(() -> Scenario.read(missing))
        .hasMessage(missing + ": there is no such file. Did you mean duel.yaml?");
    assertThatThrownBy(() -> Scenario.read(folder))
        .hasMessage(folder + ": this is a folder. Expected: a YAML file.");
    Path empty = Files.createFile(folder.resolve("empty.yaml"));
    assertThatThrownBy(() -> Scenario.read(empty)).hasMessage(empty + ": the file is empty.");
  }
}
