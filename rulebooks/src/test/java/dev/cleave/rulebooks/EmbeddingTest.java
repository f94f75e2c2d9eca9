package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.battle.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What docs/embedding.md shows compiles, runs, and is what it shows. */
class EmbeddingTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @Test
  void theSnippetOfTheGuideFightsADuel() {
    Path duel = ROOT.resolve("scenarios/duel.yaml");
    Outcome outcome = Duel.fight(duel, 7);
    assertThat(outcome.winner()).isNotNull();
    assertThat(Duel.fight(duel, 7)).usingRecursiveComparison().isEqualTo(outcome);
  }

  @Test
  void theGuideShowsTheVeryCodeOfTheTest() throws IOException {
    String code =
        Files.readString(ROOT.resolve("rulebooks/src/test/java/dev/cleave/rulebooks/Duel.java"));
    String snippet = code.substring(code.indexOf("import")).strip();
    assertThat(Files.readString(ROOT.resolve("docs/embedding.md"))).contains(snippet);
  }
}
