package dev.cleave.rulebooks;

import static dev.cleave.rulebooks.BehavioursTest.game;
import static dev.cleave.rulebooks.BehavioursTest.told;
import static dev.cleave.rulebooks.FaultsTest.openings;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.journal.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who waits knows for whom, and does not stand idle over it. */
class PatienceTest {

  private static final int FIGHTS = 12;

  /** Rounds by which one who was not worth waiting for has been struck at. */
  private static final int SOON = 3;

  /** In the first edition nobody readies: one sets a spear, or lets the other act first. */
  @Test
  void whoLetsAFoeComeKeepsHisBlowForIt() {
    String ford =
        """
        scenario: Ford
        map: 20x5
        combatants:
          Guard: {side: watch, fighter: 1, hp: 8, armour: chain, weapon: %s, behaviour: soldier, at: [4, 2], facing: E}
          Orc: {side: orcs, creature: orc, hp: 6, behaviour: brute, at: [12, 2], facing: W}
        """;
    String spear = ford.formatted("spear");
    assertThat(openings(spear, "acks1", "Guard sets the spear")).isPositive();
    assertThat(openings(spear, "acks1", "Guard interrupts Orc")).isPositive();
    String sword = ford.formatted("sword");
    assertThat(openings(sword, "acks1", "Guard delays")).isPositive();
  }

  /**
   * One who stands on his gate for a round, or who runs, is not waited for; elsewhere it goes on.
   */
  @Test
  void soldiersDoNotWaitForOneWhoWillNotCome() {
    String gate =
        """
        scenario: Gate
        map: 24x12
        combatants:
          Footman: {side: foot, fighter: 1, hp: 8, armour: chain, shield: true, weapon: sword, behaviour: soldier, count: 3, at: [[3, 2], [3, 3], [3, 4]], facing: E}
          Castellan: {side: gate, fighter: 2, hp: 30, armour: plate, shield: true, weapon: sword, orders: hold this line, at: [12, 3], facing: W}
          Bowman: {side: gate, fighter: 1, hp: 8, weapon: long bow, orders: hold this line, at: [22, 11], facing: W}
          Slinger: {side: foot, fighter: 1, hp: 60, armour: plate, shield: true, weapon: sling, orders: hold this line, at: [1, 11], facing: E}
        """;
    for (String book : List.of("acks2", "acks1", "thac0")) {
      Game game = game(gate, book);
      for (int seed = 0; seed < FIGHTS; seed++) {
        int round = 0;
        int first = Integer.MAX_VALUE;
        for (Event event : told(game, game.newBattle(), seed)) {
          round += event.sentence().startsWith("Round ") ? 1 : 0;
          boolean strikes = event.sentence().matches("Footman.*strikes at Castellan.*");
          first = strikes ? Math.min(first, round) : first;
        }
        assertThat(first).as("%s, seed %d", book, seed).isLessThanOrEqualTo(SOON);
      }
    }
  }

  /** One arrow in twenty past friends is worth less than a dagger. TH.CALL.12 */
  @Test
  void nobodyShootsPastFriendsAtOneInTwenty() {
    String heath =
        """
        scenario: Heath
        map: 16x7
        light: dark
        combatants:
          Bran: {side: travellers, fighter: 3, hp: 30, armour: leather, shield: true, weapon: spear, at: [7, 3], facing: E}
          Linna: {side: travellers, explorer: 2, hp: 20, armour: leather, weapon: short bow, weapons: [dagger], behaviour: skirmisher, at: [4, 3], facing: E}
          Wolf: {side: wolves, creature: wolf, hp: 20, at: [8, 3], facing: W}
        """;
    Game game = game(heath, "thac0");
    for (int seed = 0; seed < FIGHTS; seed++) {
      assertThat(told(game, game.newBattle(), seed))
          .extracting(Event::sentence)
          .noneMatch(says -> says.startsWith("Linna shoots") && says.contains("needs 20+"));
    }
    assertThat(openings(heath, "thac0", "Linna strikes")).isPositive();
  }

  /** Behind friends who leave no room a javelin is thrown at whom no friend is at. */
  @Test
  void whoFindsNoRoomThrowsWhatHeHas() {
    String bridge =
        """
        scenario: Bridge
        map: |
          ############
          ............
          ############
        combatants:
          Front: {side: orcs, fighter: 2, hp: 40, armour: plate, shield: true, weapon: sword, behaviour: brute, at: [4, 1], facing: E}
          Back: {side: orcs, fighter: 1, hp: 8, weapon: sword, weapons: [javelin], behaviour: brute, at: [3, 1], facing: E}
          Guard: {side: watch, fighter: 2, hp: 40, armour: plate, shield: true, weapon: sword, orders: hold this line, at: [5, 1], facing: W}
          Sergeant: {side: watch, fighter: 2, hp: 40, armour: plate, shield: true, weapon: sword, orders: hold this line, at: [7, 1], facing: W}
        """;
    for (String book : List.of("acks2", "acks1")) {
      assertThat(openings(bridge, book, "Back throws at Sergeant")).isPositive();
    }
  }

  /** Whom a breath has caught together stand apart when it comes again. */
  @Test
  void nobodyStandsTogetherForTheNextBreath() {
    String heath =
        """
        scenario: Heath
        map: 40x24
        combatants:
          Orm: {side: dragon, creature: ancient dragon, hp: 60, orders: hold this line, at: [2, 11], facing: E}
          Archer: {side: slayers, fighter: 9, hp: 90, armour: plate, weapon: long bow, weapons: [sword], behaviour: archer, count: 5, at: [[16, 10], [16, 11], [16, 12], [17, 10], [17, 11]], facing: W}
        """;
    for (String book : List.of("acks2", "acks1")) {
      Game game = game(heath, book);
      int first = 0;
      int second = 0;
      for (int seed = 0; seed < FIGHTS; seed++) {
        int nth = 0;
        for (Event event : told(game, game.newBattle(), seed)) {
          if (event.sentence().startsWith("Orm works")) {
            nth++;
            int caught = event.sentence().split(", ").length;
            first += nth == 1 ? caught : 0;
            second += nth == 2 ? caught : 0;
          }
        }
      }
      assertThat(3 * second).as(book).isLessThanOrEqualTo(2 * first);
    }
  }

  /**
   * Nobody walks up to leave the other the first blow; who acts last of all takes it. WS.HOLD.01
   */
  @Test
  void whoActsLastStrikesFirst() {
    String field =
        """
        scenario: Field
        map: 24x5
        combatants:
          Red: {side: red, fighter: 1, hp: 8, armour: chain, shield: true, weapon: sword, behaviour: soldier, at: [3, 2], facing: E}
          Blue: {side: blue, fighter: 1, hp: 8, armour: chain, shield: true, weapon: sword, behaviour: brute, at: [14, 2], facing: W}
        """;
    Game game = game(field, "weaponskill");
    for (int seed = 0; seed < FIGHTS; seed++) {
      int round = 0;
      String blow = "";
      for (Event event : told(game, game.newBattle(), seed)) {
        round += event.sentence().startsWith("Round ") ? 1 : 0;
        boolean strikes = round == 1 && event.sentence().contains(" strikes at ");
        blow = blow.isEmpty() && strikes ? event.sentence() : blow;
      }
      assertThat(blow).as("seed %d", seed).startsWith("Red strikes at Blue");
    }
  }
}
