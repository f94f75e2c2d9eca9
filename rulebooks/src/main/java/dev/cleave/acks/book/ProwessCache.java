package dev.cleave.acks.book;

import dev.cleave.engine.creature.Creature;
import java.util.Arrays;

/**
 * The prowess of sheets seen before: the same few people fight thousands of fights. Threads may
 * share it; two that come at once do the same work twice, and no harm.
 */
public final class ProwessCache {

  /** More sheets than this are worked out anew: nobody looks through a long list for a duel. */
  private static final int MOST = 32;

  private final BookNumbers numbers;
  private volatile Page page = new Page(new Creature[0], new Prowess[0]);

  ProwessCache(BookNumbers numbers) {
    this.numbers = numbers;
  }

  /** Sheets, and in the same places what they come to. */
  private record Page(Creature[] sheets, Prowess[] all) {}

  @SuppressWarnings("ReferenceEquality") // an equal sheet read twice may have two entries
  public Prowess of(Creature sheet, Infirmity infirmity, int drained) {
    if (infirmity != Infirmity.NONE || drained > 0) {
      return new Prowess(numbers, sheet, infirmity.abilities(sheet.abilities()), drained);
    }
    Page now = page;
    Creature[] sheets = now.sheets;
    for (int i = 0; i < sheets.length; i++) {
      if (sheets[i] == sheet) {
        return now.all[i];
      }
    }
    var prowess = new Prowess(numbers, sheet, sheet.abilities(), 0);
    int size = sheets.length;
    if (size < MOST) {
      Creature[] moreSheets = Arrays.copyOf(sheets, size + 1);
      Prowess[] more = Arrays.copyOf(now.all, size + 1);
      moreSheets[size] = sheet;
      more[size] = prowess;
      page = new Page(moreSheets, more);
    }
    return prowess;
  }
}
