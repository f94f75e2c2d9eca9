package dev.cleave.acks.book;

import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.List;

/** What a people or a class adds to the saves of its chart. A2.R.200 */
public final class Hardiness {

  /** As a sheet heads them, in the order of every chart. */
  private static final List<String> CATEGORIES =
      List.of("paralysis", "death", "blast", "implements", "spells");

  private static final String PREFIX = "save bonus ";

  /** Of nearly everybody. */
  private static final Hardiness NONE =
      new Hardiness(new int[CATEGORIES.size()], new Term("people", "A2.R.200", Tag.LEVEL));

  private final int[] bonuses;

  /** The people or the class, by its name. */
  public final Term term;

  private Hardiness(int[] bonuses, Term term) {
    this.bonuses = bonuses;
    this.term = term;
  }

  static Hardiness of(Creature sheet) {
    if (sheet.numbers().isEmpty()) {
      return NONE;
    }
    var bonuses = new int[CATEGORIES.size()];
    boolean any = false;
    for (int i = 0; i < bonuses.length; i++) {
      bonuses[i] = sheet.number(PREFIX + CATEGORIES.get(i), 0);
      any |= bonuses[i] != 0;
    }
    Calling calling = sheet.calling();
    String whose = calling == null ? sheet.id() : calling.name();
    return any ? new Hardiness(bonuses, new Term(whose, "A2.R.200", Tag.LEVEL)) : NONE;
  }

  public int against(int category) {
    return bonuses[category];
  }
}
