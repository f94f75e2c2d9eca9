package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fight",
        "odds",
        "compare",
        "replay",
        "report",
        "serve",
        "tables",
        "join",
        "check",
        "rules",
        "completion"
      })
  void everyCommandTeaches(String name) {
    var help = Command.in(folder).run("help", name);
    assertThat(help.code()).isZero();
    assertThat(help.out())
        .startsWith("Usage: cleave " + name)
        .contains("\nExamples:\n")
        .contains("\nExit codes: 0 ");
    assertThat(help.lines()).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
    assertThat(Command.in(folder).run(name, "--help")).isEqualTo(help);
  }

  @Test
  void withoutACommandThereIsAHint() {
    assertThat(Command.in(folder).run())
        .isEqualTo(new Command.Result(2, "", "Which command?\nTry: cleave help\n"));
    assertThat(Command.in(folder).run("--help").out())
        .contains("fight", "odds", "replay", "report", "serve", "join", "check", "rules");
    assertThat(Command.in(folder).run("--version").out()).startsWith("cleave ");
  }

  @Test
  void completionIsAScript() {
    var script = Command.in(folder).run("completion");
    assertThat(script.code()).isZero();
    assertThat(script.out())
        .startsWith("#!/usr/bin/env bash\n")
        .contains("--journal")
        .contains("--attacker");
  }

  @Test
  void ourOwnFaultsAreOneLineAndMoreOnlyIfWanted() {
    assertThat(fault(Map.of()))
        .isEqualTo(
            "this is a fault in Cleave, please report: java.lang.IllegalStateException: oh\n");
    assertThat(fault(Map.of("CLEAVE_DEBUG", "1", "NO_COLOR", "1")))
        .contains("    at dev.cleave.cli.");
  }

  private String fault(Map<String, String> environment) {
    var err = new StringWriter();
    var surroundings =
        Command.in(folder)
            .atTerminal(environment)
            .surroundings(new byte[0], new StringWriter(), err);
    int code = new Failures(surroundings).report(new IllegalStateException("oh"));
    assertThat(code).isEqualTo(70);
    surroundings.err().flush();
    return err.toString();
  }
}
