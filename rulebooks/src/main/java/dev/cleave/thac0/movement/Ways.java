package dev.cleave.thac0.movement;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Field;
import dev.cleave.engine.field.Passage;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;

/** Through whose place one may go. TH.C.MOVE.05 */
final class Ways implements Passage {

  private final Fray fight;
  private final boolean planning;
  private final boolean jostling;

  /**
   * @param planning whether the hidden are not reckoned with
   * @param jostling whether those who came on the same count are not, either
   */
  Ways(Fray fight, boolean planning, boolean jostling) {
    this.fight = fight;
    this.planning = planning;
    this.jostling = jostling;
  }

  /** Friends, those who lie or are helpless, and enemies of quite another size. */
  @Override
  public boolean through(Combatant mover, Combatant other) {
    Fighter fighter = fight.fighter(other);
    if (!mover.isEnemyOf(other) || fight.above(fight.fighter(mover), fighter) > Field.BESIDE) {
      return true;
    }
    int sizes = Math.abs(mover.sheet().size().rank() - other.sheet().size().rank());
    return fighter.is(State.PRONE)
        || fighter.isUnable()
        || sizes >= fight.numbers.move.passCategories;
  }

  @Override
  public boolean overlooks(Combatant mover, Combatant other) {
    return planning && other.is(State.HIDDEN) && mover.isEnemyOf(other)
        || jostling && isRival(fight, mover, fight.fighter(other));
  }

  /** Has come to where he stands on the very count that is being called. TH.C.INIT.22 */
  static boolean isRival(Fray fight, Combatant mover, Fighter other) {
    return other.movedOn == fight.course.count
        && other.movedOn > 0
        && fight.fighter(mover).onCount
        && other.onCount
        && other.lastFree != null;
  }

  /** Wading is slow, and swimming slower. TH.C.MOVE.03 */
  @Override
  public int drag(Combatant mover, int depth) {
    boolean swims = mover.sheet().has("swims") || mover.sheet().has("aquatic");
    if (swims || depth < fight.numbers.move.wadingFeet || fight.isAloft(fight.fighter(mover))) {
      return 1;
    }
    return depth < fight.numbers.move.swimmingFeet
        ? fight.numbers.move.difficultGround
        : fight.numbers.move.swimmingDrag;
  }
}
