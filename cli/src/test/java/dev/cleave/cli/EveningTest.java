package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the cache of a server is trained on is what people do. */
class EveningTest {

  @TempDir Path folder;

  @Test
  void somebodyPlaysAndIsGreetedAgainAfterARestart() throws Exception {
    var out = new StringWriter();
    var err = new StringWriter();
    var here =
        new Surroundings(
            InputStream.nullInputStream(),
            new PrintWriter(out),
            new PrintWriter(err),
            Map.of(),
            folder,
            folder,
            false);
    new Evening(here).pass();
    assertThat(err.toString()).isEmpty();
    assertThat(out.toString().split("You are Marcus", -1)).as(out.toString()).hasSize(3);
    assertThat(out.toString()).contains("Round 1").contains("Marcus> bot").contains("Marcus> quit");
  }
}
