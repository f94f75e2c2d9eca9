package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import java.util.Map;

/**
 * An entry of {@code expect}. The name is an event's, a combatant's, or {@code battle}; which of
 * them shows when the battle is there.
 *
 * @param times how often it must happen
 */
record Expectation(Scalar name, Facts facts, Times times) {

  /** How often an event must be told. */
  enum Times {
    /** At its place among those expected, and perhaps elsewhere too. */
    SOME,
    /** Wherever, and not again. */
    ONCE,
    /** Not at all. */
    NEVER
  }

  /** The name for how the whole battle ends. */
  static final String BATTLE = "battle";

  private static final Map<String, Times> WORDS = Map.of("never", Times.NEVER, "once", Times.ONCE);

  static Expectation read(Node node) {
    return read(node, Times.SOME);
  }

  private static Expectation read(Node node, Times times) {
    return switch (node) {
      case Scalar event -> {
        Fields.text(event);
        yield new Expectation(event, Facts.NONE, times);
      }
      case Mapping group -> read(Fields.of(group), times);
      case Sequence list -> throw list.problem("this is a list");
    };
  }

  private static Expectation read(Fields fields, Times times) {
    if (fields.names().size() != 1) {
      throw fields.problem("an expectation has one name and what is expected of it");
    }
    Mapping.Entry entry = fields.node().entries().firstEntry().getValue();
    Times stated = times == Times.SOME ? WORDS.get(entry.key().text()) : null;
    return stated != null
        ? read(entry.value(), stated)
        : new Expectation(entry.key(), Facts.read(entry.value()), times);
  }

  String what() {
    return name.text();
  }

  Place place() {
    return name.place();
  }
}
