package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.creature.Piece;
import dev.cleave.engine.creature.Range;
import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.dice.Dice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Pieces of artillery, which every rulebook reads alike. */
final class Ordnance {

  private Ordnance() {}

  static Piece piece(Sheets.Sheet sheet) {
    Fields fields = sheet.fields();
    var range = fields.numbers("range");
    if (range.get(0) >= range.get(1)) {
      throw fields.problem(
          "range", "the range runs backwards", "Expected: the nearest foot, then the farthest", "");
    }
    return new Piece(
        sheet.id(), fields.text("name"), shot(sheet, range.get(1)), range.get(0), crews(fields));
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
