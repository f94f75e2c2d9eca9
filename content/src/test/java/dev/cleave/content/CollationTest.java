package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cleave.content.Collation.Row;
import dev.cleave.content.Collation.Verdict;
import dev.cleave.content.Ledger.Rule;
import dev.cleave.content.yaml.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two editions side by side: same, other, absent. */
class CollationTest {

  private static final Collation EDITIONS = Collation.of(Library.core(), "acks1", "acks2");

  private static Row row(Collation collation, String id) {
    return collation.rows().stream()
        .filter(row -> row.left().stream().anyMatch(rule -> rule.id().equals(id)))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> ids(List<Rule> rules) {
    return rules.stream().map(Rule::id).toList();
  }

  @Test
  void whatTheLedgerCallsTheSameIsTheSame() {
    Row row = row(EDITIONS, "A1.NONLETHAL.07");
    assertThat(row.verdict()).isEqualTo(Verdict.SAME);
    assertThat(ids(row.right())).containsExactly("A2.NONLETHAL.08");
  }

  @Test
  void whatSpeaksOfTheSameMatterIsOtherThoughSharedCodeCitesBoth() {
    Row row = row(EDITIONS, "A1.CLEAVE.06");
    assertThat(row.verdict()).isEqualTo(Verdict.OTHER);
    assertThat(ids(row.right())).contains("A2.CLEAVE.28", "A2.CLEAVE.30").doesNotHaveDuplicates();
    assertThat(row(EDITIONS, "A1.MOVE.08").verdict()).isEqualTo(Verdict.OTHER);
    assertThat(row(EDITIONS, "A1.SAVE.07").verdict()).isEqualTo(Verdict.OTHER);
    assertThat(row(EDITIONS, "A1.MAN.09").verdict()).isEqualTo(Verdict.OTHER);
  }

  @Test
  void anotherFigureIsAnotherRule() {
    Row row = row(EDITIONS, "A1.CHARGE.02");
    assertThat(row.verdict()).isEqualTo(Verdict.OTHER);
    assertThat(row.figures()).containsExactly("charge minimum: 20, not 5");
    assertThat(EDITIONS.figures()).containsKey("A1.T.SAVE-FIGHTER").doesNotContainKey("A1.R.04");
  }

  @Test
  void whatOnlyOneHasIsAbsentInTheOther() {
    Row ours = row(EDITIONS, "A1.SHIP.01");
    assertThat(ours.verdict()).isEqualTo(Verdict.ABSENT);
    assertThat(ours.right()).isEmpty();
    assertThat(EDITIONS.rows("FORM"))
        .isNotEmpty()
        .anyMatch(row -> row.verdict() == Verdict.ABSENT && row.left().isEmpty());
    assertThat(EDITIONS.rows("ship")).hasSize(40);
  }

  @Test
  void itReadsTheSameFromEitherSide() {
    var turned = Collation.of(Library.core(), "acks2", "acks1");
    assertThat(row(turned, "A2.NONLETHAL.08").verdict()).isEqualTo(Verdict.SAME);
    assertThat(row(turned, "A2.FULL.28").verdict()).isEqualTo(Verdict.OTHER);
    assertThat(ids(row(turned, "A2.FULL.28").right())).containsExactly("A1.MOVE.08");
  }

  @Test
  void everyRuleOfBothStandsInARow() {
    var seen =
        EDITIONS.rows().stream()
            .flatMap(row -> row.right().stream())
            .map(Rule::id)
            .collect(java.util.stream.Collectors.toSet());
    assertThat(seen)
        .containsAll(
            Ledger.core().rules().stream()
                .filter(rule -> rule.rulebook().equals("acks2"))
                .map(Rule::id)
                .toList());
  }

  /** Books of different games name nothing of each other. */
  @Test
  void strangersAreOtherWhereBothSpeakOfAMatter() {
    var strangers = Collation.of(Library.core(), "acks2", "weaponskill");
    assertThat(strangers.rows("ATK")).isNotEmpty().allMatch(row -> row.verdict() == Verdict.OTHER);
    assertThat(strangers.rows("MORALE"))
        .isNotEmpty()
        .allMatch(row -> row.verdict() == Verdict.ABSENT);
    assertThat(strangers.figures()).isEmpty();
  }

  @Test
  void counterpartsAreRules() {
    Ledger ledger = Ledger.core();
    for (Rule rule : ledger.rules()) {
      assertThat(ledger.counterparts(rule.id()))
          .as(rule.id())
          .allSatisfy(id -> assertThat(ledger.rule(id)).as(id).isPresent());
    }
  }

  @Test
  void anUnknownBookIsRefused() {
    assertThatThrownBy(() -> Collation.of(Library.core(), "acks1", "acks3"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("\"acks3\" is not a known rulebook");
  }
}
