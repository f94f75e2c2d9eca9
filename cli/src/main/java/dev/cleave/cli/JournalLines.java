package dev.cleave.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The lines of a journal as the file has them. */
final class JournalLines {

  private JournalLines() {}

  static List<String> first(Path file, int count) {
    try (var lines = Files.lines(file)) {
      return lines.limit(count).toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** A line counted from 1. */
  static Optional<String> line(Path file, int number) {
    List<String> lines = first(file, number);
    return lines.size() < number ? Optional.empty() : Optional.of(lines.getLast());
  }
}
