package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import java.util.LinkedHashMap;
import java.util.Set;

/**
 * A sheet or a rulebook with changes laid over it. Figures of a rulebook and gear are changed one
 * by one, tables of words row by row unless the change draws them anew; whatever else a change
 * mentions is replaced whole.
 */
final class Overlay {

  private static final Set<String> WHOLE = Set.of("effect", "rows", "values");
  private static final String WORDS = "words";
  private static final String ANEW = "anew";

  private Overlay() {}

  static Fields of(Fields sheet, Fields changes) {
    return Fields.of(merged(sheet.node(), changes.node(), WHOLE));
  }

  private static Mapping merged(Mapping sheet, Mapping changes, Set<String> whole) {
    var entries = new LinkedHashMap<>(sheet.entries());
    Set<String> kept = changes.get(ANEW) == null ? whole : WHOLE;
    changes.entries().forEach((name, entry) -> entries.put(name, entry(sheet, name, entry, kept)));
    entries.remove("override");
    entries.remove(ANEW);
    return new Mapping(changes.place(), entries);
  }

  private static Mapping.Entry entry(
      Mapping sheet, String name, Mapping.Entry entry, Set<String> whole) {
    return !whole.contains(name)
            && sheet.get(name) instanceof Mapping old
            && entry.value() instanceof Mapping changes
        ? new Mapping.Entry(
            entry.key(), merged(old, changes, name.equals(WORDS) ? Set.of() : whole))
        : entry;
  }
}
