package dev.cleave.rulebooks;

import dev.cleave.acks2.Acks2;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.figures.Figures;
import dev.cleave.weaponskill.WeaponSkill;
import java.util.List;

/** The rulebooks by their ids. */
public final class Shelf {

  private static final List<String> IDS = List.of("acks2", WeaponSkill.ID);

  private Shelf() {}

  public static List<String> ids() {
    return IDS;
  }

  /** Opens a rulebook with the figures a table plays by. */
  public static Rulebook open(String id, Figures figures) {
    return switch (id) {
      case "acks2" -> new Acks2(figures);
      case WeaponSkill.ID -> new WeaponSkill(figures);
      default -> throw new BadInput(unknown(id));
    };
  }

  private static Problem unknown(String id) {
    var what = "\"" + id + "\" is not a known rulebook";
    var known = "Known: " + Nearest.list(id, IDS);
    var hint = Nearest.didYouMean(id, IDS);
    return new Problem(new Source("rulebook", ""), 0, 0, "", what, known, hint);
  }
}
