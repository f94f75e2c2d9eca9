package dev.cleave.acks.space;

import static dev.cleave.acks.book.State.BLINDED;
import static dev.cleave.acks.book.State.HIDDEN;
import static dev.cleave.acks.book.State.INVISIBLE;

import dev.cleave.acks.book.Prowess;
import dev.cleave.acks.turn.Cloud;
import dev.cleave.acks.turn.Fighter;
import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.battle.Unknown;
import dev.cleave.engine.field.Arc;

/** Line of sight: to the front and the flanks, where there is light or dark sight. A2.MAP.30 */
public final class Sight {

  private final SpaceRoom fight;

  Sight(SpaceRoom fight) {
    this.fight = fight;
  }

  public boolean sees(Combatant viewer, Combatant target) {
    return couldSee(viewer, target) && fight.arc(viewer, target) != Arc.REAR;
  }

  /** Turning would be enough. A2.GAP.154 */
  public boolean couldSee(Combatant viewer, Combatant target) {
    return !viewer.is(BLINDED)
        && !target.is(HIDDEN)
        && !(target.is(INVISIBLE) && viewer != target) // A2.COND.INVIS.01
        && (!fight.battle.isDark()
            || fight.light().shinesOn(target)
            || seesInTheDark(viewer) && isInReachOfEyes(viewer, target))
        && fight.field.sees(viewer, target)
        && (fight.memory.clouds.isEmpty() || !isVeiled(viewer, target));
  }

  /** Infravision fails whoever stands in the light, where the book says so. A1.R.37 */
  boolean seesInTheDark(Combatant viewer) {
    Prowess prowess = fight.prowess(viewer);
    return prowess.darkSight
        && (!prowess.infravision
            || fight.spaceNumbers().infravision == 0
            || !fight.light().shinesOn(viewer));
  }

  private boolean isInReachOfEyes(Combatant viewer, Combatant target) {
    int feet = fight.spaceNumbers().infravision;
    return feet == 0
        || !fight.prowess(viewer).infravision
        || fight.field.within(viewer, target, feet);
  }

  /** Players may know nothing of him. A2.R.209 */
  public boolean isUnknown(Combatant who) {
    boolean hidden = who.is(HIDDEN);
    return (hidden || fight.battle.hasFog())
        && !fight.spaceNumbers().unknownCount
        && Unknown.is(who, hidden, fight.battle, this::couldSee);
  }

  /** His side knows nothing of the other: he neither turns to him nor runs from him. A2.R.209 */
  public boolean isUnknownTo(Combatant who, Combatant other) {
    boolean hidden = other.is(HIDDEN);
    return (hidden || fight.battle.hasFog())
        && !fight.spaceNumbers().unknownCount
        && Unknown.isTo(who.side(), other, hidden, fight.battle, this::couldSee);
  }

  /** Nearly always there is nobody of whom players know nothing. */
  public boolean isEverybodyKnown() {
    if (fight.battle.hasFog()) {
      return false;
    }
    for (Fighter fighter : fight.fighters) {
      if (fighter.who.is(HIDDEN)) {
        return false;
      }
    }
    return true;
  }

  /** Magic that hides is in the way; it stops no blow and no other magic. A2.R.168 */
  private boolean isVeiled(Combatant viewer, Combatant target) {
    for (Cloud cloud : fight.memory.clouds) {
      if (cloud.spell().scope().hides() && fight.field.crosses(cloud.squares(), viewer, target)) {
        return true;
      }
    }
    return false;
  }
}
