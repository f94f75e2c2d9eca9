package dev.cleave.content;

import java.util.Locale;

/** The kinds of sheets, each a file or a folder of its own. */
enum Kind {
  WEAPONS("weapon"),
  ARMOUR("armour"),
  CLASSES("class"),
  CREATURES("creature"),
  SPELLS("spell"),
  ITEMS("item"),
  ARTILLERY("piece of artillery"),
  STRUCTURES("structure"),
  VEHICLES("vehicle"),
  BEHAVIOURS("behaviour"),
  VESSELS("vessel");

  private final String thing;

  Kind(String thing) {
    this.thing = thing;
  }

  /** One of them, in the words of a message. */
  String thing() {
    return thing;
  }

  /** The name of its file or folder, and of its section in house rules. */
  String section() {
    return name().toLowerCase(Locale.ROOT);
  }
}
