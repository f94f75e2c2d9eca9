package dev.cleave.rulebooks;

import static dev.cleave.rulebooks.BehavioursTest.game;
import static dev.cleave.rulebooks.BehavioursTest.told;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** By THAC0 whoever is not plain casts, shoots, parries and kills as the odds advise. */
class ByTheOddsTest {

  private static final int FIGHTS = 12;

  /** Fights in which this was told in the first round. */
  private static int firstRounds(String yaml, String opening) {
    Game game = game(yaml, "thac0");
    int fights = 0;
    for (int seed = 0; seed < FIGHTS; seed++) {
      boolean any =
          told(game, game.newBattle(), seed).stream()
              .takeWhile(event -> !event.sentence().equals("Round 2"))
              .anyMatch(event -> event.sentence().startsWith(opening));
      fights += any ? 1 : 0;
    }
    return fights;
  }

  /** A quick spell comes before a slow sword. TH.C.CAST.02 */
  @Test
  void aMageCastsAtSwordsPointWhereTheBlowIsLikelyToComeLater() {
    String near =
        """
        scenario: Near
        map: 12x5
        combatants:
          Ysolde: {side: party, behaviour: party, mage: 3, hp: 9, weapon: dagger, spells: [magic missile], at: [5, 2], facing: E}
          Orm: {side: foes, fighter: 1, hp: 8, weapon: two-handed sword, at: [6, 2], facing: W}
        """;
    assertThat(firstRounds(near, "Ysolde works magic missile")).isGreaterThan(FIGHTS / 2);
  }

  /** He sleeps among his foes, and nobody is left to finish him; a fire would kill him. */
  @Test
  void aFriendMayFallAsleepBesideHisFoes() {
    String press =
        """
        scenario: Press
        map: 16x7
        combatants:
          Ysolde: {side: party, behaviour: party, mage: 5, hp: 9, weapon: dagger, spells: [%s], at: [3, 3], facing: E}
          Bo: {side: party, behaviour: party, fighter: 1, hp: 8, weapon: sword, at: [8, 3], facing: E}
          Orc: {side: foes, creature: orc, count: 2, at: [[9, 2], [9, 4]], facing: W}
        """;
    assertThat(firstRounds(press.formatted("sleep"), "Ysolde works")).isGreaterThan(FIGHTS / 2);
    String few = press.replace("count: 2, at: [[9, 2], [9, 4]]", "at: [9, 3]");
    assertThat(firstRounds(few.formatted("fireball"), "Ysolde works")).isZero();
  }

  /** TH.C.THAC.11 */
  @Test
  void theHelplessAreKilledWhereNobodyHindersIt() {
    String bed =
        """
        scenario: Bed
        map: 12x5
        combatants:
          Ada: {side: party, behaviour: party, fighter: 1, hp: 8, weapon: dagger, at: [5, 2], facing: E}
          Orm: {side: foes, fighter: 5, hp: 40, weapon: sword, conditions: [asleep], at: [6, 2], facing: W}
        """;
    assertThat(firstRounds(bed, "Ada kills the helpless Orm")).isEqualTo(FIGHTS);
  }

  /** The shot past a friend is the harder, and two arrows a round are worse than a knife. */
  @Test
  void archersShootAtWhoShootsBeforeAMageAmongFriends() {
    String heath =
        """
        scenario: Heath
        map: 24x9
        combatants:
          Quill: {side: party, behaviour: party, thief: 3, hp: 9, armour: leather, weapon: short bow, at: [3, 4], facing: E}
          Ada: {side: party, behaviour: party, fighter: 3, hp: 17, armour: chain, weapon: sword, at: [10, 4], facing: E}
          Emeric: {side: foes, mage: 3, hp: 7, weapon: dagger, spells: [light], at: [11, 4], facing: W}
          Sorrel: {side: foes, thief: 3, hp: 9, armour: leather, weapon: short bow, at: [18, 6], facing: W}
        """;
    assertThat(firstRounds(heath, "Quill shoots at Sorrel"))
        .isGreaterThan(firstRounds(heath, "Quill shoots at Emeric"));
  }

  /** Who would spare himself less than his own blow is worth strikes. TH.PARRY.01 */
  @Test
  void aParryMustBeWorthTheBlow() {
    String wall =
        """
        scenario: Wall
        map: 12x5
        combatants:
          Ada: {side: party, behaviour: party, fighter: 1, hp: 11, weapon: sword, at: [5, 2], facing: E}
          Bo: {side: party, behaviour: party, fighter: 3, hp: 40, armour: plate, weapon: sword, at: [6, 3], facing: N}
          Orc: {side: foes, creature: orc, hp: 40, at: [6, 2], facing: W}
        """;
    Game game = game(wall, "thac0");
    for (int seed = 0; seed < FIGHTS; seed++) {
      assertThat(told(game, game.newBattle(), seed))
          .noneMatch(event -> event.sentence().startsWith("Ada will parry"));
    }
  }
}
