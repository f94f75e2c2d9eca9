package dev.cleave.server.table;

import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The few shapes of which frames are made. */
final class Json {

  static final JsonMapper MAPPER = JsonMapper.builder().build();

  private Json() {}

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  static ArrayNode array() {
    return JsonNodeFactory.instance.arrayNode();
  }

  static ArrayNode texts(List<String> texts) {
    var array = array();
    texts.forEach(array::add);
    return array;
  }

  static ObjectNode frame(String type) {
    return object().put("type", type);
  }

  static String text(ObjectNode node) {
    return node.toString();
  }
}
