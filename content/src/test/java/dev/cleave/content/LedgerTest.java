package dev.cleave.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What one edition says as another does. */
class LedgerTest {

  private static boolean isKnown(String id) {
    return Ledger.core().rule(id).isPresent() || Ledger.core().note(id).isPresent();
  }

  @Test
  void whatIsTheSameIsThere() {
    for (String rulebook : Library.core().rulebooks()) {
      for (Map.Entry<String, String> same : Ledger.core().same(rulebook).entrySet()) {
        assertThat(isKnown(same.getKey())).as(same.getKey()).isTrue();
        assertThat(isKnown(same.getValue())).as(same.getValue()).isTrue();
      }
    }
    assertThat(Ledger.core().same("acks1")).containsEntry("A2.ATK.10", "A1.ATK.06");
    assertThat(Ledger.core().same("acks2")).isEmpty();
  }

  @Test
  void allOfTheFirstEditionsChapterIsThere() {
    var ledger = Ledger.of("acks1");
    assertThat(ledger.rules()).hasSize(379);
    assertThat(ledger.rules()).allMatch(rule -> rule.id().startsWith("A1."));
    assertThat(ledger.note("A1.R.05")).get().matches(note -> note.kind().equals("ruling"));
  }

  /** An edition shows its own ids wherever it has figures from the other. */
  @Test
  void everyRuleAnEditionTakesOverHasAnIdOfItsOwn() {
    var same = Ledger.core().same("acks1");
    var printed = Edition.core("acks1", Library.core().rulebooks()).printed();
    for (String part : new String[] {"options", "figures", "charts", "words"}) {
      printed
          .named(part)
          .forEach(
              (name, entry) ->
                  assertThat(same.getOrDefault(entry.text("rule"), entry.text("rule")))
                      .as(part + " " + name)
                      .startsWith("A1."));
    }
  }
}
