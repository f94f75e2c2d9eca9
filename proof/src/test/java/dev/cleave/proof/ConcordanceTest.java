package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Ledger;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The editions of acks share their code; whichever is played cites its own rules. */
class ConcordanceTest {

  private static final Path ROOT = Path.of("..");
  private static final Pattern CITED = Pattern.compile("\"(A2O?\\.[A-Z0-9.-]+)\"");

  @Test
  void whateverSharedCodeCitesTheFirstEditionHasUnderAnIdOfItsOwn() {
    var same = Ledger.core().same("acks1");
    var missing = new TreeMap<String, String>();
    for (JavaSource code : JavaSource.under(ROOT, "src/main/java")) {
      if (code.name().contains("/dev/cleave/acks") && !code.name().contains("/dev/cleave/acks2/")) {
        code.lines().forEach(line -> addMissing(line, code.name(), same.keySet(), missing));
      }
    }
    assertThat(missing)
        .as("cited rules that ledger/acks1-combat.yaml names nowhere under 'same'")
        .isEmpty();
  }

  private static void addMissing(
      String line, String file, Set<String> known, TreeMap<String, String> missing) {
    CITED
        .matcher(line)
        .results()
        .map(found -> found.group(1))
        .filter(id -> !known.contains(id))
        .forEach(id -> missing.put(id, file));
  }
}
