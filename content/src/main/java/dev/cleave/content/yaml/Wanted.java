package dev.cleave.content.yaml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/** Says in words what a schema wants. */
final class Wanted {
  private static final int MOST_REFERENCES = 8;

  private final JsonNode root;

  /** Asked again for each of many unknown fields. */
  private final Map<JsonNode, Set<String>> fields = new IdentityHashMap<>();

  Wanted(JsonNode root) {
    this.root = root;
  }

  JsonNode root() {
    return root;
  }

  /** The schema says itself what it wants. */
  boolean spoken(JsonNode schema) {
    return schema.has("x-says") || followed(schema).has("x-says");
  }

  /**
   * A noun for what the schema wants, such as {@code a whole number from 1 to 20}; may be empty.
   */
  String by(JsonNode schema) {
    var wanted = followed(schema);
    if (spoken(schema)) {
      return (schema.has("x-says") ? schema : wanted).get("x-says").asString();
    }
    if (wanted.has("const")) {
      return value(wanted.get("const"));
    }
    if (wanted.has("enum")) {
      return "one of " + Nearest.list("", values(wanted.get("enum")));
    }
    var forms = forms(wanted);
    return forms.isEmpty() ? type(wanted) : String.join(", or ", forms);
  }

  /** The wish of each form of a choice. */
  private List<String> forms(JsonNode schema) {
    var forms = new LinkedHashSet<String>();
    for (var keyword : List.of("oneOf", "anyOf")) {
      for (var form : schema.path(keyword)) {
        forms.add(by(form));
      }
    }
    forms.remove("");
    return List.copyOf(forms);
  }

  /** The values a choice allows by name. */
  List<String> choices(JsonNode schema) {
    var values = new ArrayList<String>();
    for (var keyword : List.of("oneOf", "anyOf")) {
      for (var form : schema.path(keyword)) {
        var followed = followed(form);
        values.addAll(values(followed.path("enum")));
        if (followed.has("const")) {
          values.add(value(followed.get("const")));
        }
      }
    }
    return values;
  }

  private String type(JsonNode schema) {
    var type = schema.path("type");
    if (!type.isArray()) {
      return type(schema, type.asString(""));
    }
    var types = new ArrayList<String>();
    type.forEach(one -> types.add(type(schema, one.asString())));
    return Shown.either(types);
  }

  private String type(JsonNode schema, String type) {
    return switch (type) {
      case "string" -> "text" + lengths(schema);
      case "integer" -> "a whole number" + range(schema);
      case "number" -> "a number" + range(schema);
      case "boolean" -> "true or false";
      case "array" -> "a list" + sizes(schema);
      case "object" -> "a group of fields";
      case "null" -> "nothing";
      default -> "";
    };
  }

  /** {@code from 1 to 20}, or as much of it as the schema says. */
  String range(JsonNode schema) {
    var low = bound(schema, "minimum", " of at least ", "exclusiveMinimum", " above ");
    var high = bound(schema, "maximum", " of at most ", "exclusiveMaximum", " below ");
    if (schema.has("minimum") && schema.has("maximum")) {
      return " from " + number(schema.get("minimum")) + " to " + number(schema.get("maximum"));
    }
    return low + (low.isEmpty() || high.isEmpty() ? "" : " and") + high;
  }

  private static String bound(
      JsonNode schema, String own, String words, String open, String openWords) {
    if (schema.has(own)) {
      return words + number(schema.get(own));
    }
    return schema.has(open) ? openWords + number(schema.get(open)) : "";
  }

  private static String lengths(JsonNode schema) {
    return amount(schema, "minLength", "maxLength", "character");
  }

  /** {@code of 2 entries}, {@code of at least 1 entry}. */
  static String sizes(JsonNode schema) {
    return amount(schema, "minItems", "maxItems", "entry");
  }

  static String amount(JsonNode schema, String least, String most, String thing) {
    int low = schema.path(least).asInt(0);
    int high = schema.path(most).asInt(Integer.MAX_VALUE);
    if (high == Integer.MAX_VALUE) {
      return low == 0 ? "" : " of at least " + Shown.count(low, thing);
    }
    if (low == high) {
      return " of " + Shown.count(low, thing);
    }
    return low == 0
        ? " of at most " + Shown.count(high, thing)
        : " of " + low + " to " + Shown.count(high, thing);
  }

  /** The names of all fields the schema knows, in any of its forms. */
  Set<String> fields(JsonNode schema) {
    synchronized (fields) {
      return fields.computeIfAbsent(
          schema,
          _ -> {
            var names = new TreeSet<String>();
            addFields(schema, names, 0);
            return Collections.unmodifiableSet(names);
          });
    }
  }

  private void addFields(JsonNode schema, Set<String> names, int depth) {
    if (depth > MOST_REFERENCES || schema.isMissingNode()) {
      return;
    }
    names.addAll(schema.path("properties").propertyNames());
    if (schema.has("$ref")) {
      addFields(followed(schema), names, depth + 1);
    }
    for (var keyword : List.of("if", "then", "else")) {
      addFields(schema.path(keyword), names, depth + 1);
    }
    for (var keyword : List.of("allOf", "anyOf", "oneOf")) {
      schema.path(keyword).forEach(form -> addFields(form, names, depth + 1));
    }
    schema.path("dependentSchemas").forEach(form -> addFields(form, names, depth + 1));
  }

  /** The schema itself, or the one it refers to. */
  JsonNode followed(JsonNode schema) {
    var found = schema;
    for (int i = 0; i < MOST_REFERENCES && found.path("$ref").asString("").startsWith("#"); i++) {
      found = root.at(found.get("$ref").asString().substring(1));
    }
    return found;
  }

  /** The values of an enum as messages show them. */
  static List<String> values(JsonNode values) {
    var shown = new ArrayList<String>();
    values.forEach(one -> shown.add(value(one)));
    return shown;
  }

  static String value(JsonNode value) {
    if (value.isString()) {
      return Shown.quoted(value.stringValue());
    }
    return value.isNull() ? "nothing" : Shown.shortened(value.toString());
  }

  static String number(JsonNode number) {
    return number.isIntegralNumber()
        ? String.format(Locale.ROOT, "%,d", number.longValue())
        : number.asString();
  }
}
