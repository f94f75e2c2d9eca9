package dev.cleave.thac0.space;

import dev.cleave.engine.field.Arc;
import dev.cleave.engine.field.Spot;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Deed;
import dev.cleave.thac0.fray.Fighter;
import org.jspecify.annotations.Nullable;

/** Who threatens whom. TH.THREAT.01 */
public final class Threat {

  private final SpaceRoom fight;
  private final Reach reach;
  private final Awareness awareness;

  Threat(SpaceRoom fight, Reach reach, Awareness awareness) {
    this.fight = fight;
    this.reach = reach;
    this.awareness = awareness;
  }

  /**
   * The other stands where an attack could reach him, and is known to be there. Who is at blows
   * with somebody threatens only what is before him. TH.THREAT.02, TH.THREAT.03, TH.THREAT.04
   */
  public boolean threatens(Fighter fighter, Fighter other) {
    if (!fighter.isEnemyOf(other)
        || !fighter.canAct()
        || fighter.is(State.PINNED)
        || !other.combatant.isPresent()
        || fighter.is(State.UNAWARE)
        || other.is(State.HIDDEN)
        || fighter.fled
        || !reach.has(fighter, other)) {
      return false;
    }
    return awareness.arc(fighter, other) == Arc.FRONT || !isBusy(fighter, other);
  }

  /** At blows with somebody else, whom he must keep before him. TH.FACING.10 */
  private boolean isBusy(Fighter fighter, Fighter but) {
    for (Fighter foe : fight.fighters) {
      if (foe != but
          && fight.fought(fighter, foe)
          && foe.isStanding()
          && foe.isEnemyOf(fighter)
          && (reach.has(fighter, foe) || reach.has(foe, fighter))) {
        return true;
      }
    }
    return false;
  }

  /** Somebody threatens him, of whom players may know or his side does. TH.R.69 */
  public boolean isThreatened(Fighter fighter) {
    for (Fighter foe : fight.fighters) {
      if (isKnownThreat(foe, fighter)) {
        return true;
      }
    }
    return false;
  }

  private boolean isKnownThreat(Fighter foe, Fighter fighter) {
    return threatens(foe, fighter) && !fight.isUnknownTo(fighter, foe);
  }

  /** Somebody threatens him of whom he knows: nobody takes thought for one who hides. */
  public boolean isPressed(Fighter fighter) {
    for (Fighter foe : fight.fighters) {
      if (!foe.is(State.HIDDEN) && threatens(foe, fighter)) {
        return true;
      }
    }
    return false;
  }

  /** The first of those he knows to threaten him, whom he keeps before him. TH.C.MOVE.15 */
  public @Nullable Fighter first(Fighter mover) {
    for (Fighter foe : fight.fighters) {
      if (isKnownThreat(foe, mover)) {
        return foe;
      }
    }
    return null;
  }

  /** Farther from each of those he knows to threaten him than he is now. TH.C.MOVE.15, TH.R.69 */
  public boolean isAway(Fighter fighter, Spot spot) {
    for (Fighter foe : fight.fighters) {
      if (isKnownThreat(foe, fighter)
          && fight.field().distance(foe.combatant, spot)
              <= fight.field().distance(foe.combatant, fighter.combatant)) {
        return false;
      }
    }
    return true;
  }

  /** May still strike when an enemy lays himself open. TH.OPP.06, TH.OPP.07, TH.PARRY.03 */
  public boolean mayStrikeAt(Fighter fighter, Fighter other) {
    return hasBlowFor(fighter, other)
        && !fighter.parrying
        && fighter.casting == null
        && fighter.holds < 0
        && fighter.catches < 0
        && !fighter.declared(Deed.STAND)
        && !fighter.declared(Deed.RUN)
        && !fighter.declared(Deed.SPRINT)
        && threatens(fighter, other);
  }

  /** Has such a blow left, and has not yet struck one at him; so it is until the round ends. */
  public boolean hasBlowFor(Fighter fighter, Fighter other) {
    return fighter.opportunities > 0 && !fighter.struck.get(other.index());
  }
}
