package dev.cleave.content.yaml;

import java.text.Normalizer;

/** The limits every document keeps, wherever it is read from. */
final class Counted {
  /** Beyond this a schema can no longer compare a decimal with its bounds. */
  private static final double MOST_DECIMAL = 1e15;

  private int nodes;

  /** Counts one more node. */
  void node(Place place, int depth) {
    if (++nodes > Yaml.MOST_NODES) {
      throw refused(place, "the document has too many values", "Expected: at most 50,000", "");
    }
    if (depth > Yaml.MOST_DEPTH) {
      var expected = "Expected: at most 32 levels";
      throw refused(place, "lists and fields are nested too deep", expected, "");
    }
  }

  /** The value, if its number can be held and its text can be stored. */
  Scalar fit(Scalar value) {
    if (!isInRange(value)) {
      throw refused(
          value.place(),
          value.shown() + " is too large a number",
          "",
          "If it is a name or a code, put it in quotes.");
    }
    if (!isStorable(value.text())) {
      throw refused(value.place(), value.shown() + " has a character that cannot be kept", "", "");
    }
    return value;
  }

  /** A name by which two spellings of the same letters are one. */
  static String sameName(String name) {
    return name.chars().allMatch(c -> c < 128)
        ? name
        : Normalizer.normalize(name, Normalizer.Form.NFC);
  }

  static BadInput refused(Place place, String what, String expected, String hint) {
    return new BadInput(place.problem(what, expected, hint));
  }

  private static boolean isInRange(Scalar value) {
    return switch (value.kind()) {
      case WHOLE -> Plain.isInRange(value.text());
      case DECIMAL -> Math.abs(value.decimal()) <= MOST_DECIMAL;
      case EMPTY, FLAG, TEXT -> true;
    };
  }

  /** Neither the character NUL nor half of a pair: stores and journals cannot keep these. */
  private static boolean isStorable(String text) {
    return text.codePoints().noneMatch(c -> c == 0 || (c >= 0xD800 && c <= 0xDFFF));
  }
}
