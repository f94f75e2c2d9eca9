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
    Outcome outcome = Duel.fight(ROOT.resolve("scenarios/duel.yaml"), 7);
    assertThat(outcome.winner()).isNotNull();
    assertThat(outcome).isEqualTo(Duel.fight(ROOT.resolve("scenarios/duel.yaml"), 7));
  }

  @Test
  void theGuideShowsTheVeryCodeOfTheTest() throws IOException {
    String code =
        Files.readString(ROOT.resolve("rulebooks/src/test/java/dev/cleave/rulebooks/Duel.java"));
    String snippet = code.substring(code.indexOf("import")).strip();
    assertThat(Files.readString(ROOT.resolve("docs/embedding.md"))).contains(snippet);
  }
}
