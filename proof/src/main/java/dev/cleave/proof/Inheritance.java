package dev.cleave.proof;

import dev.cleave.content.Scenario;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Node;
import java.util.LinkedHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A case of a list with what stands above the list. What it states itself comes first; of
 * combatants, options and house rules it may state single fields; a class or creature takes the
 * place of whatever somebody was. A map takes the place of distances, and distances of a map.
 */
final class Inheritance {

  private static final Set<String> MERGED = Set.of("combatants", "options", "house");

  private static final String PEOPLE = "combatants";

  private static final String MAP = "map";

  /** These hold only without a map. */
  private static final Set<String> THEATRE = Set.of("distance", "distances", "behind");

  private Inheritance() {}

  static Mapping of(Mapping file, Mapping entry, String list) {
    var fields = new LinkedHashMap<>(file.entries());
    fields.remove(list);
    if (entry.get(MAP) != null) {
      fields.keySet().removeAll(THEATRE);
    } else if (THEATRE.stream().anyMatch(name -> entry.get(name) != null)) {
      fields.remove(MAP);
    }
    entry
        .entries()
        .forEach(
            (name, own) ->
                fields.merge(
                    name,
                    own,
                    (inherited, stated) ->
                        !MERGED.contains(name)
                            ? stated
                            : merged(
                                name.equals(PEOPLE) ? recast(inherited, stated) : inherited,
                                stated)));
    return new Mapping(entry.place(), fields);
  }

  /** Groups are merged field by field and all the way down; anything else is replaced. */
  private static Mapping.Entry merged(Mapping.Entry inherited, Mapping.Entry stated) {
    Mapping above = group(inherited.value());
    Mapping own = group(stated.value());
    if (above == null || own == null) {
      return stated;
    }
    var fields = new LinkedHashMap<>(above.entries());
    own.entries().forEach((name, entry) -> fields.merge(name, entry, Inheritance::merged));
    return new Mapping.Entry(stated.key(), new Mapping(own.place(), fields));
  }

  /** Those who are somebody else in this case lose what they were above. */
  private static Mapping.Entry recast(Mapping.Entry inherited, Mapping.Entry stated) {
    Mapping above = group(inherited.value());
    Mapping own = group(stated.value());
    if (above == null || own == null) {
      return inherited;
    }
    var people = new LinkedHashMap<>(above.entries());
    people.replaceAll(
        (name, was) -> {
          Mapping.Entry is = own.entries().get(name);
          Mapping before = group(was.value());
          return is == null || before == null || !hasRole(is)
              ? was
              : new Mapping.Entry(was.key(), without(before));
        });
    return new Mapping.Entry(inherited.key(), new Mapping(above.place(), people));
  }

  /** A level alone makes nobody somebody else. */
  private static boolean hasRole(Mapping.Entry stated) {
    Mapping own = group(stated.value());
    return own != null
        && own.entries().keySet().stream()
            .anyMatch(field -> !field.equals("level") && Scenario.isRole(field));
  }

  private static Mapping without(Mapping before) {
    var fields = new LinkedHashMap<>(before.entries());
    fields.keySet().removeIf(Scenario::isRole);
    return new Mapping(before.place(), fields);
  }

  private static @Nullable Mapping group(Node node) {
    return node instanceof Mapping mapping ? mapping : null;
  }
}
