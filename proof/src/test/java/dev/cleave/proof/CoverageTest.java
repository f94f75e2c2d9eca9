package dev.cleave.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.content.Ledger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who proves a rule, and which code follows it. */
class CoverageTest {

  @TempDir Path root;

  private Coverage coverage;

  /** The annotation is put together here, or this very test would claim to prove something. */
  @BeforeEach
  void readTheTree() throws IOException {
    write("cases/attack.yaml", Duel.START);
    write(
        "rulebooks/src/test/java/dev/AttackTest.java",
        """
        %1$s("WS.ATK.03")
        class AttackTest {
          @Test
          %1$s({"WS.ATK.13", "WS.ATK.98"})
          @DisplayName("equal (or more) hits")
          void equalHits() {}
        }
        """
            .formatted("@" + "Proves"));
    write(
        "rulebooks/src/main/java/dev/Attack.java",
        """
        /** Steel: the area WS.ATK. WS.ATK.13, WS.ATK.09-12, WS.ATK.99 */
        class Attack {
          Object armour = new Term("A2.ATK.10");
          Object rule = new Term("WS.ATK.13"); // WS.GAP.01
          int MAX.SIZE = 3;
        }
        """);
    coverage = Coverage.of(root, Ledger.core());
  }

  private void write(String name, String text) throws IOException {
    Path file = root.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @Test
  void casesTestsAndCodeOfARule() {
    assertThat(coverage.claims("WS.ATK.13"))
        .containsExactly(
            new Claim(
                "WS.ATK.13", Claim.Kind.CASE, "Kurt attacks Hans", root + "/cases/attack.yaml:1"),
            new Claim(
                "WS.ATK.13",
                Claim.Kind.TEST,
                "AttackTest.equalHits",
                "rulebooks/src/test/java/dev/AttackTest.java:4"),
            new Claim(
                "WS.ATK.13",
                Claim.Kind.CODE,
                "Attack",
                "rulebooks/src/main/java/dev/Attack.java:1"),
            new Claim(
                "WS.ATK.13",
                Claim.Kind.CODE,
                "Attack",
                "rulebooks/src/main/java/dev/Attack.java:4"));
  }

  @Test
  void aClassMayProveToo() {
    assertThat(coverage.proofs("WS.ATK.03")).extracting(Claim::by).containsExactly("AttackTest");
  }

  @Test
  void aRunOfRulesIsCitedOneByOne() {
    assertThat(coverage.code("WS.ATK.09")).hasSize(1);
    assertThat(coverage.code("WS.ATK.12")).hasSize(1);
  }

  @Test
  void codeThatEditionsShareIsCitedByEither() {
    assertThat(coverage.code("A1.ATK.06"))
        .containsExactly(
            new Claim(
                "A2.ATK.10",
                Claim.Kind.CODE,
                "Attack",
                "rulebooks/src/main/java/dev/Attack.java:3"));
  }

  @Test
  void whatIsOnlyCitedIsNotCovered() {
    assertThat(coverage.uncovered())
        .extracting(Ledger.Rule::id)
        .contains("WS.ATK.09", "A2.INIT.01")
        .doesNotContain("WS.ATK.13", "WS.ATK.03");
  }

  @Test
  void idsNoLedgerKnowsAreListed() {
    assertThat(coverage.unknown())
        .extracting(Claim::rule)
        .containsExactly("WS.ATK.98", "WS.ATK.99");
  }
}
