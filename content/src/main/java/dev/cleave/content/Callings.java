package dev.cleave.content;

import dev.cleave.content.yaml.Fields;
import dev.cleave.engine.creature.Calling;
import dev.cleave.engine.creature.HitDice;
import dev.cleave.engine.dice.Dice;
import dev.cleave.engine.figures.Figures;
import java.util.List;
import java.util.Set;

/** Characters by class and level, as one rulebook reads the class. */
final class Callings {

  /** Hit dice are rolled to this level. */
  private static final int LAST_DIE = 9;

  /** What a class may add to attack throws. */
  private static final List<String> BONUSES = List.of("attack bonus", "missile bonus");

  /** Traits that count only with the option 'class damage'. */
  private static final Set<String> BY_LEVEL = Set.of("damage by level", "melee damage by level");

  private final Book book;
  private final Figures figures;

  Callings(Book book, Figures figures) {
    this.book = book;
    this.figures = figures;
  }

  Draft draft(Sheets.Sheet sheet, int level, Gear gear) {
    Fields own = sheet.figures(book);
    var draft = new Draft(sheet.id(), sheet.fields().text("name"), gear);
    draft.calling = calling(sheet, own);
    draft.level = level;
    draft.hitDice = hitDice(level, own.number("after ninth", 0));
    draft.hitDie = Dice.parse(own.text("hit die")).sides();
    draft.speed = speed(own);
    own.optionalText("size").map(Bestiary::size).ifPresent(size -> draft.size = size);
    draft.traits.addAll(own.texts("traits"));
    if (BY_LEVEL.stream().anyMatch(draft.traits::contains)
        && !figures.option("class damage", "on")) {
      draft.traits.removeAll(BY_LEVEL); // nobody asks for it
    }
    draft.saveBetter(own);
    for (String bonus : BONUSES) {
      own.optional(bonus).ifPresent(_ -> draft.numbers.put(bonus, own.number(bonus)));
    }
    return draft;
  }

  /** One without a level yet still has a die. */
  private static HitDice hitDice(int level, int afterNinth) {
    int dice = Math.clamp(level, 1, LAST_DIE);
    return new HitDice(dice * 8, Math.max(0, level - LAST_DIE) * afterNinth);
  }

  /** Some peoples have a movement rate of their own, in books that count so. */
  private int speed(Fields own) {
    if (own.has("mv")) {
      return own.number("mv") * figures.number("feet per movement rate");
    }
    return book.hasFigure("unarmoured speed")
        ? figures.number("unarmoured speed")
        : figures.chart("speed by stone").at(0);
  }

  private static Calling calling(Sheets.Sheet sheet, Fields own) {
    return new Calling(
        sheet.id(),
        sheet.fields().text("name"),
        own.has("skill") ? own.text("skill") : own.text("progression"),
        own.text("saves"),
        own.text("cleaves", ""),
        sheet.fields().flag("prays", false),
        own.flag("proficient", true));
  }
}
