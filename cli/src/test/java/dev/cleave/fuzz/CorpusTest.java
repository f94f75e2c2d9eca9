package dev.cleave.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every input that is kept, crashes that were found among them, goes through its door in time. */
class CorpusTest {

  private static final Path CORPUS = Path.of("..", "fuzz", "corpus");

  @ParameterizedTest
  @EnumSource
  void whatIsKeptIsTakenOrRefused(Target target) throws IOException {
    try (var files = Files.list(CORPUS.resolve(target.folder()))) {
      var all = files.sorted().toList();
      assertThat(all).isNotEmpty();
      target.take(Files.readAllBytes(all.getFirst())); // whatever is read once is read
      for (Path file : all) {
        long start = System.nanoTime();
        target.take(Files.readAllBytes(file));
        assertThat(Duration.ofNanos(System.nanoTime() - start))
            .as(file.toString())
            .isLessThan(Duration.ofSeconds(5));
      }
    }
  }
}
