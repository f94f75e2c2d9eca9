package dev.cleave.content.yaml;

import java.util.List;
import java.util.stream.Collectors;

/** How pieces of the user's input appear in messages: escaped, quoted and never endless. */
final class Shown {
  private static final int LONGEST = 60;

  private Shown() {}

  /** Text in quotes, escaped and shortened. */
  static String quoted(String text) {
    return '"' + shortened(text).replace("\"", "\\\"") + '"';
  }

  /** Text without quotes, escaped and shortened. */
  static String shortened(String text) {
    if (text.codePointCount(0, text.length()) <= LONGEST) {
      return escaped(text);
    }
    return escaped(text.substring(0, text.offsetByCodePoints(0, LONGEST - 1))) + "…";
  }

  /** The end of a path, the part that matters when it is long. */
  static String ending(String path) {
    int length = path.codePointCount(0, path.length());
    return length <= 2 * LONGEST
        ? path
        : "…" + path.substring(path.offsetByCodePoints(0, length - 2 * LONGEST + 1));
  }

  /** One step of a path: bare when it reads like a name, else in quotes. */
  static String step(String name) {
    boolean bare =
        !name.isBlank()
            && name.codePoints().noneMatch(c -> ".[]\":".indexOf(c) >= 0 || isHidden(c));
    return bare ? shortened(name) : quoted(name);
  }

  /** Text in which whatever does not show itself is written as an escape. */
  static String escaped(String text) {
    if (text.codePoints().noneMatch(Shown::isHidden)) {
      return text;
    }
    var out = new StringBuilder();
    text.codePoints().forEach(c -> out.append(escaped(c)));
    return out.toString();
  }

  static String escaped(int c) {
    if (!isHidden(c)) {
      return Character.toString(c);
    }
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format(c < 0x100 ? "\\x%02x" : "\\u%04x", c);
    };
  }

  /** Control characters, direction marks, characters of no width, and halves of pairs. */
  private static boolean isHidden(int c) {
    return c < 0x20
        || (c >= 0x7f
            && switch (Character.getType(c)) {
              case Character.CONTROL,
                  Character.FORMAT,
                  Character.SURROGATE,
                  Character.LINE_SEPARATOR,
                  Character.PARAGRAPH_SEPARATOR,
                  Character.UNASSIGNED ->
                  true;
              default -> false;
            });
  }

  /** A number of things: {@code 1 entry}, {@code 3 entries}. */
  static String count(int number, String thing) {
    if (number == 1) {
      return "1 " + thing;
    }
    var many = thing.endsWith("y") ? thing.substring(0, thing.length() - 1) + "ies" : thing + "s";
    return number + " " + many;
  }

  /** {@code a}, {@code a or b}, {@code a, b or c}. */
  static String either(List<String> words) {
    return joined(words, " or ");
  }

  /** {@code a}, {@code a and b}, {@code a, b and c}. */
  static String all(List<String> words) {
    return joined(words, " and ");
  }

  private static String joined(List<String> words, String last) {
    int rest = words.size() - 1;
    if (rest < 1) {
      return String.join("", words);
    }
    return words.stream().limit(rest).collect(Collectors.joining(", ")) + last + words.get(rest);
  }
}
