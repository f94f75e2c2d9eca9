package dev.cleave.content.yaml;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A single value: its text as written, and what that text means by the core schema of YAML 1.2.
 *
 * @param quoted whether it was written in quotes or as a block of text, and so is text for certain
 */
public record Scalar(Place place, String text, Kind kind, boolean quoted) implements Node {

  /** The sort of a single value. */
  public enum Kind {
    EMPTY("empty"),
    FLAG("a true-or-false value"),
    WHOLE("a number"),
    DECIMAL("a number"),
    TEXT("text");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** The kind in the words of a message. */
    public String words() {
      return words;
    }
  }

  static Scalar plain(Place place, String text) {
    return new Scalar(place, text, Plain.kind(text), false);
  }

  static Scalar quoted(Place place, String text) {
    return new Scalar(place, text, Kind.TEXT, true);
  }

  /** Only for a flag. */
  public boolean isTrue() {
    return Boolean.parseBoolean(text);
  }

  /** The value of a whole number. */
  public long whole() {
    return Plain.whole(text);
  }

  /** The value of a number, whole or not. */
  public double decimal() {
    return kind == Kind.WHOLE ? whole() : Double.parseDouble(text);
  }

  @Override
  public JsonNode json() {
    var nodes = JsonNodeFactory.instance;
    return switch (kind) {
      case EMPTY -> nodes.nullNode();
      case FLAG -> nodes.booleanNode(isTrue());
      case WHOLE ->
          whole() == (int) whole() ? nodes.numberNode((int) whole()) : nodes.numberNode(whole());
      case DECIMAL -> nodes.numberNode(decimal());
      case TEXT -> nodes.stringNode(text);
    };
  }

  @Override
  public String shown() {
    return switch (kind) {
      case EMPTY -> "nothing";
      case FLAG, WHOLE, DECIMAL -> Shown.shortened(text);
      case TEXT -> Shown.quoted(text);
    };
  }
}
