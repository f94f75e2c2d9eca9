package dev.cleave.content;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SequencedSet;
import java.util.TreeSet;

/** A kind of feature in a scenario, and what can be said of it beside its name and place. */
enum FeatureKind {
  DOOR("open", "locked", "stuck", "spikes", "key", "structure", "ac", "shp"),
  CURTAIN("open"),
  PORTCULLIS("open"),
  WINDOW("open", "locked", "key"),
  CHEST("open", "locked", "key"),
  TRAP("effect", "wide", "underfoot", "disarmed", "sprung"),
  THING("weapon", "item"),
  ARTILLERY("piece", "loaded", "crew", "ammunition", "feet"),
  STRUCTURE("structure", "ac", "shp", "base", "feet"),
  PIT("depth"),
  LADDER();

  private final SequencedSet<String> fields =
      new TreeSet<>(List.of("name", "kind", "at", "beside", "hidden"));

  FeatureKind(String... own) {
    fields.addAll(Arrays.asList(own));
  }

  static FeatureKind named(String label) {
    return valueOf(label.toUpperCase(Locale.ROOT));
  }

  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Every field it may have. */
  SequencedSet<String> fields() {
    return fields;
  }

  /** Fills a doorway, so that there is room for one only. */
  boolean isDoor() {
    return ordinal() <= WINDOW.ordinal();
  }
}
