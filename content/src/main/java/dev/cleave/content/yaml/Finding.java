package dev.cleave.content.yaml;

import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * One way in which a document differs from its schema.
 *
 * @param keyword the keyword of the schema that is not met
 * @param at the way to the value in the document
 * @param schema the schema that holds the keyword
 * @param property the field it is about, if it is about one
 * @param details what the validator adds to it
 */
record Finding(
    String keyword, NodePath at, JsonNode schema, String property, List<String> details) {

  static Finding of(Error error, JsonNode schema) {
    var details = error.getArguments() == null ? new Object[0] : error.getArguments();
    return new Finding(
        error.getKeyword(),
        error.getInstanceLocation(),
        schema,
        String.valueOf(error.getProperty()),
        List.of(details).stream().map(String::valueOf).toList());
  }

  /** The same, said of the whole choice and not of one of its forms. */
  Finding of(JsonNode choice) {
    return new Finding(keyword, at, choice, property, details);
  }

  /** None of several forms fits, or more than one. */
  boolean isChoice() {
    return keyword.equals("oneOf") || keyword.equals("anyOf");
  }

  /** A field that no part of the schema has taken up. */
  boolean isLeftOver() {
    return keyword.equals("unevaluatedProperties");
  }

  /** A field that nothing here knows. */
  boolean isAboutUnknown() {
    return isLeftOver() || keyword.equals("additionalProperties");
  }

  /** About the value so many steps below the given place. */
  boolean isBelow(NodePath place, int steps) {
    return at.getNameCount() == place.getNameCount() + steps;
  }
}
