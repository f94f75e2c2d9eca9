package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The executable rulebook: every case of the repository holds. */
class CasesTest {

  private static final Path FOLDER = Path.of(System.getProperty("basedir", "."), "..", "cases");

  private static List<Case> cases() {
    return Cases.under(List.of(FOLDER.normalize()));
  }

  @Test
  void thereAreCases() {
    assertThat(cases()).isNotEmpty();
  }

  @TestFactory
  Stream<DynamicTest> everyCaseHolds() {
    return cases().stream()
        .map(one -> dynamicTest(one.rulebook() + ": " + one.title(), () -> holds(one)));
  }

  private static void holds(Case one) {
    Verdict verdict = CaseRun.run(one, Library.core());
    if (!verdict.passed()) {
      fail(Report.of(verdict, Ledger.core()));
    }
  }
}
