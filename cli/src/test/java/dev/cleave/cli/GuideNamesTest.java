package dev.cleave.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The guides name no class, method, file or heading that is not there. */
class GuideNamesTest {

  private static final Path HOME = Path.of("..");
  private static final Pattern QUOTED = Pattern.compile("`([^`]+)`");
  private static final Pattern METHOD =
      Pattern.compile("(?:[a-z]\\w*\\.)*([A-Z]\\w+)(?:\\.[A-Z]\\w+)*\\.([a-z]\\w*)(?:\\(.*\\))?");
  private static final Pattern CLASS = Pattern.compile("(?:[a-z]\\w*\\.)*([A-Z][a-z]+[A-Z]\\w*)");
  private static final Pattern FILE =
      Pattern.compile("(?:\\./)?((?:[\\w-]+/)+[\\w.-]+\\.(?:yaml|md|java|html|tsx?))");
  private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:)([^)#]*)(?:#([^)]+))?\\)");

  /** Names of the JDK that stand in examples. */
  private static final List<String> FOREIGN = List.of("Map");

  private static final Map<String, String> SOURCES = new HashMap<>();
  private static final Map<Path, String> GUIDES = new HashMap<>();

  @BeforeAll
  static void read() throws IOException {
    for (String module :
        List.of("engine", "content", "rulebooks", "proof", "server", "cli", "bench")) {
      try (Stream<Path> files = Files.walk(HOME.resolve(module).resolve("src"))) {
        files
            .filter(file -> file.toString().endsWith(".java"))
            .forEach(
                file ->
                    SOURCES.merge(
                        file.getFileName().toString().replace(".java", ""),
                        text(file),
                        String::concat));
      }
    }
    try (Stream<Path> files = Files.list(HOME.resolve("docs"))) {
      files.filter(file -> file.toString().endsWith(".md")).forEach(GuideNamesTest::keep);
    }
    keep(HOME.resolve("README.md"));
    keep(HOME.resolve("CONTRIBUTING.md"));
  }

  private static void keep(Path guide) {
    GUIDES.put(guide, text(guide));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static List<String> quoted(Pattern wanted) {
    return GUIDES.values().stream()
        .flatMap(guide -> QUOTED.matcher(guide).results())
        .map(quote -> quote.group(1))
        .filter(wanted.asMatchPredicate())
        .distinct()
        .toList();
  }

  @Test
  void everyMethodIsOfTheClassThatIsNamed() {
    var missing = new ArrayList<String>();
    for (String name : quoted(METHOD)) {
      var parts = METHOD.matcher(name);
      assertThat(parts.matches()).isTrue();
      String source = SOURCES.getOrDefault(parts.group(1), "");
      boolean there = Pattern.compile("[\\w>\\]] " + parts.group(2) + "\\(").matcher(source).find();
      if (!there && !FOREIGN.contains(parts.group(1))) {
        missing.add(name);
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void everyClassIsThere() {
    String all = String.join("\n", SOURCES.values());
    for (String name : quoted(CLASS)) {
      String simple = name.substring(name.lastIndexOf('.') + 1);
      assertThat(all).as(name).containsPattern("(class|record|enum|interface) " + simple + "\\b");
    }
  }

  @Test
  void everyFileIsThere() {
    for (String name : quoted(FILE)) {
      assertThat(HOME.resolve(name)).exists();
    }
  }

  @Test
  void everyLinkLeadsSomewhere() {
    GUIDES.forEach(
        (guide, text) ->
            LINK.matcher(text)
                .results()
                .forEach(
                    link -> {
                      Path to =
                          link.group(1).isEmpty()
                              ? guide
                              : guide.resolveSibling(link.group(1)).normalize();
                      assertThat(to).as(guide + ": " + link.group()).exists();
                      if (link.group(2) != null) {
                        assertThat(headings(to)).as(guide.toString()).contains(link.group(2));
                      }
                    }));
  }

  private static List<String> headings(Path guide) {
    return text(guide)
        .lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceAll("^#+ |[^\\w\\- ]", "").toLowerCase(Locale.ROOT))
        .map(line -> line.replace(' ', '-'))
        .toList();
  }
}
