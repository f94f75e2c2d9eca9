package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Ledger;
import org.junit.jupiter.api.Test;

/** A refusal proves something only if the words could be an answer, and something forbids them. */
class ClaimsTest {

  private static String refused(String claim) {
    return Duel.failures("dice: [d6 6, d6 1]\norders:\n  - Kurt: {refused: " + claim + "}\n");
  }

  @Test
  void wordsThatBeginNoAnswerAreNotRefused() {
    String why =
        """
        duel.yaml:10: Kurt: flibbertigibbet is nothing this question could read
            An answer of the kind action begins with advance, aim, attack, cast, charge, draw, escape, flee, full, hold, let, move, pick, reload, run, search, shoot, something, stand, use, wait, wrestle.\
        """;
    assertThat(refused("flibbertigibbet")).isEqualTo(why);
    assertThat(refused("flibbertigibbet, rule: WS.ACT.01")).isEqualTo(why);
    assertThat(refused("flibbertigibbet, because: not among the options")).isEqualTo(why);
  }

  @Test
  void wordsNobodyKnowsAreNotRefused() {
    assertThat(refused("attack Hanss, rule: WS.ACT.01"))
        .isEqualTo(
            """
            duel.yaml:10: Kurt: attack Hanss is nothing this question could read: "hanss" is unknown
                What does Kurt do? attack Hans, wrestle Hans bare-handed, move away from Hans, run away from Hans, flee, full defence, hold, something else, wait\
            """);
  }

  @Test
  void whatIsMerelyNotOfferedNamesItsRuleOrReason() {
    assertThat(refused("attack Kurt"))
        .isEqualTo(
            """
            duel.yaml:10: Kurt: attack Kurt is refused only because it is not offered [WS.ACT.01]
                State the rule that forbids it, or because: not among the options.\
            """);
    assertThat(refused("attack Kurt, rule: WS.ACT.01")).isEmpty();
    assertThat(refused("attack Kurt, because: not among the options")).isEmpty();
  }

  @Test
  void whatARuleForbidsNeedNotNameIt() {
    assertThat(refused("charge Hans")).isEmpty();
  }

  /** The charge is forbidden whomever it goes at, but that is not what a case means by this. */
  @Test
  void butThenItsWordsMustBeKnown() {
    assertThat(refused("charge Hanss"))
        .startsWith(
            "duel.yaml:10: Kurt: charge Hanss is nothing this question could read: \"hanss\"");
    assertThat(refused("charge Hanss, rule: WS.MOVE.03")).isEmpty();
  }

  @Test
  void halfAnAnswerIsNotRefused() {
    assertThat(refused("attack, because: not among the options"))
        .startsWith(
            "duel.yaml:10: Kurt: attack is no answer, only too little or too much of attack Hans");
    assertThat(refused("attack Hans with, because: not among the options"))
        .startsWith("duel.yaml:10: Kurt: attack Hans with is no answer, only too little or too");
    assertThat(refused("move from Hans away, rule: WS.ACT.01"))
        .startsWith(
            "duel.yaml:10: Kurt: move from Hans away is no answer, only the words of move away");
  }

  @Test
  void moreBlanksThanNeededChangeNothing() {
    assertThat(refused("\"attack  Hans\", because: not among the options"))
        .startsWith("duel.yaml:10: Kurt: attack  Hans is not refused");
  }

  @Test
  void aReasonIsMoreThanAFewLetters() {
    assertThat(refused("escape, because: mong the options")).contains("for another reason");
    assertThat(refused("escape, because: is")).contains("for another reason");
    assertThat(refused("escape, because: not among")).isEmpty();
  }

  /** Where hundreds of answers are legal, the nearest to what was said are shown. */
  @Test
  void ofManyAnswersTheNearestAreShown() {
    String start =
        Duel.START
            .replace("distance: 5", "map: 20x20")
            .replace("hp: 20, weapon: short", "hp: 20, at: [3, 3], weapon: short")
            .replace("hp: 20, weapon: rapier", "hp: 20, at: [15, 3], weapon: rapier");
    Verdict verdict =
        Duel.verdict(start + "dice: [d6 6, d6 1]\norders:\n  - Kurt: {may: shoot Hans}\n");

    assertThat(Report.of(verdict.failures().getFirst()))
        .contains("\n    What does Kurt do? ", "shoot", " more (--last all)");
    assertThat(Report.of(verdict, Ledger.core(), new Telling(Integer.MAX_VALUE, false, false)))
        .doesNotContain(" more (--last all)");
  }
}
