package dev.cleave.acks.attack;

import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Tally;
import dev.cleave.engine.tally.Term;

/** Cover by its grade, against missiles. A2.MISSILE.14-16, A2.MISSILE.23 */
record CoverTerms(AttackNumbers numbers) {

  private static final Term WAIST = new Term("waist-high cover", "A2.MISSILE.14", Tag.COVER);
  private static final Term CHEST = new Term("chest-high cover", "A2.MISSILE.15", Tag.COVER);
  private static final Term NARROW = new Term("very narrow cover", "A2.MISSILE.16", Tag.COVER);

  void add(Tally toHit, int grade, boolean precise) {
    toHit.plus(ignored(penalty(grade), precise), grade <= 1 ? WAIST : grade == 2 ? CHEST : NARROW);
  }

  int penalty(int grade) {
    return switch (grade) {
      case 0 -> 0;
      case 1 -> numbers.waistHigh;
      case 2 -> numbers.chestHigh;
      default -> numbers.veryNarrow;
    };
  }

  /** A2.MISSILE.23 */
  int ignored(int penalty, boolean precise) {
    return precise ? Math.min(0, penalty + numbers.preciseCover) : penalty;
  }
}
