package dev.cleave.acks.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * A proficiency against one kind of foe, such as goblin-slaying. A2.MELEE.16
 *
 * @param foes creatures or whole kinds of them
 */
public record Slaying(int bonus, Term why, List<String> foes) {

  /** Everything of the sort on a sheet; nothing on most. */
  static List<Slaying> of(BookNumbers numbers, Creature sheet, int level) {
    if (sheet.traits().isEmpty()) {
      return List.of();
    }
    var all = new ArrayList<Slaying>();
    numbers
        .slain()
        .forEach(
            (trait, foes) -> {
              if (sheet.has(trait)) {
                Term why = new Term(trait, "A2.MELEE.16", Tag.SKILL);
                all.add(new Slaying(numbers.slaying(level), why, foes));
              }
            });
    return List.copyOf(all);
  }

  public boolean isFor(Creature foe) {
    return foes.contains(foe.id()) || foes.contains(foe.kind());
  }
}
