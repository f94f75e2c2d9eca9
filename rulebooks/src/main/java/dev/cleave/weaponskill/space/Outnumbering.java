package dev.cleave.weaponskill.space;

import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;

/** Two on one, three on one. WS.COND.06, WS.COND.07 */
public final class Outnumbering {

  private final Fray fight;
  private final Reach reach;

  public Outnumbering(Fray fight, Reach reach) {
    this.fight = fight;
    this.reach = reach;
  }

  /**
   * Attackers for each defender, whole: those beside him or who struck at him this round, from
   * however far, against him and his. WS.GAP.23
   */
  public int ratio(Fighter attacker, Fighter target) {
    int attackers = 1;
    int defenders = 1;
    for (Fighter other : fight.fighters) {
      if (other == attacker
          || other == target
          || !other.canAct()
          || other.is(State.HIDDEN)) { // WS.R.12
        continue;
      }
      if (other.combatant.side() == attacker.combatant.side()) {
        attackers += other.struckAt == target || reach.isEngaged(other, target) ? 1 : 0;
      } else if (other.combatant.side() == target.combatant.side()) {
        defenders +=
            fight.field().within(other.combatant, target.combatant, fight.numbers.reach) ? 1 : 0;
      }
    }
    return attackers / defenders;
  }
}
