package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.content.yaml.Node;
import dev.cleave.content.yaml.Scalar;
import java.util.ArrayList;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads every sheet a house has touched in every rulebook, so that a slip shows at once. */
final class Proofreading {

  private static final Pattern EDITION = Pattern.compile("acks[0-9]{1,2}");

  private Proofreading() {}

  static void of(Library library, Fields house) {
    refuseUnknownEditions(library, house);
    for (String rulebook : library.rulebooks()) {
      var reading = library.reading(rulebook, library.figures(rulebook, Map.of()));
      for (Kind kind : Kind.values()) {
        var touched = house.optionalMapping(kind.section());
        touched.ifPresent(
            own ->
                own.names().stream()
                    .map(id -> library.sheets(kind).sheet(id))
                    .filter(sheet -> isIn(library, reading, kind, sheet))
                    .forEach(sheet -> read(library, reading, kind, sheet)));
      }
    }
  }

  /** Schemas allow any edition of a family; whether there is one, the shelf knows. */
  private static void refuseUnknownEditions(Library library, Fields house) {
    house.node().entries().values().forEach(entry -> refuseUnknown(library, entry.key()));
    for (Kind kind : Kind.values()) {
      house
          .named(kind.section())
          .values()
          .forEach(
              sheet ->
                  sheet
                      .node()
                      .entries()
                      .values()
                      .forEach(entry -> refuseUnknown(library, entry.key())));
    }
  }

  private static void refuseUnknown(Library library, Scalar name) {
    if (EDITION.matcher(name.text()).matches() && !library.rulebooks().contains(name.text())) {
      throw Fields.unknown(name, "rulebook", library.rulebooks());
    }
  }

  /**
   * Gear, classes and spells may be meant for one book alone, and so may creatures that carry such
   * gear; the rest is the same in all.
   */
  private static boolean isIn(Library library, Reading reading, Kind kind, Sheets.Sheet sheet) {
    return switch (kind) {
      case CREATURES -> isEquipped(library, reading.book(), sheet);
      case WEAPONS, ARMOUR, CLASSES -> sheet.isIn(reading.book());
      case SPELLS -> Spellbook.isIn(sheet, reading.book());
      case ITEMS -> reading.isUsed(sheet);
      default -> true;
    };
  }

  /** What is unknown everywhere is refused when the creature is read. */
  private static boolean isEquipped(Library library, Book book, Sheets.Sheet creature) {
    var gear = creature.fields().optionalMapping("gear");
    if (gear.isEmpty()) {
      return true;
    }
    var worn = new ArrayList<Node>();
    gear.get().optional("armour").ifPresent(worn::add);
    gear.get().optional("shield").ifPresent(worn::add);
    return worn.stream().allMatch(word -> isIn(library.sheets(Kind.ARMOUR), word, book))
        && gear.get().list("weapons").stream()
            .allMatch(word -> isIn(library.sheets(Kind.WEAPONS), word, book));
  }

  private static boolean isIn(Sheets sheets, Node word, Book book) {
    var id = sheets.id(Fields.text(Enchanted.of(word).word()));
    return id == null || sheets.sheet(id).isIn(book);
  }

  private static void read(Library library, Reading reading, Kind kind, Sheets.Sheet sheet) {
    switch (kind) {
      case WEAPONS -> reading.weapon(sheet);
      case ARMOUR -> reading.armour(sheet);
      case CLASSES -> reading.callings().draft(sheet, 1, Gear.NONE);
      case CREATURES -> reading.creature(sheet);
      case SPELLS -> Spellbook.spell(sheet, reading.book());
      case ITEMS -> reading.item(sheet);
      case ARTILLERY -> Ordnance.piece(sheet);
      case STRUCTURES -> Ordnance.build(sheet);
      case VEHICLES -> reading.vehicle(sheet);
      case BEHAVIOURS -> library.behaviour(sheet.id());
      case VESSELS -> Ordnance.craft(sheet);
    }
  }
}
