package dev.cleave.content.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import tools.jackson.databind.JsonNode;

/** Builds nodes from JSON, under the limits of YAML. */
final class JsonReader {
  private final Source source;
  private final Counted counted = new Counted();

  JsonReader(String label) {
    this.source = Source.named(label);
  }

  Node document(JsonNode json) {
    return node(json, Place.top(source, 0, 0), 0);
  }

  private Node node(JsonNode json, Place place, int depth) {
    if (json.isObject()) {
      return mapping(json, place, depth + 1);
    }
    if (json.isArray()) {
      return sequence(json, place, depth + 1);
    }
    counted.node(place, depth);
    return counted.fit(
        json.isString()
            ? Scalar.quoted(place, json.stringValue())
            : Scalar.plain(place, json.asString()));
  }

  private Mapping mapping(JsonNode json, Place place, int depth) {
    counted.node(place, depth);
    var entries = new LinkedHashMap<String, Mapping.Entry>();
    for (var property : json.properties()) {
      var at = place.field(property.getKey(), 0, 0);
      counted.node(at, depth);
      var key = counted.fit(Scalar.quoted(at, property.getKey()));
      entries.put(key.text(), new Mapping.Entry(key, node(property.getValue(), at, depth)));
    }
    return new Mapping(place, entries);
  }

  private Sequence sequence(JsonNode json, Place place, int depth) {
    counted.node(place, depth);
    var items = new ArrayList<Node>();
    for (var item : json) {
      items.add(node(item, place.item(items.size(), 0, 0), depth));
    }
    return new Sequence(place, items);
  }
}
