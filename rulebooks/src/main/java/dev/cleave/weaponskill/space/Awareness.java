package dev.cleave.weaponskill.space;

import dev.cleave.weaponskill.book.State;
import dev.cleave.weaponskill.fray.Fighter;
import dev.cleave.weaponskill.fray.Fray;

/** Awareness: seeing a blow come. */
public final class Awareness {

  private final Fray fight;

  public Awareness(Fray fight) {
    this.fight = fight;
  }

  /** Fighting without light and without eyes for the dark. WS.COND.08 */
  public boolean isInDarkness(Fighter fighter) {
    return (fight.battle.isDark() || fighter.is(State.IN_DARKNESS)) && !seesInTheDark(fighter);
  }

  private static boolean seesInTheDark(Fighter fighter) {
    return fighter.combatant.sheet().has("dark sight")
        || fighter.combatant.sheet().has("infravision");
  }

  /** The target keeps no more than base and armour against this attacker. WS.COND.02 */
  public boolean isUnaware(Fighter target, Fighter attacker) {
    return target.isUnawareOf(attacker)
        || target.is(State.SURPRISED)
        || attacker.is(State.HIDDEN)
        || target.searchesExposed // WS.ITEM.04
        || isInDarkness(target) // WS.COND.10
        || target.heldBy != null && target.heldBy != attacker // WS.GAP.29
        || target.holds != null && target.holds != attacker // WS.GAP.29
        || target.casting != null; // WS.GAP.35
  }

  /** A blow in melee needs no roll. WS.COND.05, WS.SPELL.01 */
  public boolean isHelpless(Fighter target) {
    return target.isHelpless() || target.casting != null && !fight.numbers.castersUnawareOnly;
  }
}
