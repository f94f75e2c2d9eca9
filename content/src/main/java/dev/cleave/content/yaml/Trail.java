package dev.cleave.content.yaml;

import com.networknt.schema.path.NodePath;
import tools.jackson.databind.JsonNode;

/**
 * The way a validator took through a schema: the part of the schema it came to, and how many steps
 * it had gone down into the document by then.
 */
record Trail(JsonNode schema, int depth) {

  /** Follows the first steps of the way. */
  static Trail of(Wanted wanted, NodePath way, int steps) {
    var schema = wanted.root();
    int depth = 0;
    for (int i = 0; i < steps; i++) {
      var step = way.getName(i);
      schema = step.equals("$ref") ? wanted.followed(schema) : below(schema, step);
      depth += goesDown(step) ? 1 : 0;
      if (hasNames(step) && i + 1 < steps) {
        schema = below(schema, way.getName(++i));
      }
    }
    return new Trail(schema, depth);
  }

  private static JsonNode below(JsonNode schema, String step) {
    return schema.isArray() ? schema.path(Integer.parseInt(step)) : schema.path(step);
  }

  /** Keywords that speak of what is inside the value. */
  private static boolean goesDown(String keyword) {
    return switch (keyword) {
      case "properties",
          "patternProperties",
          "additionalProperties",
          "unevaluatedProperties",
          "items",
          "prefixItems",
          "unevaluatedItems",
          "contains" ->
          true;
      default -> false;
    };
  }

  /** The step after such a keyword is a name or a number, not another keyword. */
  private static boolean hasNames(String keyword) {
    return switch (keyword) {
      case "properties",
          "patternProperties",
          "prefixItems",
          "oneOf",
          "anyOf",
          "allOf",
          "dependentSchemas" ->
          true;
      default -> false;
    };
  }
}
