package dev.cleave.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every input that is kept, crashes that were found among them, goes through its door in time. */
class CorpusTest {

  private static final Path CORPUS = Path.of("..", "fuzz", "corpus");

  /** What this process has worked: others on the machine do not make it more. */
  private static long worked() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  @ParameterizedTest
  @EnumSource
  void whatIsKeptIsTakenOrRefused(Target target) throws IOException {
    try (var files = Files.list(CORPUS.resolve(target.folder()))) {
      var all = files.sorted().toList();
      assertThat(all).isNotEmpty();
      target.take(Files.readAllBytes(all.getFirst())); // whatever is read once is read
      for (Path file : all) {
        long start = worked();
        target.take(Files.readAllBytes(file));
        assertThat(Duration.ofNanos(worked() - start))
            .as(file.toString())
            .isLessThan(Duration.ofSeconds(5));
      }
    }
  }
}
