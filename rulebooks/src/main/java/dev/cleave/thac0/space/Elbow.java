package dev.cleave.thac0.space;

import dev.cleave.engine.actor.Combatant;
import dev.cleave.engine.field.Spot;
import dev.cleave.engine.field.Square;
import dev.cleave.thac0.fray.Fighter;
import dev.cleave.thac0.fray.Fray;

/** Room to swing a long weapon past a friend. TH.C.REACH.08 */
public final class Elbow {

  private final Fray fight;

  Elbow(Fray fight) {
    this.fight = fight;
  }

  /** A free square at the friend's side, right or left of the line; none where there is no map. */
  public boolean hasRoom(Fighter attacker, Fighter friend) {
    if (!(fight.field().spot(attacker.combatant) instanceof Square from)
        || !(fight.field().spot(friend.combatant) instanceof Square at)) {
      return false;
    }
    int dx = Integer.signum(at.column() - from.column());
    int dy = Integer.signum(at.row() - from.row());
    return isFree(Square.of(at.column() - dy, at.row() + dx))
        || isFree(Square.of(at.column() + dy, at.row() - dx));
  }

  private boolean isFree(Spot spot) {
    if (!fight.field().isOpen(spot)) {
      return false;
    }
    for (Fighter other : fight.fighters) {
      Combatant who = other.combatant;
      if (who.isPresent() && fight.field().distance(who, spot) == 0) {
        return false;
      }
    }
    return true;
  }
}
