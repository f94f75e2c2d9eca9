package dev.cleave.weaponskill.space;

import dev.cleave.engine.creature.Size;
import dev.cleave.engine.creature.Weapon;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;

/** How far an arm, a weapon or a claw goes. WS.GAP.16 */
public final class Reach {

  private final Fray fight;

  public Reach(Fray fight) {
    this.fight = fight;
  }

  public int of(Fighter fighter, Weapon weapon) {
    int reach = fight.numbers.reach;
    if (weapon.has("polearm")) {
      reach = Math.max(reach, fight.numbers.reachPolearm);
    }
    if (weapon.natural() && fighter.combatant.sheet().size().compareTo(Size.LARGE) >= 0) {
      reach = Math.max(reach, fight.numbers.reachLarge);
    }
    if (weapon.natural()) {
      reach = Math.max(reach, fighter.combatant.sheet().number("reach", 0));
    }
    return reach;
  }

  public int of(Fighter fighter) {
    return of(fighter, fighter.weapon());
  }

  /** From here, with the weapon in hand. */
  public boolean has(Fighter fighter, Fighter target) {
    return fight.field().within(fighter.combatant, target.combatant, of(fighter));
  }

  /** Locked in melee: enemies on their feet within an arm's length of each other. WS.R.12 */
  public boolean isEngaged(Fighter one, Fighter other) {
    return one != other
        && one.isStanding()
        && other.isStanding()
        && !one.is(State.HIDDEN)
        && !other.is(State.HIDDEN)
        && one.combatant.isEnemyOf(other.combatant)
        && fight.field().within(one.combatant, other.combatant, fight.numbers.reach);
  }

  public boolean isEngaged(Fighter fighter) {
    for (Fighter other : fight.fighters) {
      if (isEngaged(fighter, other)) {
        return true;
      }
    }
    return false;
  }
}
