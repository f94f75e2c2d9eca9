package dev.cleave.content.journal;

import java.util.LinkedHashSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Where two pieces of data first part ways.
 *
 * @param where the way there: people[0].state.hp
 * @param one what the first says, cut short
 * @param other what the second says, cut short
 */
public record Difference(String where, String one, String other) {

  private static final int MOST = 80;

  /** Null if they are the same. */
  public static @Nullable Difference of(JsonNode one, JsonNode other) {
    return of(one, other, "");
  }

  private static @Nullable Difference of(JsonNode one, JsonNode other, String where) {
    if (one.isObject() && other.isObject()) {
      var names = new LinkedHashSet<>(one.propertyNames());
      names.addAll(other.propertyNames());
      for (String name : names) {
        String there = where.isEmpty() ? name : where + "." + name;
        Difference found = of(one.path(name), other.path(name), there);
        if (found != null) {
          return found;
        }
      }
      return null;
    }
    if (one.isArray() && other.isArray()) {
      for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
        Difference found = of(one.path(i), other.path(i), where + "[" + i + "]");
        if (found != null) {
          return found;
        }
      }
      return null;
    }
    String first = text(one);
    String second = text(other);
    return first.equals(second) ? null : new Difference(where, brief(first), brief(second));
  }

  private static String text(JsonNode node) {
    return node.isMissingNode() ? "nothing" : node.toString();
  }

  private static String brief(String text) {
    return text.length() <= MOST ? text : text.substring(0, MOST) + "…";
  }
}
