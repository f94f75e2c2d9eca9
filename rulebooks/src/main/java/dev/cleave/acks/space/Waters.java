package dev.cleave.acks.space;

import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Passage;

/** Rivers and ponds: who can stand in them, and how slow they make people. A2.R.190 */
public final class Waters {

  private final SpaceRoom fight;
  private final SpaceNumbers numbers;

  Waters(SpaceRoom fight) {
    this.fight = fight;
    this.numbers = fight.spaceNumbers();
  }

  /** In water too deep to stand in, and not in the air above it. A2.R.190 */
  public boolean isAfloat(Combatant who) {
    return fight.hasWater()
        && isTooDeep(fight.riding().legs(who), fight.field.depth(who))
        && !fight.prowess(fight.riding().legs(who)).flies;
  }

  /** Too deep for somebody to stand in. */
  public boolean isTooDeep(Combatant who, int depth) {
    return depth > numbers.standingDepth(who.sheet().size().rank());
  }

  /** At home in it, or without need of air. A2.R.190, A2.R.194 */
  public boolean isSafe(Combatant who) {
    return fight.prowess(who).swims > 0 || fight.prowess(who).destroyed;
  }

  /** Bears a rider, or is a vehicle or in its harness: nobody leads it out of its depth. */
  public boolean isLed(Combatant who) {
    Combatant legs = fight.riding().legs(who);
    return legs != who || legs.isThing() || fight.rider(legs) != null;
  }

  /**
   * Times as many feet as on land; nobody who might drown goes in unless he says so or is in it.
   *
   * @param bold whether he has said so
   */
  int drag(Combatant mover, int depth, boolean bold) {
    Combatant legs = fight.riding().legs(mover);
    if (!fight.hasWater() || fight.prowess(legs).flies || fight.prowess(legs).swims > 0) {
      return 1;
    }
    if (!isTooDeep(legs, depth)) {
      int stands = numbers.standingDepth(legs.sheet().size().rank());
      return depth * numbers.wadingShare > stands ? numbers.wadingDrag : 1;
    }
    boolean goes = isAfloat(mover) || isSafe(legs) || bold && !isLed(mover);
    return goes ? numbers.swimmingDrag : Passage.BARRED;
  }

  /** Feet of a movement on land or in the water, for who is faster or slower there. */
  int speed(Fighter fighter, int onLand) {
    return fighter.prowess.swims > 0 && isAfloat(fighter.who) ? fighter.prowess.swims : onLand;
  }
}
