package dev.cleave.server.web;

import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Fights to start from: the scenarios of a folder, read once. What cannot be read is left out. */
public final class Shelves {

  /** One of them. */
  public record Listed(String name, String title, String about, String rulebook) {}

  private record Kept(Listed listed, String text) {}

  private final Map<String, Kept> kept = new LinkedHashMap<>();

  private Shelves() {}

  public static Shelves of(Path folder) {
    var shelves = new Shelves();
    if (!Files.isDirectory(folder)) {
      return shelves;
    }
    try (var files = Files.list(folder)) {
      files.filter(file -> file.toString().endsWith(".yaml")).sorted().forEach(shelves::add);
      return shelves;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private void add(Path file) {
    try {
      var scenario = Scenario.read(file);
      String name = file.getFileName().toString().replace(".yaml", "");
      var listed =
          new Listed(name, scenario.title(), scenario.about().strip(), scenario.rulebook());
      kept.put(name, new Kept(listed, Files.readString(file)));
    } catch (BadInput | IOException unreadable) {
      return; // a scenario somebody is still writing
    }
  }

  List<Listed> scenarios() {
    return kept.values().stream().map(Kept::listed).toList();
  }

  @Nullable String text(String name) {
    Kept one = kept.get(name);
    return one == null ? null : one.text();
  }
}
