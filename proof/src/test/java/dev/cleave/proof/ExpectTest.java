package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Library;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.journal.Entry;
import org.junit.jupiter.api.Test;

/** What is expected happens, in that order, for those reasons, and leaves people so. */
class ExpectTest {

  private static final String HIT =
      """
      dice: [d6 6, d6 1, d20 9, d8 3]
      orders: [Kurt: attack Hans]
      """;

  private static final String PARTS =
      "6 base AC, 2 agility, 2 weapon skill WS.ATK.03, 2 armour, -4 weapon skill WS.ATK.07";

  @Test
  void theSameCaseGivesTheSameVerdict() {
    Case once =
        Case.read(new Source("duel.yaml", Duel.START + HIT + "expect: [fallen]\n")).getFirst();

    Verdict first = CaseRun.run(once, Library.core());
    Verdict second = CaseRun.run(once, Library.core());

    assertThat(second.failures()).isEqualTo(first.failures()).isNotEmpty();
    assertThat(second.log().stream().map(Entry::json))
        .isNotEmpty()
        .containsExactlyElementsOf(first.log().stream().map(Entry::json).toList());
  }

  @Test
  void aCaseThatExpectsNothingFails() {
    assertThat(Duel.failures(HIT)).isEqualTo("duel.yaml:1: the case asserts nothing");
  }

  @Test
  void eventsInOrderWithFactsAndReasons() {
    Duel.holds(
        HIT
            + "expect:\n"
            + "  - round: 1\n"
            + "  - initiative\n"
            + "  - attack: {by: Kurt, on: Hans, needs: 9, ac: 12, hit: true, rule: WS.ATK.13,"
            + " because: ["
            + PARTS
            + ", -1 strength, 2 longer weapon], includes: [2 longer weapon WS.ATK.09]}\n"
            + """
              - damage: Hans
              - never: {attack: {by: Hans}}
              - never: fallen
              - Hans: {hp: 17, fate: standing, weapon: rapier, shield: false, conditions: [], distance to Kurt: 5}
              - Kurt: standing
              - battle: {round: 1, over: false, winner: nobody}
            """);
  }

  @Test
  void theNearestEventIsShownBesideTheExpectedOne() {
    assertThat(
            Duel.failures(
                HIT
                    + "expect:\n"
                    + "  - attack: {by: Kurt, needs: 11, hitt: true, because: ["
                    + PARTS
                    + ", -3 strength, 1 luck]}\n"))
        .isEqualTo(
            """
            duel.yaml:11: attack is not told like this; the nearest
                         expected                   actual
                by       Kurt                       Kurt
              * needs    11                         9
              * hitt     true                       no such fact
                because  2 weapon skill WS.ATK.03   2 weapon skill WS.ATK.03
                because  -4 weapon skill WS.ATK.07  -4 weapon skill WS.ATK.07
                because  6 base AC                  6 base AC
                because  2 agility                  2 agility
                because  2 armour                   2 armour
              * because  -3 strength                -1 strength WS.ATK.07
              * because  1 luck                     nothing
              * because  nothing                    2 longer weapon WS.ATK.09
                The facts of attack: by, on, weapon, way, needs, ac, bonus, roll, total, hit\
            """);
  }

  @Test
  void eventsInAnotherOrderFailAtTheFirst() {
    assertThat(
            Duel.failures(HIT + "expect:\n  - damage: Hans\n  - attack: Hans\n  - fallen: Hans\n"))
        .isEqualTo(
            """
            duel.yaml:12: attack is told before the events above it, and not again after them
                Told: Kurt strikes at Hans with the short sword: needs 9+: AC 12 (6 base AC, 2 agility, 2 weapon skill, 2 armour), +3 (+4 weapon skill, +1 strength, -2 longer weapon); rolled 9: hit.\
            """);
  }

  @Test
  void anEventNobodyTellsSuggestsAnother() {
    assertThat(Duel.failures(HIT + "expect:\n  - atack: Hans\n"))
        .isEqualTo(
            """
            duel.yaml:11: atack is never told
                Told: round, initiative, attack, damage. Did you mean attack?\
            """);
  }

  @Test
  void whatMustNeverHappenFailsWhenItDoes() {
    assertThat(Duel.failures(HIT + "expect:\n  - never: {damage: {on: Hans}}\n"))
        .isEqualTo(
            """
            duel.yaml:11: damage is told, though it never should be
                Told: Hans takes 3 damage and is at 17.\
            """);
  }

  @Test
  void theLastStateIsComparedFieldByField() {
    assertThat(
            Duel.failures(
                HIT
                    + """
                    expect:
                      - Hans: {hp: 20, fate: standing, weapon: dagger, conditions: [prone], at: [4, 5], distance to Kurt: 10}
                      - battle: {over: true}
                    """))
        .isEqualTo(
            """
            duel.yaml:11: Hans ends otherwise
                                  expected  actual
              * hp                20        17
                fate              standing  standing
              * weapon            dagger    rapier
              * conditions        [prone]   []
              * at                [4, 5]    toward Kurt
              * distance to Kurt  10        5
            duel.yaml:12: battle ends otherwise
                      expected  actual
              * over  true      false\
            """);
  }

  @Test
  void aStateNobodyHasIsRefused() {
    assertThat(Duel.failures(HIT + "expect:\n  - Hans: {hpp: 20}\n"))
        .isEqualTo(
            """
            duel.yaml:11:17: expect[0].Hans.hpp: unknown field. Allowed: hp, fate, weapon, off-hand, shield, weapons, items, spells, conditions, at, facing, afflictions, nonlethal, bed rest, distance to NAME. Did you mean hp?
                    - Hans: {hpp: 20}
                                  ^\
            """);
  }

  /** The damage die is wrong because the blow should have missed: both are told. */
  @Test
  void whereAFightLeavesItsScriptTheEventThatWentOtherwiseTellsWhy() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1, d20 9, d20 18]
                orders: [Kurt: attack Hans]
                expect:
                  - attack: {hit: false}
                  - Hans: {hp: 20}
                """))
        .isEqualTo(
            """
            duel.yaml:8: another throw comes first: Kurt's damage [WS.ATK.14]
                      expected  actual
              * dice  d20       d8
                for             damage
                by              Kurt
            duel.yaml:11: attack is not told like this; the nearest
                     expected  actual
              * hit  false     true\
            """);
  }

  @Test
  void whoeverSaysNothingAssertsNothing() {
    assertThat(Duel.failures("dice: [d6 6, d6 1]\nexpect:\n  - Kurt: {}\n"))
        .contains("nothing is said of how Kurt ends");
    assertThat(Duel.failures("dice: [d6 6, d6 1]\nexpect:\n  - battle: {}\n"))
        .contains("nothing is said of how battle ends\n    State one of round, over, winner.");
    assertThat(Duel.refusal(Duel.START + "expect:\n  - attack: {includes: []}\n"))
        .contains("expect[0].attack.includes: this asserts nothing");
  }
}
