package dev.cleave.rulebooks;

import static dev.cleave.rulebooks.BehavioursTest.count;
import static dev.cleave.rulebooks.BehavioursTest.game;
import static dev.cleave.rulebooks.BehavioursTest.told;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.journal.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a Judge objected to in transcripts, and is mended. */
class FaultsTest {

  private static final int FIGHTS = 12;

  /** Rounds until one who gives way turns on whoever follows. */
  private static final int AT_BAY = 5;

  /** Rounds in which a mage has found his range and cast. */
  private static final int SOON = 3;

  private static String behaviour(Game game, int nth) {
    return game.newBattle().combatant(nth).conduct().behaviour().name();
  }

  static long openings(String yaml, String book, String opening) {
    Game game = game(yaml, book);
    long count = 0;
    for (int seed = 0; seed < FIGHTS; seed++) {
      count +=
          told(game, game.newBattle(), seed).stream()
              .filter(one -> one.sentence().startsWith(opening))
              .count();
    }
    return count;
  }

  /** Spells do not make a caster of who wears plate; beasts are packs before they are mindless. */
  @Test
  void everybodyFightsAsHeLooks() {
    Game game =
        game(
            """
            scenario: Looks
            map: 20x6
            combatants:
              Piran: {side: party, cleric: 3, armour: plate, shield: true, weapon: mace, spells: [cure light wounds], at: [2, 2]}
              Ysolde: {side: party, mage: 3, weapon: dagger, spells: [sleep], at: [2, 3]}
              Wolf: {side: foes, creature: wolf, at: [12, 2]}
              Zombie: {side: foes, creature: zombie, at: [12, 4]}
            """);
    assertThat(List.of(0, 1, 2, 3))
        .extracting(nth -> behaviour(game, nth))
        .containsExactly("party", "caster", "pack", "mindless");
  }

  /** Whom the first of a pack has come to, the others go for too. */
  @Test
  void thePackPullsDownOne() {
    String heath =
        """
        scenario: Heath
        map: 24x12
        combatants:
          Ada: {side: party, fighter: 5, hp: 60, armour: plate, shield: true, weapon: sword, at: [6, 2], facing: E}
          Bero: {side: party, fighter: 5, hp: 60, armour: plate, shield: true, weapon: sword, at: [6, 8], facing: E}
          Wolf: {side: wolves, creature: wolf, hp: 30, %s, count: 4, at: [[11, 3], [12, 4], [11, 5], [12, 6]], facing: W}
        """;
    String pack = heath.formatted("behaviour: pack");
    String brute = heath.formatted("behaviour: brute");
    assertThat(halves(pack)).isLessThan(halves(brute));
  }

  /** Fights in which each of the two was struck at in the first two rounds. */
  private static int halves(String yaml) {
    Game game = game(yaml);
    int both = 0;
    for (int seed = 0; seed < FIGHTS; seed++) {
      int round = 0;
      boolean ada = false;
      boolean bero = false;
      for (Event event : told(game, game.newBattle(), seed)) {
        round += event.is("round") ? 1 : 0;
        if (round <= 2 && event.sentence().startsWith("Wolf")) {
          ada |= event.sentence().contains("strikes at Ada");
          bero |= event.sentence().contains("strikes at Bero");
        }
      }
      both += ada && bero ? 1 : 0;
    }
    return both;
  }

  /** A sleeper is left to who has a blade in hand. */
  @Test
  void nobodyPutsHisBowAwayForASleeperWhileOthersCanFinishHim() {
    String cave =
        """
        scenario: Cave
        map: |
          ..............
          ......##......
          ......##......
          ..............
        combatants:
          Bowman: {side: foes, fighter: 1, hp: 6, weapon: long bow, weapons: [dagger], at: [3, 1], facing: E}
          Thug: {side: foes, fighter: 1, hp: 6, weapon: sword, at: [2, 3], facing: E}
          Sleeper: {side: party, fighter: 5, hp: 40, armour: plate, weapon: sword, at: [8, 2], facing: W, conditions: [asleep, helpless]}
        """;
    for (String book : List.of("acks2", "acks1")) {
      assertThat(openings(cave, book, "Bowman drops")).isZero();
      assertThat(openings(cave, book, "Bowman strikes")).isZero();
      assertThat(openings(cave, book, "Sleeper is slain")).isEqualTo(FIGHTS);
    }
  }

  /** Without a spell and alone he gives way, and gives up where he cannot. */
  @Test
  void noCasterGoesForTheLastFoeWithADagger() {
    String last =
        """
        scenario: Last
        map: 90x8
        combatants:
          Brand: {side: heroes, fighter: 4, hp: 26, armour: chain, weapon: sword, at: [4, 4], facing: E}
          Doctor: {side: foes, mage: 3, hp: 9, weapon: dagger, behaviour: caster, at: [5, 4], facing: W}
        """;
    for (String book : List.of("acks2", "acks1")) {
      Game game = game(last, book);
      for (int seed = 0; seed < FIGHTS; seed++) {
        int round = 0;
        for (Event event : told(game, game.newBattle(), seed)) {
          round += event.is("round") ? 1 : 0;
          if (round <= AT_BAY) {
            assertThat(event.sentence()).doesNotContain("toward Brand");
          }
        }
      }
      assertThat(openings(last, book, "Doctor withdraws")).isPositive();
    }
  }

  /** A2.COMBAT.04 */
  @Test
  void wandsAndScrollsAreUsed() {
    String wand =
        """
        scenario: Wand
        map: 24x8
        combatants:
          Ada: {side: party, fighter: 3, hp: 30, armour: plate, weapon: sword, at: [5, 4], facing: E}
          Mazar: {side: party, mage: 5, hp: 15, weapon: staff, items: {%s}, at: [2, 4], facing: E}
          Ogre: {side: foes, creature: ogre, hp: 30, at: [14, 4], facing: W}
        """;
    assertThat(
            count(
                wand.formatted("wand of magic missiles: belt"),
                says -> says.startsWith("Mazar releases magic missile")))
        .isPositive();
  }

  /** Where the nearest is among friends, a flask is for one farther off. */
  @Test
  void oilFliesPastThoseWhoFight() {
    String cellar =
        """
        scenario: Cellar
        map: 20x7
        combatants:
          Ada: {side: party, fighter: 5, hp: 60, armour: plate, shield: true, weapon: sword, at: [6, 3], facing: E}
          Wick: {side: party, fighter: 1, hp: 6, armour: leather, weapon: short sword, items: {oil flask: hand}, behaviour: skirmisher, at: [5, 3], facing: E}
          Near: {side: dead, creature: zombie, hp: 30, at: [7, 3], facing: W}
          Far: {side: dead, creature: zombie, hp: 30, orders: hold this line, at: [10, 5], facing: W}
        """;
    Game game = game(cellar);
    boolean thrown = false; // while the near one still stands
    for (int seed = 0; seed < FIGHTS; seed++) {
      int round = 0;
      for (Event event : told(game, game.newBattle(), seed)) {
        round += event.is("round") ? 1 : 0;
        thrown |= round <= 2 && event.sentence().startsWith("Wick throws oil flask at Far");
      }
    }
    assertThat(thrown).isTrue();
  }

  /** A flask is no lamp for who has a torch, and two lights are no better than one. */
  @Test
  void oilIsNotLitForALight() {
    String dark =
        """
        scenario: Dark
        map: 24x6
        light: dark
        combatants:
          Wick: {side: party, thief: 3, hp: 12, armour: leather, weapon: short sword, items: {oil flask: hand}, at: [2, 2], facing: E}
          Zombie: {side: dead, creature: zombie, hp: 30, at: [20, 2], facing: W}
        """;
    assertThat(count(dark, says -> says.startsWith("Wick lights oil"))).isZero();
  }

  /** A friend counts for two of the foes who are caught, however little he can take. */
  @Test
  void noDragonBreathesOnAsManyOfItsOwn() {
    String pass =
        """
        scenario: Pass
        map: 24x14
        combatants:
          Orm: {side: dragon, creature: ancient dragon, hp: 60, at: [2, 3], facing: E}
          Orc: {side: dragon, creature: orc, hp: 3, at: [14, 4], facing: E}
          Aldric: {side: slayers, fighter: 9, hp: 60, armour: plate, shield: true, weapon: sword, orders: hold this line, at: [15, 4], facing: W}
        """;
    Game game = game(pass);
    for (int seed = 0; seed < FIGHTS; seed++) {
      assertThat(told(game, game.newBattle(), seed))
          .extracting(Event::sentence)
          .noneMatch(says -> says.startsWith("Orm works") && says.contains("Orc"));
    }
  }

  /** A2.MORALE.24 */
  @Test
  void nobodyTreatsWithWolvesOrTheDead() {
    String hunt =
        """
        scenario: Hunt
        map: 16x6
        combatants:
          Bran: {side: party, fighter: 3, hp: 20, hp left: 3, armour: leather, weapon: spear, behaviour: party, at: [6, 3], facing: E}
          Foe: {side: foes, %s, hp: 11, count: 3, at: [[7, 2], [7, 3], [7, 4]], facing: W}
        """;
    for (String book : List.of("acks2", "acks1")) {
      assertThat(openings(hunt.formatted("creature: wolf"), book, "Bran surrenders")).isZero();
      assertThat(openings(hunt.formatted("creature: wight"), book, "Bran surrenders")).isZero();
    }
    assertThat(openings(hunt.formatted("creature: orc"), "acks2", "Bran surrenders")).isPositive();
    String crypt =
        """
        scenario: Crypt
        map: 16x6
        combatants:
          Ansa: {side: party, cleric: 7, hp: 40, armour: plate, shield: true, weapon: mace, items: {holy symbol: belt}, at: [4, 3], facing: E}
          Garrick: {side: party, fighter: 5, hp: 40, armour: plate, shield: true, weapon: sword, at: [5, 3], facing: E}
          Ghoul: {side: dead, creature: ghoul, hp: 9, count: 3, at: [[9, 2], [9, 3], [9, 4]], facing: W}
        """;
    assertThat(count(crypt, says -> says.contains("offers terms"))).isZero();
  }

  /** What slays comes to as much as what lays low. */
  @Test
  void whatSlaysIsNotSpared() {
    String shore =
        """
        scenario: Shore
        map: 24x8
        combatants:
          Wurm: {side: deep, creature: sea dragon, hp: 27, behaviour: beast, at: [4, 4], facing: E}
          Ada: {side: party, fighter: 9, hp: 60, armour: plate, shield: true, weapon: sword, at: [19, 4], facing: W}
        """;
    for (String book : List.of("acks2", "acks1")) {
      assertThat(openings(shore, book, "Wurm works deadly spittle")).isPositive();
    }
    String tower =
        """
        scenario: Tower
        map: 24x8
        combatants:
          Mazar: {side: tower, mage: 14, hp: 30, weapon: dagger, spells: [disintegrate], behaviour: caster, at: [4, 4], facing: E}
          Ada: {side: party, fighter: 9, hp: 60, armour: plate, shield: true, weapon: sword, at: [10, 4], facing: W}
        """;
    assertThat(openings(tower, "thac0", "Mazar will cast disintegrate")).isPositive();
  }

  /** Nobody roars at whom he cannot know of. A2.COND.HIDE.01 */
  @Test
  void powersAreNotSpentOnTheHidden() {
    String dunes =
        """
        scenario: Dunes
        map: 24x8
        rounds: 4
        combatants:
          Roarer: {side: sands, creature: sphinx, hp: 40, behaviour: plain, at: [4, 4], facing: E}
          Ada: {side: party, fighter: 3, hp: 30, weapon: sword, at: [12, 4], facing: W, conditions: [hidden, asleep]}
        """;
    for (String book : List.of("acks2", "acks1")) {
      assertThat(openings(dunes, book, "Roarer works sphinx roar")).isZero();
    }
    String seen = dunes.replace("hidden, asleep", "surprised");
    assertThat(openings(seen, "acks2", "Roarer works sphinx roar")).isPositive();
  }

  /** TH.GUARD.08 */
  @Test
  void spearsAreSetAndNotThrown() {
    String ford =
        """
        scenario: Ford
        map: 20x5
        combatants:
          Guard: {side: watch, fighter: 1, hp: 8, armour: chain, weapon: spear, weapons: [sword], behaviour: soldier, at: [4, 2], facing: E}
          Orc: {side: orcs, creature: orc, hp: 6, behaviour: brute, at: [12, 2], facing: W}
        """;
    assertThat(openings(ford, "thac0", "Guard shoots at Orc with the spear")).isZero();
    assertThat(openings(ford, "thac0", "Guard stands ready")).isPositive();
  }

  /** TH.C.CAST.05 */
  @Test
  void magesGoToWhereASpellReaches() {
    String far =
        """
        scenario: Far
        map: 40x5
        combatants:
          Ada: {side: party, fighter: 3, hp: 30, armour: plate, shield: true, weapon: sword, orders: hold this line, at: [8, 2], facing: E}
          Ysolde: {side: party, mage: 3, hp: 9, weapon: dagger, spells: [magic missile], at: [2, 2], facing: E}
          Orm: {side: foes, fighter: 1, hp: 8, weapon: sword, orders: hold this line, at: [24, 2], facing: W}
        """;
    Game game = game(far, "thac0");
    for (int seed = 0; seed < FIGHTS; seed++) {
      int round = 0;
      int cast = Integer.MAX_VALUE;
      for (Event event : told(game, game.newBattle(), seed)) {
        round += event.sentence().matches("Round \\d+") ? 1 : 0;
        cast = event.is("spell") ? Math.min(cast, round) : cast;
      }
      assertThat(cast).as("seed %d", seed).isLessThanOrEqualTo(SOON);
    }
  }
}
