package dev.cleave.content.yaml;

import tools.jackson.databind.JsonNode;

/**
 * Reads YAML 1.2 without its traps: one document, no tags, no anchors or aliases, no merge keys, no
 * key twice, no tabs for indentation, and limits on depth and size.
 */
public final class Yaml {
  /** How deep lists and groups of fields may be nested. */
  public static final int MOST_DEPTH = 32;

  /** How many values, names, lists and groups a document may have. */
  public static final int MOST_NODES = 50_000;

  private Yaml() {}

  /** Reads a document, or refuses it with the place and the reason. */
  public static Node parse(Source source) {
    return new YamlReader(source).document();
  }

  /** Reads what a journal keeps as JSON; problems then name the path, but no line. */
  public static Node fromJson(JsonNode json, String label) {
    return new JsonReader(label).document(json);
  }
}
