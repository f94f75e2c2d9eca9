package dev.cleave.rulebooks;

import static dev.cleave.rulebooks.BehavioursTest.count;
import static dev.cleave.rulebooks.BehavioursTest.game;
import static dev.cleave.rulebooks.BehavioursTest.told;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Battle;
import dev.cleave.engine.bots.Bots;
import dev.cleave.engine.field.Square;
import dev.cleave.engine.journal.Event;
import dev.cleave.engine.table.Answer;
import dev.cleave.engine.table.GameTable;
import dev.cleave.engine.table.Judge;
import dev.cleave.engine.table.Players;
import dev.cleave.engine.table.Question;
import dev.cleave.engine.table.SeededDice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What experts laughed at in transcripts, and is gone. */
class TranscriptsTest {

  private static final int FIGHTS = 12;

  private static final String PIKES =
      """
      scenario: Pikes
      map: 16x5
      combatants:
        Jarl: {side: norse, fighter: 5, hp: 40, armour: chain, weapon: sword, at: [2, 2], facing: E%s}
        Carl: {side: norse, fighter: 2, hp: 14, armour: chain, weapon: sword, at: [2, 3], facing: E%s}
        Pike: {side: foot, fighter: 1, hp: 6, weapon: spear, behaviour: soldier, orders: hold this line, count: 5, at: [[11, 0], [11, 1], [11, 2], [11, 3], [11, 4]], facing: W}
      """;

  @Test
  void nobodyInHisSensesChargesPikes() {
    String party = PIKES.formatted(", behaviour: party", ", behaviour: party");
    Game game = game(party);
    for (int seed = 0; seed < FIGHTS; seed++) {
      int round = 0;
      for (Event event : told(game, game.newBattle(), seed)) {
        round += event.is("round") ? 1 : 0;
        if (round <= 2) { // in the end somebody has to
          assertThat(event.sentence()).doesNotStartWith("Jarl charges");
        }
      }
    }
    String brute = PIKES.formatted(", behaviour: brute", ", behaviour: brute");
    assertThat(count(brute, says -> says.startsWith("Jarl charges"))).isPositive();
  }

  @Test
  void thievesComeFromBehindWithTheBowPutAway() {
    String alley =
        """
        scenario: Alley
        map: 16x7
        combatants:
          Ada: {side: party, fighter: 3, hp: 40, armour: plate, shield: true, weapon: sword, at: [8, 3], facing: E}
          Quill: {side: party, thief: 5, hp: 20, armour: leather, weapon: short bow, weapons: [short sword], behaviour: skirmisher, at: [6, 5], facing: E}
          Ogre: {side: foes, creature: ogre, hp: 40, at: [9, 3], facing: W}
        """;
    assertThat(count(alley, says -> says.startsWith("Quill strikes at Ogre with the short sword")))
        .isPositive();
  }

  @Test
  void archersLookForAShot() {
    String wall =
        """
        scenario: Wall
        map: |
          ............
          .....#......
          .....#......
          .....#......
          ............
        combatants:
          Bowman: {side: party, fighter: 1, hp: 10, weapon: long bow, behaviour: archer, at: [2, 2], facing: E}
          Orc: {side: foes, creature: orc, hp: 8, behaviour: soldier, orders: hold this line, at: [9, 2], facing: W}
        """;
    assertThat(count(wall, says -> says.startsWith("Bowman shoots at Orc"))).isPositive();
  }

  @Test
  void aMageWithASpellLeftKeepsHisDaggerToHimself() {
    String mage =
        """
        scenario: Mage
        map: 20x6
        combatants:
          Ada: {side: party, fighter: 3, hp: 30, armour: plate, weapon: sword, at: [3, 2], facing: E}
          Ysolde: {side: party, mage: 3, hp: 7, weapon: dagger, spells: [magic missile, sleep], at: [2, 3], facing: E}
          Orc: {side: foes, creature: orc, hp: 8, count: 3, at: [[14, 1], [14, 2], [14, 3]], facing: W}
        """;
    Game game = game(mage);
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      Combatant ysolde = battle.combatant(1);
      for (Event event : told(game, battle, seed)) {
        assertThat(event.sentence()).doesNotStartWith("Ysolde charges");
      }
      assertThat(ysolde.spells().size()).as("spells left").isLessThan(2);
    }
    assertThat(count(mage, says -> says.startsWith("Ysolde casts sleep"))).isPositive();
  }

  @Test
  void whoGuardsStaysByHisWard() {
    String ward =
        """
        scenario: Ward
        map: 24x9
        combatants:
          Aurelia: {side: party, mage: 1, hp: 4, weapon: dagger, behaviour: caster, orders: hold this line, at: [3, 4], facing: E}
          Hale: {side: party, fighter: 2, hp: 30, armour: plate, weapon: polearm, behaviour: bodyguard, guards: Aurelia, at: [4, 4], facing: E}
          Orc: {side: foes, creature: orc, hp: 8, behaviour: soldier, orders: hold this line, count: 3, at: [[20, 3], [20, 4], [20, 5]], facing: W}
        """;
    Game game = game(ward);
    Battle battle = game.newBattle();
    Map<Integer, Integer> farthest = new HashMap<>();
    play(
        game,
        battle,
        3,
        (question, answer) ->
            farthest.merge(
                battle.round(),
                battle.field().distance(battle.combatant(0), battle.combatant(1)),
                Math::max));
    farthest.forEach(
        (round, feet) -> assertThat(feet).as("round %d", round).isLessThanOrEqualTo(15));
  }

  /** Nobody who minds ends beside a foe without a blow left, or walks there and back again. */
  @Test
  void nobodyMarchesIntoContactOrToAndFro() {
    String line =
        """
        scenario: Line
        map: 24x9
        combatants:
          Red: {side: red, fighter: 1, hp: 8, weapon: sword, behaviour: soldier, count: 4, at: [[3, 2], [3, 3], [3, 4], [3, 5]], facing: E}
          Blue: {side: blue, fighter: 1, hp: 8, weapon: sword, behaviour: soldier, count: 4, at: [[19, 2], [19, 3], [19, 4], [19, 5]], facing: W}
        """;
    Game game = game(line);
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      Map<String, Set<Object>> been = new HashMap<>();
      var wrong = new ArrayList<String>();
      play(
          game,
          battle,
          seed,
          (question, answer) -> {
            if (!(question.who() instanceof Combatant who) || !question.isTurn()) {
              return;
            }
            Object spot = battle.field().spot(who);
            String key = battle.round() + " " + who.name();
            boolean marches = answer.gait().equals("march");
            Set<Object> before = been.computeIfAbsent(key, _ -> new HashSet<>());
            if (marches && spot instanceof Square && !before.add(spot)) {
              wrong.add(key + " was there already: " + spot);
            }
          });
      assertThat(wrong).isEmpty();
    }
  }

  /** Soldiers go forward side by side. */
  @Test
  void soldiersKeepTheirRanks() {
    String yard =
        """
        scenario: Yard
        map: 30x9
        combatants:
          Red: {side: red, fighter: 1, hp: 8, weapon: sword, behaviour: %s, count: 3, at: [[3, 2], [3, 3], [9, 4]], facing: E}
          Blue: {side: blue, fighter: 1, hp: 30, weapon: sword, behaviour: soldier, orders: hold this line, count: 3, at: [[26, 2], [26, 3], [26, 4]], facing: W}
        """;
    assertThat(spread(yard.formatted("soldier"))).isLessThan(spread(yard.formatted("brute")));
  }

  /** Feet the foremost was ahead of the last when the second round began, over all fights. */
  private static int spread(String yaml) {
    Game game = game(yaml);
    int spread = 0;
    for (int seed = 0; seed < FIGHTS; seed++) {
      Battle battle = game.newBattle();
      var seen = new ArrayList<Integer>();
      play(
          game,
          battle,
          seed,
          (question, answer) -> {
            if (seen.isEmpty() && battle.round() == 2) {
              int least = Integer.MAX_VALUE;
              int most = 0;
              for (int i = 0; i < 3; i++) {
                int feet = battle.field().distance(battle.combatant(i), battle.combatant(4));
                least = Math.min(least, feet);
                most = Math.max(most, feet);
              }
              seen.add(most - least);
            }
          });
      spread += seen.isEmpty() ? 0 : seen.getFirst();
    }
    return spread;
  }

  interface Eyes {
    void see(Question<?> question, Answer answer);
  }

  static void play(Game game, Battle battle, int seed, Eyes eyes) {
    Players bots =
        new Players() {
          @Override
          public <T extends Answer> T answer(Question<T> question, Judge judge) {
            T answer = Bots.answer(question, game.rulebook());
            eyes.see(question, answer);
            return answer;
          }
        };
    game.rulebook().fight(battle, new GameTable(new SeededDice(seed), bots, null));
  }

  /** Behaviours make a difference in every book on the shelf. */
  @Test
  void everyBookKnowsBehaviours() {
    for (String book : List.of("acks2", "acks1", "weaponskill", "thac0")) {
      Map<String, String> reasons = new HashMap<>();
      for (String behaviour : List.of("brute", "soldier")) {
        String yaml = PIKES.formatted(", behaviour: " + behaviour, ", behaviour: " + behaviour);
        Game game = game(yaml, book);
        var first = new ArrayList<String>();
        Battle battle = game.newBattle();
        play(
            game,
            battle,
            1,
            (question, answer) -> {
              if (first.isEmpty() && question.who() == battle.combatant(0)) {
                String because = question.because();
                if (!because.isEmpty()) {
                  first.add(because);
                }
              }
            });
        assertThat(first).as("%s, %s", book, behaviour).isNotEmpty();
        reasons.put(behaviour, first.getFirst());
      }
      assertThat(reasons.get("brute")).as(book).isNotEqualTo(reasons.get("soldier"));
    }
  }
}
