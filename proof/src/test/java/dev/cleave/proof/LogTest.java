package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Ledger;
import dev.cleave.engine.journal.Entry;
import dev.cleave.engine.journal.Event;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What happened is told as far as somebody wants to know. */
class LogTest {

  private static final String HIT =
      """
      dice: [d6 6, d6 1, d20 9, d8 3]
      orders:
        - Kurt: attack Hans
        - Judge: set Hans to 3 hp
        - Hans: stand
      """;

  @Test
  void aCaseThatHoldsIsOneLine() {
    assertThat(Report.of(Duel.played(HIT + "expect: [attack]\n"), Ledger.core()))
        .isEqualTo("holds  Kurt attacks Hans");
  }

  @Test
  void theWholeLogReadsAsACaseIsWritten() {
    Verdict verdict = Duel.played(HIT + "expect: [attack]\n");

    assertThat(Report.of(verdict, Ledger.core(), new Telling(12, true, false)))
        .isEqualTo(
            """
            holds  Kurt attacks Hans
                   duel.yaml:1

              What happened:
                Round 1 [WS.ACT.01]
                d6 6 for initiative by Kurt
                d6 1 for initiative by Hans
                Initiative: Kurt 6, Hans 3. [WS.GAP.03]
                Kurt: {action: attack Hans}
                The Judge: set Hans to 3 hp.
                Hans: {response: stand}
                d20 9 for attack roll by Kurt
                Kurt strikes at Hans with the short sword: needs 9+: AC 12 (6 base AC, 2 agility, 2 weapon skill, 2 armour), +3 (+4 weapon skill, +1 strength, -2 longer weapon); rolled 9: hit. [WS.ATK.13]
                d8 3 for damage by Kurt
                Hans takes 3 damage and is at 0. [WS.ATK.14]
                Hans falls unconscious. [WS.GAP.04]
                The fight ends, won by north in round 1: every enemy felled. [WS.ACT.01]\
            """);
  }

  @Test
  void withFactsItShowsWhatToExpect() {
    Verdict verdict = Duel.played(HIT + "expect: [attack]\n");

    assertThat(Report.of(verdict, Ledger.core(), new Telling(12, true, true)))
        .contains(
            """
                Kurt strikes at Hans with the short sword: needs 9+: AC 12 (6 base AC, 2 agility, 2 weapon skill, 2 armour), +3 (+4 weapon skill, +1 strength, -2 longer weapon); rolled 9: hit. [WS.ATK.13]
                  - attack: {by: Kurt, on: Hans, weapon: short sword, way: melee, needs: 9, ac: 12, bonus: 3, roll: 9, total: 12, hit: true, because: [6 base AC WS.ATK.03, 2 agility WS.ATK.03, 2 weapon skill WS.ATK.03, 2 armour WS.ATK.03, -4 weapon skill WS.ATK.07, -1 strength WS.ATK.07, 2 longer weapon WS.ATK.09], rule: WS.ATK.13}
            """);
  }

  /** What the log shows can be put into a case as it stands. */
  @Test
  void whatIsShownIsWhatACaseExpects() {
    String expected =
        Duel.played(HIT + "expect: [attack]\n").log().stream()
            .filter(Entry.Told.class::isInstance)
            .map(entry -> ((Entry.Told) entry).event())
            .map((Event event) -> "  - " + Log.expected(event) + "\n")
            .collect(Collectors.joining());

    Duel.holds(HIT + "expect:\n" + expected);
  }

  @Test
  void aCaseThatFailsShowsAsMuchAsIsAskedFor() {
    Verdict verdict = Duel.played(HIT + "expect: [counterattack]\n");

    assertThat(Report.of(verdict, Ledger.core(), new Telling(2, false, false)))
        .contains(
            """
              The last 2 things that happened:
                Hans falls unconscious. [WS.GAP.04]
                The fight ends, won by north in round 1: every enemy felled. [WS.ACT.01]

              The rules it claims to prove:
            """);
    assertThat(Report.of(verdict, Ledger.core(), new Telling(0, false, false)))
        .doesNotContain("happened");
    assertThat(Report.of(verdict, Ledger.core(), new Telling(Integer.MAX_VALUE, false, false)))
        .contains("  What happened:\n    Round 1 [WS.ACT.01]\n");
  }
}
