package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes made by house rules, one line each, for the report that names every override. */
final class Changes {

  private final List<String> lines = new ArrayList<>();

  void added(String path) {
    lines.add(path + ": added");
  }

  void added(String path, String what) {
    lines.add(path + ": " + what);
  }

  void changed(String path, @Nullable Node old, Node now) {
    lines.add(path + ": " + text(now) + (old == null ? " (new)" : " (was " + text(old) + ")"));
  }

  void overridden(String path, @Nullable Fields old, Fields now) {
    for (String name : now.names()) {
      if (!name.equals("override")) {
        field(path + "." + name, old == null ? null : old.optional(name).orElse(null), now, name);
      }
    }
  }

  private void field(String path, @Nullable Node old, Fields now, String name) {
    var value = now.node(name);
    if (value instanceof Mapping) {
      overridden(path, old instanceof Mapping ? Fields.of(old) : null, Fields.of(value));
    } else {
      changed(path, old, value);
    }
  }

  private static String text(Node node) {
    return node instanceof Scalar scalar ? scalar.text() : node.json().toString();
  }

  List<String> lines() {
    return List.copyOf(lines);
  }
}
