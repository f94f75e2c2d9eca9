package dev.cleave.proof;

import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Sequence;
import dev.cleave.engine.tally.Tally;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A fact of an event beside the value a case states for it. Text is compared letter by letter. */
final class Value {

  static final String NONE = "no such fact";

  private Value() {}

  static Row row(String key, Node stated, @Nullable Object fact) {
    String actual = fact == null ? NONE : shown(fact);
    return new Row(key, shown(stated), actual, fact == null || !same(stated, fact));
  }

  private static boolean same(Node stated, Object fact) {
    return switch (fact) {
      case Tally tally -> same(stated, tally.needs());
      case List<?> values -> stated instanceof Sequence list && sameList(list, values);
      default -> stated instanceof Scalar scalar && sameOne(scalar, fact);
    };
  }

  private static boolean sameOne(Scalar stated, Object fact) {
    return switch (fact) {
      case Integer number -> stated.kind() == Scalar.Kind.WHOLE && stated.whole() == number;
      case Boolean flag -> stated.kind() == Scalar.Kind.FLAG && stated.isTrue() == flag;
      default -> stated.text().equals(String.valueOf(fact));
    };
  }

  private static boolean sameList(Sequence stated, List<?> values) {
    if (stated.items().size() != values.size()) {
      return false;
    }
    for (int i = 0; i < values.size(); i++) {
      if (!same(stated.items().get(i), String.valueOf(values.get(i)))) {
        return false;
      }
    }
    return true;
  }

  static String shown(Object fact) {
    return switch (fact) {
      case Tally tally -> Integer.toString(tally.needs());
      case List<?> values ->
          values.stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
      default -> String.valueOf(fact);
    };
  }

  static String shown(Node stated) {
    return switch (stated) {
      case Scalar scalar -> scalar.text();
      case Sequence list ->
          list.items().stream().map(Value::shown).collect(Collectors.joining(", ", "[", "]"));
      case Mapping group -> group.shown();
    };
  }
}
