package dev.cleave.acks2;

import dev.cleave.engine.creature.Creature;
import java.util.Arrays;

/**
 * The prowess of sheets seen before: the same few people fight thousands of fights. Threads may
 * share it; two that come at once do the same work twice, and no harm.
 */
final class Register {

  /** More sheets than this are worked out anew: nobody looks through a long list for a duel. */
  private static final int MOST = 32;

  private final Numbers numbers;
  private volatile Entry[] known = {};

  Register(Numbers numbers) {
    this.numbers = numbers;
  }

  private record Entry(Creature sheet, Prowess prowess) {}

  @SuppressWarnings("ReferenceEquality") // an equal sheet read twice may have two entries
  Prowess of(Creature sheet, Frailty frailty) {
    if (frailty != Frailty.NONE) {
      return new Prowess(numbers, sheet, frailty.abilities(sheet.abilities()));
    }
    Entry[] now = known;
    for (Entry entry : now) {
      if (entry.sheet == sheet) {
        return entry.prowess;
      }
    }
    var prowess = new Prowess(numbers, sheet, sheet.abilities());
    if (now.length < MOST) {
      Entry[] more = Arrays.copyOf(now, now.length + 1);
      more[now.length] = new Entry(sheet, prowess);
      known = more;
    }
    return prowess;
  }
}
