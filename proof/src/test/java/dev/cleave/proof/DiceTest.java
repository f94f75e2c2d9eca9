package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scripted dice are thrown for what they are scripted for, all of them, and nothing else is. */
class DiceTest {

  private static final String ORDERS =
      """
      orders: [Kurt: attack Hans]
      expect: [attack]
      """;

  @Test
  void everyThrowIsScripted() {
    Duel.holds(
        """
        dice: [d6 6 for initiative by Kurt, d6 1 by Hans for initiative, d20 9 by Kurt, d8 3 for damage]
        """
            + ORDERS);
  }

  @Test
  void aRollWithoutADieNamesTheRollAndWhoseItIs() {
    assertThat(Duel.failures("dice: [d6 6, d6 1, d20 9]\n" + ORDERS))
        .isEqualTo("duel.yaml:8: no die is left for Kurt's damage (d8) [WS.ATK.14]");
  }

  @Test
  void withoutAnyDiceTheCaseIsNamed() {
    assertThat(Duel.failures(ORDERS))
        .isEqualTo("duel.yaml:1: no die is left for Kurt's initiative (d6) [WS.GAP.03]");
  }

  @Test
  void aDieOfAnotherSizeFails() {
    assertThat(Duel.failures("dice: [d6 6, d6 1, d20 9, d6 3]\n" + ORDERS))
        .isEqualTo(
            """
            duel.yaml:8: another throw comes first: Kurt's damage [WS.ATK.14]
                      expected  actual
              * dice  d6        d8
                for             damage
                by              Kurt\
            """);
  }

  @Test
  void aDieForAnotherReasonOrBySomebodyElseFails() {
    assertThat(Duel.failures("dice: [d6 6 for surprise by Hans]\n" + ORDERS))
        .isEqualTo(
            """
            duel.yaml:8: another throw comes first: Kurt's initiative [WS.GAP.03]
                      expected  actual
                dice  d6        d6
              * for   surprise  initiative
              * by    Hans      Kurt\
            """);
  }

  @Test
  void diceLeftOverFail() {
    assertThat(Duel.failures("dice: [d6 6, d6 1, d20 5, d8 3, 2d6 3 4]\n" + ORDERS))
        .isEqualTo("duel.yaml:8: nobody rolled d8 3, 2d6 3 4");
  }

  @Test
  void afterTheRoundOfTheLastOrderNoDiceAreNeeded() {
    Duel.holds(
        """
        dice: [d6 1 by Kurt, d6 6 by Hans, d20 5 by Kurt]
        orders: [Kurt: attack Hans]
        expect: [round: 2]
        """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          d20 21        | 21 is on no d20. Expected: 1 to 20.
          d20 0         | 0 is on no d20. Expected: 1 to 20.
          d20 99999999999 | 99999999999 is on no d20. Expected: 1 to 20.
          2d6 3         | 1 face is given for 2d6. Expected: 2.
          d6            | 0 faces are given for d6. Expected: 1.
          d6+1 3        | d6+1 is more than dice. Expected: only the dice; the rules add the rest.
          sixer         | "sixer" is not a throw. Expected: dice and what they show, such as d20 14 or 2d6 3 4.
          d20 14 attack | "d20 14 attack" is not a throw. Expected: dice and what they show, such as d20 14 or 2d6 3 4, then for REASON or by NAME.
          """)
  void throwsThatCannotBeAreRefused(String written, String why) {
    assertThat(Duel.refusal(Duel.START + "dice: [" + written + "]\n"))
        .startsWith("duel.yaml:8:8: dice[0]: " + why + "\n");
  }
}
