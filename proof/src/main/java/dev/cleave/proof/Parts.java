package dev.cleave.proof;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.tally.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parts of a number needed that a case lists, in any order.
 *
 * @param whole whether these are all there may be
 */
record Parts(String key, List<Part> parts, boolean whole) {

  private static final String NOTHING = "nothing";

  /** The lists {@code because} and {@code includes} of an expectation, if it has them. */
  static List<Parts> read(Fields fields) {
    var lists = new ArrayList<Parts>();
    if (fields.has("because")) {
      lists.add(new Parts("because", parts(fields, "because"), true));
    }
    if (fields.has("includes")) {
      List<Part> some = parts(fields, "includes");
      if (some.isEmpty()) {
        throw fields.problem("includes", "this asserts nothing");
      }
      lists.add(new Parts("includes", some, false));
    }
    return lists;
  }

  private static List<Part> parts(Fields fields, String name) {
    return fields.list(name).stream().map(Part::read).toList();
  }

  /** Those that are there, then those that differ, those missing, and those nobody listed. */
  List<Row> compare(@Nullable Tally tally) {
    var rows = new ArrayList<Row>();
    var there = parts(tally);
    var missing = new ArrayList<Part>();
    // Parts that name their rule choose first, so that a part that does not cannot take theirs.
    var stated =
        parts.stream().sorted(Comparator.comparing(part -> part.rule().isEmpty())).toList();
    for (Part part : stated) {
      Part found = take(there, part);
      if (found == null) {
        missing.add(part);
      } else {
        rows.add(Row.same(key, part.toString()));
      }
    }
    for (Part part : missing) {
      rows.add(new Row(key, part.toString(), namesake(there, part), true));
    }
    if (whole) {
      there.forEach(part -> rows.add(new Row(key, NOTHING, part.toString(), true)));
    }
    return rows;
  }

  private static List<Part> parts(@Nullable Tally tally) {
    var parts = new ArrayList<Part>();
    for (int i = 0; tally != null && i < tally.size(); i++) {
      parts.add(Part.of(tally, i));
    }
    return parts;
  }

  private static @Nullable Part take(List<Part> there, Part stated) {
    for (Part part : there) {
      if (part.meets(stated)) {
        there.remove(part);
        return part;
      }
    }
    return null;
  }

  /** A part of the same name and another number stands beside the one that is missing. */
  private static String namesake(List<Part> there, Part stated) {
    for (Part part : there) {
      if (part.label().equals(stated.label())) {
        there.remove(part);
        return part.toString();
      }
    }
    return NOTHING;
  }
}
