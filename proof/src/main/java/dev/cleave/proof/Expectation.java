package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Place;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;

/**
 * An entry of {@code expect}. The name is an event's, a combatant's, or {@code battle}; which of
 * them shows when the battle is there.
 *
 * @param never whether it must not happen at all
 */
record Expectation(Scalar name, Facts facts, boolean never) {

  /** The name for how the whole battle ends. */
  static final String BATTLE = "battle";

  private static final String NEVER = "never";

  static Expectation read(Node node) {
    return read(node, false);
  }

  private static Expectation read(Node node, boolean never) {
    return switch (node) {
      case Scalar event -> {
        Fields.text(event);
        yield new Expectation(event, Facts.NONE, never);
      }
      case Mapping group -> read(Fields.of(group), never);
      case Sequence list -> throw list.problem("this is a list");
    };
  }

  private static Expectation read(Fields fields, boolean never) {
    if (fields.names().size() != 1) {
      throw fields.problem("an expectation has one name and what is expected of it");
    }
    Mapping.Entry entry = fields.node().entries().firstEntry().getValue();
    return entry.key().text().equals(NEVER) && !never
        ? read(entry.value(), true)
        : new Expectation(entry.key(), Facts.read(entry.value()), never);
  }

  String what() {
    return name.text();
  }

  Place place() {
    return name.place();
  }
}
