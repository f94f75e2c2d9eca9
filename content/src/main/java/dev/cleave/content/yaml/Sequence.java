package dev.cleave.content.yaml;

import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A list. */
public record Sequence(Place place, List<Node> items) implements Node {

  /** Keeps a copy. */
  public Sequence {
    items = List.copyOf(items);
  }

  @Override
  public JsonNode json() {
    var json = JsonNodeFactory.instance.arrayNode(items.size());
    items.forEach(item -> json.add(item.json()));
    return json;
  }

  @Override
  public String shown() {
    return "a list";
  }
}
