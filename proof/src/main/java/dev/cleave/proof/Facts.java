package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.journal.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * Facts that a case states about an event or about how somebody ends.
 *
 * @param brief the short form, one value without a name; null for the long form
 * @param stated values by name, in the order written
 * @param parts of the number needed
 */
record Facts(@Nullable Scalar brief, SequencedMap<String, Node> stated, List<Parts> parts) {

  static final Facts NONE = new Facts(null, new LinkedHashMap<>(), List.of());

  static Facts read(Node node) {
    return switch (node) {
      case Scalar scalar -> new Facts(scalar, new LinkedHashMap<>(), List.of());
      case Mapping group -> of(Fields.of(group));
      case Sequence list -> throw list.problem("this is a list");
    };
  }

  private static Facts of(Fields fields) {
    var stated = new LinkedHashMap<String, Node>();
    for (String name : fields.names()) {
      if (!name.equals("because") && !name.equals("includes")) {
        stated.put(name, fields.node(name));
      }
    }
    return new Facts(null, stated, Parts.read(fields));
  }

  List<Row> compare(Event event) {
    var rows = new ArrayList<Row>();
    if (brief != null) {
      String key = briefKey(event);
      rows.add(Value.row(key, brief, event.fact(key)));
    }
    for (Map.Entry<String, Node> one : stated.entrySet()) {
      rows.add(Value.row(one.getKey(), one.getValue(), fact(event, one.getKey())));
    }
    for (Parts list : parts) {
      rows.addAll(list.compare(event.tally()));
    }
    return rows;
  }

  boolean meets(Event event) {
    return compare(event).stream().noneMatch(Row::differs);
  }

  private static @Nullable Object fact(Event event, String key) {
    return key.equals("rule") ? event.rule() : event.fact(key);
  }

  /** One value means whom it happened to, else who did it, else what the event is named after. */
  private static String briefKey(Event event) {
    if (event.fact("on") != null) {
      return "on";
    }
    return event.fact("by") != null ? "by" : event.name();
  }

  /** The event lacks a fact that the case names. */
  boolean namesMoreThan(Event event) {
    return compare(event).stream().anyMatch(row -> Objects.equals(row.actual(), Value.NONE));
  }
}
