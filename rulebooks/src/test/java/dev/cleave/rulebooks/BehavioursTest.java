package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.journal.Journal;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Behaviours are told apart by what their people do, and orders are kept. */
class BehavioursTest {

  private static final int FIGHTS = 12;

  static Game game(String text) {
    return game(text, "acks2");
  }

  static Game game(String text, String book) {
    return Game.of(
        Scenario.of(Yaml.parse(new Source("test.yaml", text))), Library.core(), book, Map.of());
  }

  static List<Event> told(Game game, Battle battle, int seed) {
    Journal.Kept kept = Journal.kept();
    game.rulebook()
        .fight(battle, new GameTable(new SeededDice(seed), Bots.of(game.rulebook()), kept));
    var told = new ArrayList<Event>();
    for (Entry entry : kept.entries()) {
      if (entry instanceof Entry.Told(Event event)) {
        told.add(event);
      }
    }
    return told;
  }

  static long count(String scenario, Predicate<String> says) {
    Game game = game(scenario);
    long count = 0;
    for (int seed = 0; seed < FIGHTS; seed++) {
      count +=
          told(game, game.newBattle(), seed).stream()
              .filter(one -> says.test(one.sentence()))
              .count();
    }
    return count;
  }

  private static final String BRIDGE =
      """
      scenario: The bridge
      map: 16x3
      combatants:
        Hale: {side: watch, fighter: 2, hp: 30, armour: plate, weapon: sword, at: [3, 1], facing: E%s}
        Orc: {side: orcs, creature: orc, count: 3, at: [[12, 0], [12, 1], [12, 2]], facing: W}
      """;

  @Test
  void whoIsToldToHoldASquareNeverLeavesIt() {
    Game game = game(BRIDGE.formatted(", behaviour: brute, holds: [3, 1]"));
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      told(game, battle, seed);
      Combatant hale = battle.combatant(0);
      if (hale.isStanding()) {
        assertThat(battle.field().spot(hale)).isEqualTo(Square.of(3, 1));
      }
    }
    assertThat(
            count(BRIDGE.formatted(", behaviour: brute"), says -> says.startsWith("Hale charges")))
        .isPositive();
  }

  @Test
  void soldiersWaitWithABlowAndBrutesRun() {
    Predicate<String> ready = says -> says.startsWith("Hale is ready");
    Predicate<String> charges = says -> says.startsWith("Hale charges");
    String soldier = BRIDGE.formatted(", behaviour: soldier");
    String brute = BRIDGE.formatted(", behaviour: brute");
    assertThat(count(soldier, ready)).isGreaterThan(count(brute, ready));
    assertThat(count(brute, charges)).isGreaterThan(count(soldier, charges));
  }

  /** Each lets the other come on, while one shoots and keeps the rounds from being quiet. */
  @Test
  void aShotNowAndThenDoesNotKeepTwoWaitingForEachOther() {
    Game game =
        game(
            """
            scenario: The slinger
            map: |
              ................#........................
              ................#........................
              ................#........................
              ................#........................
              ................+........................
              ................#........................
              ................#........................
            features:
              - {name: door, kind: door, at: [16, 4], open: true}
            combatants:
              Dwarf: {side: hall, dwarven craftpriest: 9, hp: 25, weapon: scythe, armour: splint, at: [11, 4], facing: E}
              Bard: {side: hall, bard: 8, hp: 5, weapon: javelin, spells: [cure blindness], at: [8, 6], facing: E}
              Mastodon: {side: hall, creature: mastodon, hp: 64, at: [11, 0], facing: E}
              Smith: {side: yard, fighter: 1, hp: 4, weapon: great hammer, at: [25, 3], facing: W}
              Slinger: {side: yard, shaman: 5, hp: 18, weapon: staff sling, at: [36, 6], facing: W}
            """,
            "acks1");
    for (int seed = 0; seed < FIGHTS; seed++) {
      assertThat(roundOfBlow(told(game, game.newBattle(), seed))).isBetween(1, 15);
    }
  }

  /** The round in which somebody first struck hand to hand. */
  private static int roundOfBlow(List<Event> told) {
    int round = 0;
    for (Event event : told) {
      round += event.is("round") ? 1 : 0;
      if (event.is("attack") && "melee".equals(event.fact("way"))) {
        return round;
      }
    }
    return 0;
  }

  @Test
  void clericsRebukeTheDead() {
    String crypt =
        """
        scenario: The crypt
        map: 16x6
        combatants:
          Piran: {side: party, cleric: 5, hp: 25, armour: plate, weapon: mace, spells: [bless, cure light wounds], at: [2, 2], facing: E}
          Skeleton: {side: dead, creature: skeleton, count: 4, at: [[10, 1], [10, 2], [10, 3], [10, 4]], facing: W}
        """;
    assertThat(count(crypt, says -> says.startsWith("Piran rebukes"))).isPositive();
  }

  @Test
  void oilAndJavelinsFlyBeforeBlows() {
    String oil =
        """
        scenario: Oil
        map: 16x6
        combatants:
          Ada: {side: party, fighter: 1, hp: 12, armour: plate, weapon: sword, items: [oil], at: [2, 2], facing: E, orders: hold this line}
          Troll: {side: trolls, creature: orc, hp: 20, at: [10, 2], facing: W}
        """;
    assertThat(count(oil, says -> says.contains("oil"))).isPositive();
    String javelins =
        """
        scenario: Javelins
        map: 16x6
        combatants:
          Ada: {side: party, fighter: 2, hp: 12, armour: plate, weapon: sword, weapons: [javelin, javelin], at: [2, 2], facing: E, orders: hold this line}
          Orc: {side: orcs, creature: orc, hp: 20, at: [10, 2], facing: W}
        """;
    assertThat(count(javelins, says -> says.contains("with the javelin"))).isPositive();
  }

  @Test
  void aTorchIsLitWhereNobodyCanSee() {
    String dark =
        """
        scenario: Dark
        map: 16x6
        light: dark
        combatants:
          Ada: {side: party, fighter: 1, hp: 12, armour: plate, weapon: sword, items: [torch], at: [2, 2], facing: E}
          Goblin: {side: foes, creature: goblin, count: 2, at: [[10, 2], [10, 3]], facing: W}
        """;
    assertThat(count(dark, says -> says.startsWith("Ada lights"))).isPositive();
  }

  /** WS.COND.09 */
  @Test
  void nobodyShootsInTheDarkWhereNoShotHits() {
    for (String behaviour : List.of("plain", "archer", "brute")) {
      Game game =
          game(
              """
              scenario: Blind
              light: dark
              map: 20x8
              combatants:
                Ada: {side: one, behaviour: %1$s, fighter: 2, weapon: short bow, weapons: [sword], at: [2, 4]}
                Orm: {side: two, behaviour: %1$s, creature: stone giant, hp: 10, at: [16, 4]}
              """
                  .formatted(behaviour),
              "weaponskill");
      for (int seed = 0; seed < FIGHTS; seed++) {
        List<Event> told = told(game, game.newBattle(), seed);
        assertThat(told).noneMatch(one -> Boolean.TRUE.equals(one.fact("blind")));
        assertThat(told).anyMatch(Event::isAttack);
      }
    }
  }

  @Test
  void nobodyThrowsAMissileSpellAtASleeper() {
    String sleep =
        """
        scenario: Sleep
        map: 16x6
        combatants:
          Ysolde: {side: party, mage: 3, hp: 30, weapon: dagger, spells: [magic missile, magic missile], at: [2, 2], facing: E}
          Sleeper: {side: foes, creature: ogre, hp: 40, at: [7, 2], facing: W, conditions: [asleep, helpless]}
          Orc: {side: foes, creature: orc, hp: 20, at: [10, 4], facing: W}
        """;
    Game game = game(sleep);
    for (int seed = 0; seed < FIGHTS; seed++) {
      List<Event> told = told(game, game.newBattle(), seed);
      assertThat(told)
          .extracting(Event::sentence)
          .filteredOn(says -> says.startsWith("Ysolde casts magic missile"))
          .first()
          .isEqualTo("Ysolde casts magic missile at Orc.");
    }
  }

  @Test
  void cowardsGiveUpOrGiveWay() {
    String coward =
        """
        scenario: Coward
        map: 16x6
        combatants:
          Ada: {side: party, fighter: 5, hp: 40, armour: plate, weapon: sword, at: [6, 2], facing: E}
          Bero: {side: party, fighter: 5, hp: 40, armour: plate, weapon: sword, at: [6, 3], facing: E}
          Wretch: {side: foes, fighter: 1, hp: 20, hp left: 6, weapon: sword, behaviour: coward, at: [7, 2], facing: W}
        """;
    assertThat(
            count(
                coward,
                says ->
                    says.startsWith("Wretch surrenders") || says.startsWith("Wretch withdraws")))
        .isPositive();
  }

  @Test
  void whoPlansGivesTheSameAnswersAgain() {
    Game game = game(BRIDGE.formatted(", behaviour: planner"));
    List<String> first = told(game, game.newBattle(), 3).stream().map(Event::sentence).toList();
    assertThat(told(game, game.newBattle(), 3)).extracting(Event::sentence).isEqualTo(first);
  }
}
