package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.cleave.content.Ledger;
import dev.cleave.content.Library;
import dev.cleave.content.yaml.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The worked cases of docs/cases.md hold, and the failure and the log it shows look just so. */
class DocsTest {

  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(yaml|text)\\n(.*?)^```$");

  private static List<String> blocks(String kind) throws IOException {
    var file = Path.of(System.getProperty("basedir", "."), "..", "docs", "cases.md");
    var found = BLOCK.matcher(Files.readString(file));
    var blocks = new ArrayList<String>();
    while (found.find()) {
      if (found.group(1).equals(kind)) {
        blocks.add(found.group(2));
      }
    }
    return blocks;
  }

  private static Stream<Case> cases() throws IOException {
    return blocks("yaml").stream()
        .filter(text -> text.contains("case:"))
        .flatMap(text -> Case.read(new Source("duel.yaml", text)).stream());
  }

  @TestFactory
  Stream<DynamicTest> workedCasesHold() throws IOException {
    return cases().map(one -> dynamicTest(one.title(), () -> assertHolds(one)));
  }

  private static void assertHolds(Case one) {
    Verdict verdict = CaseRun.run(one, Library.core());
    assertThat(verdict.failures()).as(Report.of(verdict, Ledger.core())).isEmpty();
  }

  /** The failure shown is that of the first worked case with a slip in it. */
  @Test
  void theFailureShownIsReal() throws IOException {
    String slipped = blocks("yaml").getFirst().replace("needs: 7", "needs: 9");
    Verdict verdict =
        CaseRun.run(Case.read(new Source("duel.yaml", slipped)).getFirst(), Library.core());

    assertThat(blocks("text")).contains(Report.of(verdict, Ledger.core()) + "\n");
  }

  /** The log shown is that of the last worked case. */
  @Test
  void theLogShownIsReal() throws IOException {
    Verdict verdict =
        CaseRun.run(
            Case.read(new Source("duel.yaml", blocks("yaml").getLast())).getFirst(),
            Library.core());

    assertThat(blocks("text"))
        .contains(Report.of(verdict, Ledger.core(), new Telling(0, true, true)) + "\n");
  }
}
