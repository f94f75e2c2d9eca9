package dev.cleave.content.yaml;

import java.util.HashMap;
import java.util.Locale;
import tools.jackson.databind.JsonNode;

/** Faults in a value, in words. */
final class ValueWords {
  private final Wanted wanted;

  ValueWords(Wanted wanted) {
    this.wanted = wanted;
  }

  /** The problem of a value that fails this keyword of the schema. */
  Problem problem(Node node, JsonNode schema, String keyword) {
    return switch (keyword) {
      case "type" -> type(node, schema);
      case "enum" -> notListed(node, schema.path("enum"));
      case "minimum", "exclusiveMinimum" -> range(node, schema, "is too low");
      case "maximum", "exclusiveMaximum" -> range(node, schema, "is too high");
      case "multipleOf" ->
          told(node, node.shown() + " is not a multiple of " + Wanted.number(schema.get(keyword)));
      case "minLength", "maxLength" -> length(node, schema, keyword.equals("minLength"));
      case "pattern" -> pattern(node, schema);
      case "minItems", "maxItems" -> items(node, schema);
      case "uniqueItems" -> twice(node);
      default -> expecting(node, node.shown() + " is not allowed here", schema);
    };
  }

  private Problem type(Node node, JsonNode schema) {
    var expected = expected(schema);
    return switch (node) {
      case Mapping _ -> node.place().problem("this is a group of fields", expected, "");
      case Sequence _ -> node.place().problem("this is a list", expected, "");
      case Scalar scalar -> scalarType(scalar, schema, expected);
    };
  }

  private Problem scalarType(Scalar scalar, JsonNode schema, String expected) {
    var what =
        switch (scalar.kind()) {
          case EMPTY -> "the value is missing";
          case DECIMAL -> wants(schema, "integer") ? scalar.shown() + " is not whole" : is(scalar);
          case FLAG, WHOLE, TEXT -> is(scalar);
        };
    return scalar.place().problem(what, expected, quoteHint(scalar, schema));
  }

  private static String is(Scalar scalar) {
    return scalar.shown() + " is " + scalar.kind().words();
  }

  private static String quoteHint(Scalar scalar, JsonNode schema) {
    var text = scalar.text();
    if (!scalar.quoted() && !text.isEmpty() && isTextFor(text, schema)) {
      return "Put it in quotes: " + Shown.quoted(text) + ".";
    }
    var bare = text.replace("_", "").replace(",", "");
    boolean isNumber = Plain.kind(bare) == Scalar.Kind.WHOLE;
    if (isNumber && (wants(schema, "integer") || wants(schema, "number"))) {
      return scalar.kind() == Scalar.Kind.TEXT ? "Write " + Shown.shortened(bare) + "." : "";
    }
    return "";
  }

  private static boolean isTextFor(String text, JsonNode schema) {
    var pattern = schema.path("pattern").asString("");
    return wants(schema, "string") && (pattern.isEmpty() || ShortPattern.of(pattern).matches(text));
  }

  private static boolean wants(JsonNode schema, String type) {
    var types = schema.path("type");
    return types.asString("").equals(type)
        || types.valueStream().anyMatch(one -> one.asString("").equals(type));
  }

  private static Problem notListed(Node node, JsonNode allowed) {
    var values = Wanted.values(allowed);
    var shown = node.shown();
    return node.place()
        .problem(
            shown + " is not allowed here",
            "Allowed: " + Nearest.list(shown, values),
            Nearest.didYouMean(shown, values));
  }

  private Problem range(Node node, JsonNode schema, String how) {
    var expected = expected(schema);
    var range = expected.isEmpty() ? "Expected: a number" + wanted.range(schema) : expected;
    return node.place().problem(node.shown() + " " + how, range, "");
  }

  private Problem length(Node node, JsonNode schema, boolean tooShort) {
    var text = node instanceof Scalar scalar ? scalar.text() : "";
    int length = text.codePointCount(0, text.length());
    if (length == 0) {
      return expecting(node, "the text is empty", schema);
    }
    var size = " (" + Shown.count(length, "character") + ")";
    var how = tooShort ? " is too short" : " is too long";
    return expecting(node, node.shown() + how + size, schema);
  }

  private Problem pattern(Node node, JsonNode schema) {
    if (node instanceof Scalar scalar && scalar.text().length() > ShortPattern.LONGEST) {
      var expected = "Expected: at most " + ShortPattern.LONGEST + " characters";
      return node.place().problem(node.shown() + " is too long", expected, "");
    }
    return wanted.spoken(schema)
        ? told(node, node.shown() + " is not " + wanted.by(schema))
        : described(node, schema);
  }

  private static Problem described(Node node, JsonNode schema) {
    var description = schema.path("description").asString("");
    var expected =
        description.isEmpty()
            ? "text that matches " + schema.path("pattern").asString("")
            : uncapitalised(description);
    return node.place().problem(node.shown() + " is not allowed here", "Expected: " + expected, "");
  }

  private static String uncapitalised(String sentence) {
    return sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
  }

  private Problem items(Node node, JsonNode schema) {
    int size = node instanceof Sequence sequence ? sequence.items().size() : 0;
    var what = size == 0 ? "the list is empty" : "the list has " + Shown.count(size, "entry");
    return expecting(node, what, schema);
  }

  /** Points at the first entry that is there already. */
  private static Problem twice(Node node) {
    var seen = new HashMap<JsonNode, Node>();
    if (node instanceof Sequence sequence) {
      for (var item : sequence.items()) {
        var first = seen.putIfAbsent(item.json(), item);
        if (first != null) {
          var hint = first.line() == 0 ? "" : "It is already on line " + first.line() + ".";
          var what = item.shown() + " is in the list twice";
          return item.place().problem(what, "Expected: each value once", hint);
        }
      }
    }
    return told(node, "the list has a value twice");
  }

  private Problem expecting(Node node, String what, JsonNode schema) {
    return node.place().problem(what, expected(schema), "");
  }

  private static Problem told(Node node, String what) {
    return node.place().problem(what);
  }

  private String expected(JsonNode schema) {
    var words = wanted.by(schema);
    return words.isEmpty() ? "" : "Expected: " + words;
  }
}
