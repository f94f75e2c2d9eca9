package dev.cleave.content.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A group of named fields, in the order written. */
public record Mapping(Place place, SequencedMap<String, Entry> entries) implements Node {

  /** A field: its name, which has a place of its own, and its value. */
  public record Entry(Scalar key, Node value) {}

  /** Keeps the order and a copy. */
  public Mapping {
    entries = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(entries));
  }

  /** The value of a field, or null when there is no such field. */
  public @Nullable Node get(String name) {
    var entry = entries.get(name);
    return entry == null ? null : entry.value();
  }

  @Override
  public JsonNode json() {
    var json = JsonNodeFactory.instance.objectNode();
    entries.forEach((name, entry) -> json.set(name, entry.value().json()));
    return json;
  }

  @Override
  public String shown() {
    return "a group of fields";
  }
}
