package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** People say what they are told to say, when they are asked. */
class OrdersTest {

  private static final String KURT_FIRST = "dice: [d6 6, d6 1, d20 5]\n";

  @Test
  void anOrderThatCannotBeReadShowsTheRefusalAndTheOptions() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1]
                orders:
                  - Kurt: charge Hans
                expect: [attack]
                """))
        .isEqualTo(
            """
            duel.yaml:10: Kurt: charge Hans is refused: Kurt is on foot [WS.MOVE.03]
                What does Kurt do? attack Hans, wrestle Hans bare-handed, move away from Hans, run away from Hans, flee, full defence, hold, something else, wait\
            """);
  }

  @Test
  void refusalsAndOffersAreClaimsAboutTheNextQuestion() {
    Duel.holds(
        KURT_FIRST
            + """
            orders:
              - Kurt: {refused: charge Hans, rule: WS.MOVE.03, because: on foot}
              - Kurt: {may: attack Hans}
              - Kurt: attack Hans
              - Hans: {may: counterattack, at: response}
              - Hans: {refused: charge Kurt, at: action}
            """);
  }

  @Test
  void aClaimAboutAnActionWaitsForTheActionToo() {
    Duel.holds(
        """
        dice: [d6 6, d6 1, d20 5]
        orders:
          - Kurt: attack Hans
          - Hans: {refused: charge Kurt, rule: WS.MOVE.03}
          - Hans: {may: attack Kurt}
        """);
  }

  @Test
  void aRefusalThatIsNoneFails() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1]
                orders:
                  - Kurt: {refused: attack Hans}
                """))
        .startsWith(
            """
            duel.yaml:10: Kurt: attack Hans is not refused
                What does Kurt do? attack Hans,\
            """);
  }

  @Test
  void aRefusalByAnotherRuleFails() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1]
                orders:
                  - Kurt: {refused: charge Hans, rule: WS.MOUNT.05, because: no horse}
                """))
        .isEqualTo(
            """
            duel.yaml:10: Kurt: charge Hans is refused for another reason
                         expected     actual
              * rule     WS.MOUNT.05  WS.MOVE.03
              * because  no horse     Kurt is on foot\
            """);
  }

  @Test
  void anOfferThatIsNoneFails() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1]
                orders:
                  - Kurt: attack Hans
                  - Hans: {may: riposte, at: response}
                """))
        .isEqualTo(
            """
            duel.yaml:11: Hans: riposte is refused: this is not among the options [WS.ATK.06]
                Kurt is about to strike at Hans: what does Hans do? counterattack, full defence, stand\
            """);
  }

  @Test
  void ordersLeftOverFail() {
    assertThat(
            Duel.failures(
                """
                rounds: 1
                dice: [d6 6, d6 1, d20 5]
                orders:
                  - Kurt: attack Hans
                  - Kurt: attack Hans
                  - Hans: {release: now}
                expect: [attack]
                """))
        .isEqualTo(
            """
            duel.yaml:12: Kurt: attack Hans was never asked for; the fight is over
            duel.yaml:13: Hans: now (release) was never asked for; the fight is over\
            """);
  }

  @Test
  void anOrderLimitedToAKindOfQuestionWaitsForIt() {
    Duel.holds(
        """
        dice: [d6 1, d6 6, d20 5, d6 6, d6 1, d20 18, d8 2, d20 5]
        orders:
          - Hans: {response: counterattack}
          - Kurt: attack Hans
          - Kurt: attack Hans
        expect:
          - waits: Hans
          - attack: {by: Kurt}
          - round: 2
          - counterattack: {by: Hans, on: Kurt}
          - attack: {by: Hans, hit: true}
          - attack: {by: Kurt, hit: false}
        """);
  }

  @Test
  void anOrderLimitedToAKindMustFitIt() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1]
                orders:
                  - Kurt: attack Hans
                  - Hans: {response: attack Kurt}
                expect: [attack]
                """))
        .startsWith("duel.yaml:11: Hans: attack Kurt is refused: ");
  }

  @Test
  void theJudgeActsAfterTheOrdersAboveHim() {
    Duel.holds(
        """
        dice: [d6 6, d6 1, d20 5, d6 6, d6 1, d20 5]
        orders:
          - Kurt: attack Hans
          - Judge: set Kurt to 3 hp
          - Kurt: attack Hans
        expect:
          - Kurt: {hp: 3}
        """);
  }

  @Test
  void theJudgeCannotDoEverything() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1]
                orders:
                  - Judge: bless Kurt
                expect: [attack]
                """))
        .isEqualTo(
            "duel.yaml:10: the Judge cannot \"bless Kurt\";"
                + " write set NAME to 3 hp, move NAME to 4,5 or remove NAME");
  }

  @Test
  void nobodyElseIsAsked() {
    assertThat(
            Duel.failures(
                """
                orders:
                  - Curt: attack Hans
                expect: [attack]
                """))
        .isEqualTo(
            """
            duel.yaml:9:5: orders[0].Curt: "Curt" is not a known combatant or side. Known: Kurt, Hans, north, south, Judge. Did you mean Kurt?
                    - Curt: attack Hans
                      ^\
            """);
  }

  @Test
  void endlessFightsAreStopped() {
    assertThat(
            Duel.failures(
                """
                house: {weaponskill: {figures: {initiative: 1, quiet rounds: 1000}}}
                orders:
                  - Kurt: {release: now}
                expect: [attack]
                """))
        .isEqualTo("duel.yaml:1: the fight goes on after 200 rounds");
  }

  @Test
  void whoIsNeverAskedSuchAQuestionIsClaimedAndChecked() {
    Duel.holds(
        KURT_FIRST
            + """
            orders:
              - Kurt: attack Hans
              - Hans: {never: pursue}
            expect: [attack]
            """);
    assertThat(
            Duel.failures(
                KURT_FIRST
                    + """
                    orders:
                      - Kurt: attack Hans
                      - Hans: {never: response}
                    expect: [attack]
                    """))
        .contains("Hans is asked, which should never be");
  }
}
