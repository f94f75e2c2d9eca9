package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** docs/threats.md leaves out no threat and names no test that is not there. */
class ThreatsTest {

  private static final int THREATS = 151;
  private static final Path HOME = Path.of("..");
  private static final Pattern ROW = Pattern.compile("\\| (\\d+) \\| (.*) \\|(.*)\\|");
  private static final Pattern TEST = Pattern.compile("`([A-Za-z0-9_.]+)#([^`]+)`");

  private static final Map<String, List<String>> TESTS = new TreeMap<>();

  private static List<String> lines = List.of();

  @BeforeAll
  static void read() throws IOException {
    lines = Files.readAllLines(HOME.resolve("docs/threats.md"));
    for (String module : List.of("engine", "content", "rulebooks", "proof", "server", "cli")) {
      keep(HOME.resolve(module).resolve("src/test/java"), ".java");
    }
    keep(HOME.resolve("web/test"), "");
  }

  private static void keep(Path folder, String end) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(file -> Files.isRegularFile(file) && file.toString().endsWith(end))
          .forEach(
              file ->
                  TESTS
                      .computeIfAbsent(
                          file.getFileName().toString().replace(".java", ""),
                          _ -> new ArrayList<>())
                      .add(text(file)));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void everyThreatHasItsRowInOrder() {
    var numbers =
        lines.stream().map(ROW::matcher).filter(row -> row.matches()).map(row -> row.group(1));
    assertThat(numbers)
        .containsExactlyElementsOf(
            Stream.iterate(1, n -> n <= THREATS, n -> n + 1).map(String::valueOf).toList());
  }

  @Test
  void everyRowIsTestedOrSaysWhyNot() {
    for (String line : lines) {
      var row = ROW.matcher(line);
      if (row.matches() && !TEST.matcher(row.group(3)).find()) {
        assertThat(row.group(2)).as("row " + row.group(1)).startsWith("Not yet");
      }
    }
  }

  @Test
  void everyTestThatIsNamedIsThere() {
    var missing = new ArrayList<String>();
    for (String line : lines) {
      var test = TEST.matcher(line);
      while (test.find()) {
        if (!isThere(test.group(1), test.group(2))) {
          missing.add(test.group());
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  private static boolean isThere(String file, String name) {
    Pattern method =
        Pattern.compile(
            file.contains(".test.") ? Pattern.quote(name) : "void " + Pattern.quote(name) + "\\(");
    return TESTS.getOrDefault(file, List.of()).stream()
        .anyMatch(text -> method.matcher(text).find());
  }
}
