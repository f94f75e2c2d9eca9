package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Mapping;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Scalar;
import dev.cleave.content.yaml.Source;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The sheets of one kind by id, and the other names they go by. */
final class Sheets {

  private final Kind kind;
  private final SequencedMap<String, Fields> byId;
  private final Map<String, String> ids = new HashMap<>();

  private Sheets(Kind kind, SequencedMap<String, Fields> byId, Set<String> taken) {
    this.kind = kind;
    this.byId = byId;
    byId.keySet().forEach(id -> ids.put(id, id));
    byId.forEach(
        (id, sheet) ->
            sheet.list("aliases").stream()
                .filter(alias -> !taken.contains(Fields.text(alias)))
                .forEach(alias -> name(alias, id)));
  }

  static Sheets core(Kind kind) {
    var byId = new LinkedHashMap<String, Fields>();
    for (String file : CorePack.files(kind)) {
      var all = CorePack.read(file);
      for (String id : all.names()) {
        if (byId.put(id, all.mapping(id)) != null) {
          throw new IllegalStateException(file + " has a second sheet for " + id);
        }
      }
    }
    return new Sheets(kind, byId, Set.of());
  }

  /**
   * The same sheets with those of a house laid over them.
   *
   * @param replaces whether a new sheet may have the name of a known one
   */
  Sheets with(Fields house, boolean replaces, Changes changes) {
    var taken = new HashSet<String>();
    var merged = new LinkedHashMap<>(byId);
    for (String id : house.names()) {
      var entry = house.mapping(id);
      var old = byId.get(id);
      if (entry.has("override")) {
        merged.put(id, Overlay.of(known(old, id, entry), entry));
        changes.overridden(kind.section() + "." + id, old, entry);
      } else {
        if (replaces) {
          taken.add(id);
        } else {
          refuseKnown(id, entry);
        }
        merged.put(id, entry);
        changes.added(kind.section() + "." + id);
      }
    }
    return new Sheets(kind, merged, taken);
  }

  SequencedSet<String> ids() {
    return Collections.unmodifiableSequencedSet(new LinkedHashSet<>(byId.keySet()));
  }

  /** Every word that names a sheet: ids and other names. */
  SequencedSet<String> words() {
    var words = new LinkedHashSet<>(byId.keySet());
    words.addAll(ids.keySet().stream().sorted().toList());
    return words;
  }

  /** The id a word stands for, null if for none. */
  @Nullable String id(String word) {
    return ids.get(word.strip().toLowerCase(Locale.ROOT));
  }

  /** The sheet a value names, or a refusal with the nearest names. */
  Sheet sheet(Node word) {
    var found = find(Fields.text(word));
    if (found == null) {
      throw Fields.unknown(word, kind.thing(), words());
    }
    return found;
  }

  /** The sheet of that name, or a refusal with the nearest names. */
  Sheet sheet(String word) {
    var found = find(word);
    if (found == null) {
      var what = "\"" + word + "\" is not a known " + kind.thing();
      throw new BadInput(
          new Problem(
              new Source("content", ""),
              0,
              0,
              "",
              what,
              "Known: " + Nearest.list(word, words()),
              Nearest.didYouMean(word, words())));
    }
    return found;
  }

  private @Nullable Sheet find(String word) {
    var id = id(word);
    var sheet = id == null ? null : byId.get(id);
    return id == null || sheet == null ? null : new Sheet(kind, id, sheet);
  }

  private void name(Node alias, String id) {
    var other = ids.putIfAbsent(Fields.text(alias), id);
    if (other != null) {
      var what = alias.shown() + " is already a name of the " + kind.thing() + " " + other;
      throw new BadInput(alias.place().problem(what, "", "Choose another."));
    }
  }

  private Fields known(@Nullable Fields old, String id, Fields entry) {
    if (old != null) {
      return old;
    }
    var owner = ids.get(id);
    if (owner != null) {
      throw refused(
          entry, "\"" + id + "\" is another name of " + owner, "", "Write " + owner + ".");
    }
    throw Fields.unknown(key(id, entry), kind.thing(), words());
  }

  private void refuseKnown(String id, Fields entry) {
    if (byId.containsKey(id)) {
      throw refused(
          entry,
          "the " + kind.thing() + " \"" + id + "\" is there already",
          "",
          "Say override: true to change it, or choose another name.");
    }
    var owner = ids.get(id);
    if (owner != null) {
      var what = "\"" + id + "\" is another name of the " + kind.thing() + " " + owner;
      throw refused(entry, what, "", "Choose another name.");
    }
  }

  private static Scalar key(String id, Fields entry) {
    return new Scalar(entry.place(), id, Scalar.Kind.TEXT, true);
  }

  private static BadInput refused(Fields entry, String what, String expected, String hint) {
    return new BadInput(entry.place().problem(what, expected, hint));
  }

  /** A sheet and the id it is filed under. */
  record Sheet(Kind kind, String id, Fields fields) {

    /** Fit for use in a rulebook. */
    boolean isIn(Book book) {
      return book.line().stream().anyMatch(fields::has);
    }

    /** The figures of one rulebook, without which it cannot be used there. */
    Fields figures(Book book) {
      if (!isIn(book)) {
        var what = "the " + kind.thing() + " \"" + id + "\" has no figures for " + book.id();
        throw new BadInput(
            fields.place().problem(what, "", "Add " + book.id() + " to it, or use another."));
      }
      return section(book);
    }

    /**
     * The figures of one rulebook; none if the sheet has no such section. What an edition does not
     * state is as in the one it extends.
     */
    Fields section(Book book) {
      Fields stated = section(book.line().getLast());
      for (String edition : book.line().reversed().subList(1, book.line().size())) {
        stated = fields.has(edition) ? Overlay.of(stated, section(edition)) : stated;
      }
      return stated;
    }

    /** The fields under the name of one rulebook and no other. */
    Fields section(String rulebook) {
      return fields
          .optionalMapping(rulebook)
          .orElseGet(() -> Fields.of(new Mapping(fields.place(), new LinkedHashMap<>())));
    }
  }
}
