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
import tools.jackson.databind.JsonNode;

/** Fights to start from: the scenarios of a folder, read once. What cannot be read is left out. */
public final class Shelves {

  /**
   * One of them.
   *
   * @param map whether it is fought on one
   * @param sides in order, with how many are on each
   */
  public record Listed(
      String name,
      String title,
      String about,
      String rulebook,
      boolean map,
      Map<String, Integer> sides) {}

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
      JsonNode said = scenario.node().json();
      var listed =
          new Listed(
              name,
              scenario.title(),
              scenario.about().strip(),
              scenario.rulebook(),
              said.has("map"),
              sides(said));
      kept.put(name, new Kept(listed, Files.readString(file)));
    } catch (BadInput | IOException unreadable) {
      return; // a scenario somebody is still writing
    }
  }

  /** Counted as they are written, so that a list of fights costs no fight. */
  private static Map<String, Integer> sides(JsonNode said) {
    var sides = new LinkedHashMap<String, Integer>();
    said.path("sides").propertyNames().forEach(side -> sides.put(side, 0));
    for (JsonNode who : said.path("combatants")) {
      sides.merge(who.path("side").asString(""), who.path("count").asInt(1), Integer::sum);
    }
    return sides;
  }

  List<Listed> scenarios() {
    return kept.values().stream().map(Kept::listed).toList();
  }

  @Nullable String text(String name) {
    Kept one = kept.get(name);
    return one == null ? null : one.text();
  }
}
