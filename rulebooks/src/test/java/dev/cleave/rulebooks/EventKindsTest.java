package dev.cleave.rulebooks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cleave.engine.journal.Event;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What views rely on is told by its kind and never by a word that merely reads alike. */
class EventKindsTest {

  private static final List<String> CODE = code();

  private static List<String> code() {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .map(EventKindsTest::read)
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @ParameterizedTest
  @EnumSource(Event.Kind.class)
  void aKindIsToldAsOne(Event.Kind kind) {
    assertThat(CODE).noneMatch(code -> code.contains("Event.of(\"" + kind.text() + "\""));
    assertThat(CODE).noneMatch(code -> code.contains(".is(\"" + kind.text() + "\")"));
    assertThat(CODE)
        .as("somebody tells of it")
        .anyMatch(code -> code.contains("Event.Kind." + kind.name()));
  }
}
