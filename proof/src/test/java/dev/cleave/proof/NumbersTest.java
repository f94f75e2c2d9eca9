package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Numbers needed and exact odds, without playing. */
class NumbersTest {

  @Test
  void numbersNeededWithTheirReasons() {
    Duel.holds(
        """
        needs:
          - {attacker: Kurt, target: Hans, way: melee, number: 9, ac: 12, bonus: 3, includes: [-1 strength]}
          - {attacker: Hans, target: Kurt, number: 6}
        """);
  }

  @Test
  void anotherNumberIsShownWithItsReasons() {
    assertThat(
            Duel.failures(
                "needs:\n  - {attacker: Kurt, target: Hans, number: 8, includes: [1 luck]}\n"))
        .isEqualTo(
            """
            duel.yaml:9: Kurt needs another number against Hans
                          expected  actual
              * number    8         9
              * includes  1 luck    nothing
                needs 9+: 6 base AC, 2 agility, 2 weapon skill, 2 armour, -4 weapon skill, -1 strength, 2 longer weapon\
            """);
  }

  @Test
  void exactOdds() {
    Duel.holds(
        """
        odds:
          - {attacker: Kurt, target: Hans, hit: 12/20, fells: 0}
          - {attacker: Hans, target: Kurt, hit: 3/4}
        """);
  }

  @Test
  void otherOddsAreShownOverTheSameDenominator() {
    assertThat(Duel.failures("odds:\n  - {attacker: Kurt, target: Hans, hit: 11/20, fells: 1/3}\n"))
        .isEqualTo(
            """
            duel.yaml:9: Kurt has other odds against Hans
                       expected  actual
              * hit    11/20     12/20
              * fells  1/3       0/3\
            """);
  }

  @Test
  void namesAndWaysMustBeKnown() {
    assertThat(Duel.failures("needs: [{attacker: Kurt, target: Hanns, number: 1}]\n"))
        .startsWith(
            "duel.yaml:8:34: needs[0].target: \"Hanns\" is not a known combatant."
                + " Known: Kurt, Hans. Did you mean Hans?\n");
    assertThat(Duel.failures("needs: [{attacker: Kurt, target: Hans, way: meele, number: 1}]\n"))
        .startsWith(
            "duel.yaml:8:45: needs[0].way: \"meele\" is not a known way to attack."
                + " Known: melee, ranged. Did you mean melee?\n");
  }
}
