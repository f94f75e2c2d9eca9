package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.creature.Build;
import dev.cleave.engine.creature.Craft;
import dev.cleave.engine.creature.Material;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Pieces of artillery, and what they are aimed at; every rulebook reads them alike. */
final class Ordnance {

  private Ordnance() {}

  static Piece piece(Sheets.Sheet sheet) {
    Fields fields = sheet.fields();
    var range = fields.numbers("range");
    if (range.get(0) >= range.get(1)) {
      throw fields.problem(
          "range", "the range runs backwards", "Expected: the nearest foot, then the farthest", "");
    }
    Set<String> traits = new LinkedHashSet<>(fields.texts("traits"));
    var area = new Piece.Area(fields.number("beyond", 0), fields.number("radius", 0));
    if (traits.contains("pitch") && area.radius() == 0) {
      throw fields.problem(
          "traits", "burning pitch needs an area to burn", "Expected: radius, such as 5", "");
    }
    return new Piece(
        sheet.id(),
        fields.text("name"),
        Piece.Family.named(fields.text("family")),
        traits,
        shot(sheet, range.get(1)),
        range.get(0),
        area,
        fields.number("ac"),
        fields.number("shp"),
        divisors(fields),
        crews(fields));
  }

  private static Map<Material, Integer> divisors(Fields fields) {
    Map<Material, Integer> divisors = new EnumMap<>(Material.class);
    fields
        .optionalMapping("divisors")
        .ifPresent(
            all -> all.names().forEach(name -> divisors.put(material(name), all.number(name))));
    return divisors;
  }

  private static Material material(String label) {
    return Material.valueOf(label.toUpperCase(Locale.ROOT));
  }

  /** A structure or a vessel. */
  static Build build(Sheets.Sheet sheet) {
    Fields fields = sheet.fields();
    return new Build(
        sheet.id(),
        fields.text("name"),
        material(fields.text("material")),
        fields.number("ac"),
        fields.number("shp"),
        fields.flag("solid", true));
  }

  /** A ship or a boat. */
  static Craft craft(Sheets.Sheet sheet) {
    Fields fields = sheet.fields();
    return new Craft(
        sheet.id(),
        fields.text("name"),
        fields.number("length"),
        fields.number("beam"),
        fields.number("sailors", 0),
        fields.number("rowers", 0),
        fields.number("marines", 0),
        fields.number("sailing", 0),
        fields.number("rowing", 0),
        fields.number("ac"),
        fields.number("shp"),
        fields.flag("ram", false),
        fields.flag("large", false));
  }

  /** From the nearest foot to the farthest it shoots equally well. A2.ARTY.41 */
  private static Weapon shot(Sheets.Sheet sheet, int farthest) {
    Dice damage = Amount.of(sheet.fields(), "damage");
    return new Weapon(
        sheet.id(),
        sheet.fields().text("name"),
        Size.LARGE,
        2,
        damage,
        damage,
        0,
        new Range(farthest, farthest, farthest),
        0,
        false,
        false,
        1,
        List.of(sheet.fields().text("type")),
        Set.of("missile", "artillery"),
        null,
        "",
        0);
  }

  private static List<Piece.Crew> crews(Fields fields) {
    var crews = new ArrayList<Piece.Crew>();
    for (Fields crew : fields.mappings("crews")) {
      int hands = crew.number("hands");
      if (crews.stream().anyMatch(other -> other.hands() == hands)) {
        throw crew.problem("hands", "there is another crew of " + hands);
      }
      crews.add(new Piece.Crew(hands, crew.number("rounds")));
    }
    crews.sort(Comparator.comparingInt(Piece.Crew::hands).reversed());
    return crews;
  }
}
