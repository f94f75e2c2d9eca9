package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;

/** Characters by class and level, as one rulebook reads the class. */
final class Callings {

  /** Hit dice are rolled to this level. */
  private static final int LAST_DIE = 9;

  private final Book book;
  private final Figures figures;

  Callings(Book book, Figures figures) {
    this.book = book;
    this.figures = figures;
  }

  Draft draft(Sheets.Sheet sheet, int level, Gear gear) {
    Fields own = sheet.section(book.id());
    var draft = new Draft(sheet.id(), sheet.fields().text("name"), gear);
    draft.calling = sheet.id();
    draft.level = level;
    draft.hitDice = hitDice(level, own.number("after ninth", 0));
    draft.hitDie = Dice.parse(own.text("hit die")).sides();
    draft.speed = speed();
    skills(draft, own);
    words(draft, own);
    return draft;
  }

  /** Who has no level yet still has a die. */
  private static HitDice hitDice(int level, int afterNinth) {
    int dice = Math.clamp(level, 1, LAST_DIE);
    return new HitDice(dice * 8, Math.max(0, level - LAST_DIE) * afterNinth);
  }

  private int speed() {
    return book.hasFigure("unarmoured speed")
        ? figures.number("unarmoured speed")
        : figures.chart("speed by stone").at(0);
  }

  /** A class without a column of its own learns in another's. */
  private void skills(Draft draft, Fields own) {
    var column = own.text("skill", draft.id);
    if (!column.equals(draft.id)) {
      for (String skill : new String[] {"weapon skill", "ballistic skill"}) {
        draft.numbers.put(skill, figures.chart(skill).at(draft.level, column));
      }
    }
  }

  /** How the class fights and saves, in words for rules to ask about: {@code saves thief}. */
  private static void words(Draft draft, Fields own) {
    own.optionalText("progression").ifPresent(word -> draft.traits.add("progression " + word));
    own.optionalText("skill").ifPresent(word -> draft.traits.add("skill " + word));
    own.optionalText("saves").ifPresent(draft.traits::add);
    own.optionalText("cleaves").ifPresent(word -> draft.traits.add("cleaves " + word));
    if (!own.flag("proficient", true)) {
      draft.traits.add("not proficient");
    }
  }
}
