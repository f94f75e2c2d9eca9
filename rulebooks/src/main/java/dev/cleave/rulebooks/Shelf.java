package dev.cleave.rulebooks;

import dev.cleave.acks1.Acks1;
import dev.cleave.acks2.Acks2;
import dev.cleave.content.Ledger;
import dev.cleave.content.yaml.BadInput;
import dev.cleave.content.yaml.Nearest;
import dev.cleave.content.yaml.Problem;
import dev.cleave.content.yaml.Source;
import dev.cleave.engine.Rulebook;
import dev.cleave.engine.figures.Figures;
import dev.cleave.thac0.Thac0;
import dev.cleave.weaponskill.WeaponSkill;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;

/** The rulebooks by their ids. A new book is put on the shelf here and nowhere else. */
public final class Shelf {

  private static final SequencedMap<String, Function<Figures, Rulebook>> BOOKS =
      new LinkedHashMap<>();

  static {
    BOOKS.put("acks1", figures -> new Acks1(figures, rule -> own("acks1", rule)));
    BOOKS.put("acks2", Acks2::new);
    BOOKS.put(Thac0.ID, Thac0::new);
    BOOKS.put(WeaponSkill.ID, WeaponSkill::new);
  }

  private Shelf() {}

  public static List<String> ids() {
    return List.copyOf(BOOKS.sequencedKeySet());
  }

  /** Opens a rulebook with the figures a table plays by. */
  public static Rulebook open(String id, Figures figures) {
    var book = BOOKS.get(id);
    if (book == null) {
      throw new BadInput(unknown(id));
    }
    return book.apply(figures);
  }

  /** The id under which an edition has what another says; the ledger is read when first asked. */
  private static String own(String edition, String rule) {
    return Ledger.of(edition).same(edition).getOrDefault(rule, rule);
  }

  private static Problem unknown(String id) {
    var what = "\"" + id + "\" is not a known rulebook";
    var known = "Known: " + Nearest.list(id, ids());
    var hint = Nearest.didYouMean(id, ids());
    return new Problem(new Source("rulebook", ""), 0, 0, "", what, known, hint);
  }
}
