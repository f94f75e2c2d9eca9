package dev.cleave.content;

import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Fields;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;

/**
 * A rulebook's file laid over the one it extends, so that an edition says only what is other in it.
 *
 * @param line its own id first, then those of the books under it
 * @param printed all of it together
 */
record Edition(List<String> line, Fields printed) {

  static final String FOLDER = "rulebooks";
  private static final String EXTENDS = "extends";

  /** A rulebook that comes with Cleave. */
  static Edition core(String id, Collection<String> known) {
    return of(id, known, one -> CorePack.read(FOLDER + "/" + one + ".yaml"));
  }

  /**
   * @param known ids of all rulebooks
   * @param files each by its id
   * @throws BadInput if it extends a book that is not there, or one that extends it
   */
  static Edition of(String id, Collection<String> known, Function<String, Fields> files) {
    var line = new ArrayList<String>();
    var pages = new ArrayList<Fields>();
    String next = id;
    while (next != null) {
      line.add(next);
      Fields page = files.apply(next);
      pages.add(page);
      next = page.has(EXTENDS) ? parent(page, line, known) : null;
    }
    Fields printed = pages.removeLast();
    while (!pages.isEmpty()) {
      printed = Overlay.of(printed, pages.removeLast());
    }
    return new Edition(List.copyOf(line), printed);
  }

  private static String parent(Fields page, List<String> line, Collection<String> known) {
    String parent = page.text(EXTENDS);
    if (!known.contains(parent)) {
      throw page.unknown(EXTENDS, "rulebook", known);
    }
    if (line.contains(parent)) {
      var round = String.join(" extends ", line.subList(line.indexOf(parent), line.size()));
      throw page.problem(
          EXTENDS,
          "a rulebook cannot stand on itself: " + round + " extends " + parent,
          "Expected: a book that is there without this one",
          "");
    }
    return parent;
  }
}
