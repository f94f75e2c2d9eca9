package dev.cleave.proof.mutants;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Source;
import dev.cleave.content.yaml.Yaml;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The mutants that do not count, each with the reason: {@code equivalent} ones play exactly as the
 * rules do, and what stands {@code apart} is no rule. Places are named by code, since lines move.
 */
final class Equivalents {

  private final List<Entry> entries = new ArrayList<>();

  /**
   * One reason.
   *
   * @param room the folder that the class lies in, empty for any
   * @param at class and method; {@code *.method} for any class, {@code *Room} for all classes whose
   *     names end so
   * @param code what is broken, empty for all in that place; {@code *} before its end for any code
   *     that ends so
   * @param broken what becomes of it
   */
  private record Entry(String room, String at, String code, String broken, String where) {

    boolean matches(Mutant mutant) {
      return mutant.file().contains(room)
          && isAt(mutant.at())
          && (code.isEmpty() || isCode(mutant.before()) && broken.equals(mutant.after()));
    }

    private boolean isCode(String before) {
      return code.startsWith("*") ? before.endsWith(code.substring(1)) : before.equals(code);
    }

    private boolean isAt(String place) {
      if (!code.isEmpty() && !at.startsWith("*")) {
        return at.equals(place);
      }
      if (at.startsWith("*.")) {
        return (place + ".").contains(at.substring(1) + ".");
      }
      return at.startsWith("*")
          ? place.replaceFirst("[.].*", "").endsWith(at.substring(1))
          : (place + ".").startsWith(at + ".");
    }
  }

  /** Reads the list; every entry must say why. */
  static Equivalents read(Source source) {
    var list = new Equivalents();
    Fields file = Fields.of(Yaml.parse(source)).only(List.of("apart", "equivalent"));
    for (Fields one : file.mappings("apart")) {
      one.only(List.of("at", "because")).text("because");
      list.entries.add(entry(one, "", ""));
    }
    for (Fields one : file.mappings("equivalent")) {
      one.only(List.of("at", "code", "broken", "because")).text("because");
      list.entries.add(entry(one, one.text("code"), one.text("broken")));
    }
    return list;
  }

  private static Entry entry(Fields stated, String code, String broken) {
    String at = stated.text("at");
    int slash = at.lastIndexOf('/') + 1;
    String room = slash == 0 ? "" : "/" + at.substring(0, slash);
    return new Entry(room, at.substring(slash), code, broken, where(stated));
  }

  private static String where(Fields entry) {
    return entry.place().source().name() + ":" + entry.place().line() + ": " + entry.text("at");
  }

  boolean has(Mutant mutant) {
    return entries.stream().anyMatch(entry -> entry.matches(mutant));
  }

  /** The entries that name nothing in these sources any more: they want mending. */
  Set<String> stale(List<Mutant> all) {
    var stale = new LinkedHashSet<String>();
    for (Entry entry : entries) {
      if (all.stream().noneMatch(entry::matches)) {
        stale.add(entry.where());
      }
    }
    return stale;
  }
}
