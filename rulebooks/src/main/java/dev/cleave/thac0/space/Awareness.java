package dev.cleave.thac0.space;

import dev.cleave.engine.field.Arc;
import dev.cleave.thac0.book.State;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;

/** Who knows of whom, and from which side somebody is come at. */
public final class Awareness {

  private final Fray fight;

  Awareness(Fray fight) {
    this.fight = fight;
  }

  /** Does not know that he is about to be struck. TH.TRIP.11, TH.C.ATKS.12 */
  public boolean isUnaware(Fighter fighter, Fighter of) {
    return fighter.is(State.UNAWARE)
        || of.is(State.HIDDEN)
        || fighter.isHelpless()
        || fighter.is(State.SURPRISED);
  }

  /** Cannot make him out: blind himself, or the other cannot be seen. TH.C.COVR.04 */
  public boolean isUnseen(Fighter by, Fighter target) {
    return by.is(State.BLIND)
        || target.is(State.INVISIBLE)
        || fight.battle.isDark() && !seesInTheDark(by);
  }

  private static boolean seesInTheDark(Fighter fighter) {
    return fighter.sheet().has("infravision") || fighter.sheet().has("dark sight");
  }

  /** The arc of the first in which the second stands; some creatures have no back. TH.FACING.06 */
  public Arc arc(Fighter of, Fighter from) {
    return of.prowess.faceless() ? Arc.FRONT : fight.field().arc(of.combatant, from.combatant);
  }

  /** An enemy on the field of whom he knows. */
  public boolean isFoe(Fighter fighter, Fighter other) {
    return other.isStanding() && other.isEnemyOf(fighter) && !other.is(State.HIDDEN);
  }
}
