package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import java.util.Map;

/** Reads every sheet a house has touched in every rulebook, so that a slip shows at once. */
final class Proofreading {

  private Proofreading() {}

  static void of(Library library, Fields house) {
    for (String rulebook : library.rulebooks()) {
      var reading = library.reading(rulebook, library.figures(rulebook, Map.of()));
      for (Kind kind : Kind.values()) {
        var touched = house.optionalMapping(kind.section());
        touched.ifPresent(
            own ->
                own.names().stream()
                    .map(id -> library.sheets(kind).sheet(id))
                    .filter(sheet -> isIn(rulebook, kind, sheet))
                    .forEach(sheet -> read(reading, kind, sheet)));
      }
    }
  }

  /** Gear and classes may be meant for one book alone; the rest is the same in all. */
  private static boolean isIn(String rulebook, Kind kind, Sheets.Sheet sheet) {
    return switch (kind) {
      case WEAPONS, ARMOUR, CLASSES -> sheet.isIn(rulebook);
      default -> true;
    };
  }

  private static void read(Reading reading, Kind kind, Sheets.Sheet sheet) {
    switch (kind) {
      case WEAPONS -> reading.weapon(sheet);
      case ARMOUR -> reading.armour(sheet);
      case CLASSES -> reading.callings().draft(sheet, 1, Gear.NONE);
      case CREATURES -> reading.creature(sheet);
      case SPELLS -> Magic.spell(sheet);
      case ITEMS -> reading.item(sheet);
      case ARTILLERY -> Ordnance.piece(sheet);
      case STRUCTURES -> Ordnance.build(sheet);
    }
  }
}
