package dev.cleave.weaponskill.fray;

import dev.cleave.engine.creature.Weapon;

/** The order of weapons by length: bare hands, Minor, Small, Medium, Large, Polearm. */
public final class Length {

  public static final int MINOR = 1;
  public static final int SMALL = 2;

  private Length() {}

  /** Of two weapons the longer counts. WS.GAP.19 */
  public static int of(Fighter fighter, Weapon weapon) {
    int main = weapon.melee() ? weapon.length() : 0;
    Weapon off = fighter.combatant.offHand();
    return off.melee() ? Math.max(main, off.length()) : main;
  }
}
