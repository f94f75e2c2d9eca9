package dev.cleave.rulebooks;

import static dev.cleave.rulebooks.BehavioursTest.count;
import static dev.cleave.rulebooks.BehavioursTest.game;
import static dev.cleave.rulebooks.BehavioursTest.told;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.acks.book.State;
import dev.cleave.content.Library;
import dev.cleave.content.Scenario;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Question;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Follies of bots that a reader of transcripts would notice, and are gone. */
class FolliesTest {

  private static final int FIGHTS = 12;

  /** Rounds nobody with something to do may stand idle in a row. */
  private static final int PATIENCE = 3;

  /** Rounds in which archers have something better to do than to look after themselves. */
  private static final int SHOOTING = 4;

  private static final Set<String> NOTHING = Set.of("done", "stay");

  @Test
  void polearmsStayBeforeTheirArchersWhileTheyShoot() {
    String bows =
        """
        scenario: Bows
        map: 40x7
        combatants:
          Polearm: {side: guard, fighter: 1, hp: 8, armour: chain, weapon: polearm, behaviour: %s, count: 2, at: [[6, 2], [6, 3]], facing: E}
          Bowman: {side: guard, fighter: 1, hp: 6, weapon: long bow, weapons: [dagger], behaviour: archer, count: 2, at: [[4, 2], [4, 3]], facing: E}
          Orc: {side: foes, creature: orc, hp: 30, behaviour: soldier, orders: hold this line, count: 3, at: [[32, 2], [32, 3], [32, 4]], facing: W}
        """;
    assertThat(farthestFromBows(bows.formatted("soldier"))).isLessThanOrEqualTo(30);
    assertThat(farthestFromBows(bows.formatted("brute"))).isGreaterThan(30);
  }

  private static int farthestFromBows(String yaml) {
    Game game = game(yaml);
    int farthest = 0;
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      var feet = new ArrayList<Integer>();
      TranscriptsTest.play(
          game,
          battle,
          seed,
          (question, answer) -> {
            if (battle.round() <= SHOOTING) {
              feet.add(battle.field().distance(battle.combatant(0), battle.combatant(2)));
            }
          });
      farthest = Math.max(farthest, feet.stream().mapToInt(Integer::intValue).max().orElse(0));
    }
    return farthest;
  }

  /** Nobody who minds spends both his movements to end beside a foe who then strikes first. */
  @Test
  void nobodyMarchesTwiceToEndBesideAFoe() {
    String yard =
        """
        scenario: Yard
        map: 30x9
        combatants:
          Red: {side: red, fighter: 2, hp: 12, weapon: sword, behaviour: %s, count: 4, at: [[3, 2], [4, 3], [3, 4], [5, 5]], facing: E}
          Blue: {side: blue, fighter: 2, hp: 12, weapon: sword, behaviour: %s, count: 4, at: [[24, 2], [23, 3], [24, 4], [22, 5]], facing: W}
        """;
    for (String behaviour : List.of("soldier", "party", "skirmisher", "coward")) {
      Game game = game(yard.formatted(behaviour, behaviour));
      for (int seed = 0; seed < FIGHTS; seed++) {
        Battle battle = game.newBattle();
        var wrong = new ArrayList<String>();
        var marched = new ArrayList<Combatant>();
        TranscriptsTest.play(
            game,
            battle,
            seed,
            (question, answer) -> {
              marched.stream()
                  .filter(who -> isBesideFoe(who, battle))
                  .forEach(who -> wrong.add(battle.round() + " " + who.name()));
              marched.clear();
              if (question.is(Question.Kind.THEN)
                  && answer.gait().equals("march")
                  && question.who() instanceof Combatant who
                  && battle.round() <= PATIENCE) {
                marched.add(who);
              }
            });
        assertThat(wrong).as("%s, seed %d", behaviour, seed).isEmpty();
      }
    }
  }

  private static boolean isBesideFoe(Combatant who, Battle battle) {
    return who.isStanding()
        && battle.combatants().stream()
            .anyMatch(
                foe ->
                    foe.isStanding()
                        && foe.isEnemyOf(who)
                        && battle.field().distance(who, foe) <= 5);
  }

  /** Who lies in ambush stays there until the foe is busy or beside him, and then strikes. */
  @Test
  void hiddenThievesKeepTheirAmbush() {
    String ambush =
        """
        scenario: Ambush
        map: 24x7
        combatants:
          Quill: {side: party, thief: 5, hp: 20, armour: leather, weapon: short sword, conditions: [hidden], at: [12, 1], facing: E}
          Ada: {side: party, fighter: 3, hp: 30, armour: plate, shield: true, weapon: sword, at: [4, 3], facing: E}
          Orc: {side: foes, creature: orc, hp: 8, behaviour: brute, count: 3, at: [[20, 2], [20, 3], [20, 4]], facing: W}
        """;
    Game game = game(ambush);
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      Combatant quill = battle.combatant(0);
      Combatant ada = battle.combatant(1);
      var wrong = new ArrayList<String>();
      var blows = new ArrayList<String>();
      TranscriptsTest.play(
          game,
          battle,
          seed,
          (question, answer) -> {
            if (question.who() == quill && question.isTurn()) {
              boolean waits = answer.text().equals("done") || answer.text().startsWith("attack");
              if (quill.is(State.HIDDEN) && !waits && !isBesideFoe(ada, battle)) {
                wrong.add(battle.round() + " " + answer.text());
              }
              if (answer.text().startsWith("attack")) {
                blows.add(answer.text());
              }
            }
          });
      assertThat(wrong).as("seed %d", seed).isEmpty();
      assertThat(blows).as("seed %d", seed).isNotEmpty();
    }
  }

  /** A thief whose friends fight, and an archer with a foe in range, find something to do. */
  @Test
  void neitherThiefNorArcherStandsIdleWhileFriendsFight() {
    String fray =
        """
        scenario: Fray
        map: |
          ....................
          ......#.............
          ......#.............
          ....................
          ....................
        combatants:
          Ada: {side: party, fighter: 3, hp: 60, armour: plate, shield: true, weapon: sword, at: [10, 2], facing: E}
          Quill: {side: party, thief: 4, hp: 20, armour: leather, weapon: short sword, at: [8, 3], facing: E}
          Bowman: {side: party, fighter: 1, hp: 10, weapon: long bow, weapons: [dagger], at: [4, 2], facing: E}
          Ogre: {side: foes, creature: ogre, hp: 60, at: [11, 2], facing: W}
        """;
    Game game = game(fray);
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      Map<String, Set<Integer>> busy = new HashMap<>();
      Map<String, Integer> last = new HashMap<>();
      TranscriptsTest.play(
          game,
          battle,
          seed,
          (question, answer) -> {
            if (question.who() instanceof Combatant who && question.isTurn()) {
              last.put(who.name(), battle.round());
              if (!NOTHING.contains(answer.text())) {
                busy.computeIfAbsent(who.name(), _ -> new HashSet<>()).add(battle.round());
              }
            }
          });
      for (String name : List.of("Quill", "Bowman")) {
        int row = 0;
        for (int round = 1; round <= last.getOrDefault(name, 0); round++) {
          row = busy.getOrDefault(name, Set.of()).contains(round) ? 0 : row + 1;
          assertThat(row).as("%s, seed %d, round %d", name, seed, round).isLessThan(PATIENCE);
        }
      }
    }
  }

  @Test
  void holyWaterIsThrownAtTheDead() {
    String crypt =
        """
        scenario: Crypt
        map: 16x6
        combatants:
          Piran: {side: party, fighter: 1, hp: 12, armour: plate, weapon: mace, items: {holy water: belt}, at: [2, 2], facing: E, orders: hold this line}
          Wight: {side: dead, creature: wight, hp: 30, at: [10, 2], facing: W}
          Zombie: {side: dead, creature: zombie, hp: 30, at: [10, 3], facing: W}
        """;
    assertThat(count(crypt, says -> says.contains("throws") && says.contains("holy water")))
        .isPositive();
    String orc = crypt.replace("creature: wight", "creature: orc").replace("zombie", "orc");
    assertThat(count(orc, says -> says.contains("throws") && says.contains("holy water"))).isZero();
  }

  /** Whoever has friends in front leaves a ghoul to them, spells or none. */
  @Test
  void noMageGoesToClubAGhoul() {
    String vault =
        """
        scenario: Vault
        map: 20x7
        combatants:
          Ada: {side: party, fighter: 3, hp: 40, armour: plate, shield: true, weapon: sword, at: [6, 3], facing: E}
          Bero: {side: party, fighter: 3, hp: 40, armour: plate, shield: true, weapon: sword, at: [6, 4], facing: E}
          Ysolde: {side: party, mage: 3, hp: 8, weapon: club, spells: [magic missile], at: [2, 3], facing: E}
          Ghoul: {side: dead, creature: ghoul, hp: 12, count: 2, at: [[14, 3], [14, 4]], facing: W}
        """;
    Game game = game(vault);
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      Combatant ysolde = battle.combatant(2);
      var wrong = new ArrayList<String>();
      TranscriptsTest.play(
          game,
          battle,
          seed,
          (question, answer) -> {
            boolean screened =
                battle.combatant(0).isStanding()
                    && battle.combatant(1).isStanding()
                    && !battle.combatant(0).is(State.HELPLESS)
                    && !battle.combatant(1).is(State.HELPLESS);
            if (question.who() == ysolde
                && question.is(Question.Kind.ACTION)
                && screened
                && !isBesideFoe(ysolde, battle)
                && (answer.text().startsWith("charge")
                    || answer.text().startsWith("march toward"))) {
              wrong.add(battle.round() + " " + answer.text());
            }
          });
      assertThat(wrong).as("seed %d", seed).isEmpty();
    }
  }

  @Test
  void noGarrisonShootsAtItsOwnGate() {
    Scenario siege = Scenario.read(Path.of("../scenarios/siege.yaml"));
    Game game = Game.of(siege, Library.core(), null, Map.of());
    for (int seed = 0; seed < 4; seed++) {
      for (Event event : told(game, game.newBattle(), seed)) {
        boolean garrison =
            event.sentence().startsWith("Guard") || event.sentence().startsWith("Chief Brand");
        assertThat(garrison && event.sentence().matches(".*(shoots|fires).*(gate|palisade).*"))
            .as(event.sentence())
            .isFalse();
      }
    }
  }
}
