package dev.cleave.weaponskill.space;

import dev.cleave.engine.creature.Size;
import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;
import java.util.ArrayList;
import java.util.List;

/**
 * Crowds: those locked in one melee, and those who stand shoulder to shoulder. WS.RANGED.10,
 * WS.RANGED.14
 */
public final class Crowds {

  private final Fray fight;
  private final Reach reach;

  public Crowds(Fray fight, Reach reach) {
    this.fight = fight;
    this.reach = reach;
  }

  /** A target in a melee, unless it towers over everybody. WS.RANGED.10, WS.RANGED.13 */
  public boolean isIntoMelee(Fighter attacker, Fighter target) {
    if (isGargantuan(target) || !target.isStanding()) {
      return false;
    }
    for (Fighter other : fight.fighters) {
      if (other != attacker && reach.isEngaged(other, target)) {
        return true;
      }
    }
    return false;
  }

  public static boolean isGargantuan(Fighter fighter) {
    return fighter.combatant.sheet().size() == Size.COLOSSAL
        || fighter.combatant.sheet().has("gargantuan");
  }

  /** Everybody locked in the same melee as the target, himself included. WS.GAP.32 */
  public List<Fighter> melee(Fighter attacker, Fighter target) {
    var locked = new boolean[fight.fighters.length];
    locked[target.combatant.index()] = true;
    boolean grew = true;
    while (grew) {
      grew = false;
      for (Fighter one : fight.fighters) {
        for (Fighter other : fight.fighters) {
          if (locked[one.combatant.index()]
              && !locked[other.combatant.index()]
              && other != attacker
              && reach.isEngaged(one, other)) {
            locked[other.combatant.index()] = true;
            grew = true;
          }
        }
      }
    }
    return chosen(locked);
  }

  /** Those who stand together with the target, shoulder to shoulder. WS.RANGED.14 */
  public List<Fighter> crowd(Fighter target) {
    var joined = new boolean[fight.fighters.length];
    joined[target.combatant.index()] = true;
    boolean grew = true;
    while (grew) {
      grew = false;
      for (Fighter one : fight.fighters) {
        for (Fighter other : fight.fighters) {
          if (joined[one.combatant.index()]
              && !joined[other.combatant.index()]
              && other.isStanding()
              && !other.is(State.HIDDEN)
              && other.combatant.side() == target.combatant.side()
              && fight.field().within(one.combatant, other.combatant, fight.numbers.reach)) {
            joined[other.combatant.index()] = true;
            grew = true;
          }
        }
      }
    }
    return chosen(joined);
  }

  private List<Fighter> chosen(boolean[] flags) {
    var chosen = new ArrayList<Fighter>();
    for (Fighter fighter : fight.fighters) {
      if (flags[fighter.combatant.index()]) {
        chosen.add(fighter);
      }
    }
    return chosen;
  }
}
