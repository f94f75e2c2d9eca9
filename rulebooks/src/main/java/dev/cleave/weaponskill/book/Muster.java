package dev.cleave.weaponskill.book;

import dev.cleave.engine.creature.Creature;
import java.util.Arrays;

/**
 * The skills of sheets seen before: the same few people fight thousands of fights. Threads may
 * share it; two that come at once do the same work twice, and no harm.
 */
final class Muster {

  /** More sheets than this are worked out anew: nobody looks through a long list for a duel. */
  private static final int MOST = 32;

  private final Numbers numbers;
  private volatile Page page = new Page(new Creature[0], new Skills[0]);

  Muster(Numbers numbers) {
    this.numbers = numbers;
  }

  /** Sheets, and in the same places what they come to. */
  private record Page(Creature[] sheets, Skills[] all) {}

  @SuppressWarnings("ReferenceEquality") // an equal sheet read twice may have two entries
  Skills of(Creature sheet) {
    Page now = page;
    Creature[] sheets = now.sheets;
    for (int i = 0; i < sheets.length; i++) {
      if (sheets[i] == sheet) {
        return now.all[i];
      }
    }
    Skills skills = Skills.of(sheet, numbers);
    int size = sheets.length;
    if (size < MOST) {
      Creature[] moreSheets = Arrays.copyOf(sheets, size + 1);
      Skills[] more = Arrays.copyOf(now.all, size + 1);
      moreSheets[size] = sheet;
      more[size] = skills;
      page = new Page(moreSheets, more);
    }
    return skills;
  }
}
