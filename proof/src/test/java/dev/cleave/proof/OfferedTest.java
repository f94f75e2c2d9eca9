package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A whole menu is stated at once, and an event that is told once is told no more. */
class OfferedTest {

  private static final String HIT =
      """
      dice: [d6 6, d6 1, d20 9, d8 3]
      orders: [Kurt: attack Hans]
      """;

  private static String menu(String claim) {
    return "dice: [d6 6, d6 1]\norders:\n  - Kurt: " + claim + "\n  - Kurt: wait\n";
  }

  @Test
  void aWholeMenuIsStatedInAnyOrder() {
    Duel.holds(
        menu(
            "{offered: [wait, attack Hans, wrestle Hans bare-handed, move away from Hans, "
                + "run away from Hans, flee, full defence, hold, something else]}"));
  }

  @Test
  void orOnlyWhatBeginsSo() {
    Duel.holds(menu("{offered: [run away from Hans], beginning: run}"));
    Duel.holds(menu("{offered: [move away from Hans], beginning: Move Away}"));
    Duel.holds(menu("{offered: [], beginning: charge}"));
  }

  @Test
  void orOfAnotherKindOfQuestion() {
    Duel.holds(
        """
        dice: [d6 6, d6 1, d20 5]
        orders:
          - Kurt: attack Hans
          - Hans: {offered: [counterattack, full defence, stand], at: response}
        """);
  }

  @Test
  void whatIsMissingAndWhatIsTooMuchAreBothTold() {
    assertThat(Duel.failures(menu("{offered: [run, run toward Hans], beginning: run}")))
        .isEqualTo(
            """
            duel.yaml:10: Kurt is offered something else
                Not offered: run, run toward Hans
                Offered besides: run away from Hans\
            """);
  }

  @Test
  void whatIsOfferedOnceIsNotStatedTwice() {
    assertThat(Duel.failures(menu("{offered: [hold, hold], beginning: hold}")))
        .isEqualTo(
            """
            duel.yaml:10: Kurt is offered something else
                Not offered: hold\
            """);
  }

  @Test
  void noAnswerBeginsWithAMisspeltWord() {
    assertThat(Duel.failures(menu("{offered: [], beginning: cast magik}")))
        .isEqualTo("duel.yaml:10: Kurt: offered cast magik: \"magik\" is part of no answer");
    Duel.holds(menu("{offered: [], beginning: cast magi}"));
    assertThat(Duel.failures(menu("{offered: [], beginning: chrage}")))
        .startsWith(
            """
            duel.yaml:10: Kurt: offered chrage: no answer of the kind action begins so
                It begins with\
            """);
  }

  @Test
  void everyAnswerStatedBeginsAsItSays() {
    assertThat(Duel.refusal(Duel.START + menu("{offered: [runs], beginning: run}")))
        .isEqualTo(
            """
            duel.yaml:10:22: orders[0].Kurt.offered[0]: this does not begin with "run".
                - Kurt: {offered: [runs], beginning: run}
                                   ^\
            """);
  }

  @Test
  void somethingIsAlwaysOffered() {
    assertThat(Duel.refusal(Duel.START + menu("{offered: []}")))
        .isEqualTo(
            """
            duel.yaml:10:12: orders[0].Kurt.offered: somebody is always offered something; say beginning.
                - Kurt: {offered: []}
                         ^\
            """);
  }

  @Test
  void whatIsToldOnceHolds() {
    Duel.holds(
        HIT + "expect:\n  - once: {damage: {on: Hans}}\n  - once: attack\n  - once: initiative\n");
  }

  @Test
  void whatIsToldTwiceIsNotToldOnce() {
    assertThat(
            Duel.failures(
                """
                dice: [d6 6, d6 1, d20 2, d20 3]
                orders: [Kurt: attack Hans, Hans: attack Kurt]
                expect: [once: attack]
                """))
        .startsWith(
            "duel.yaml:10: attack is told 2 times, not once\n    Told: Kurt strikes at Hans");
  }

  @Test
  void whatIsNeverToldIsNotToldOnce() {
    assertThat(Duel.failures(HIT + "expect: [once: counterattack]\n"))
        .startsWith("duel.yaml:10: counterattack is never told");
    assertThat(Duel.failures(HIT + "expect: [once: {attack: {hit: false}}]\n"))
        .isEqualTo(
            """
            duel.yaml:10: attack is not told like this; the nearest
                     expected  actual
              * hit  false     true\
            """);
  }
}
