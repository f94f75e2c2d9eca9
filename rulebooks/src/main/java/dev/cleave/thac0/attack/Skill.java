package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.fray.Fighter;

/** What somebody has learned to use. TH.C.THAC.08 */
public final class Skill {

  private Skill() {}

  /** Who says nothing of it has learned whatever he carries. */
  public static boolean isProficient(Fighter fighter, Weapon weapon) {
    boolean stated = false;
    for (String trait : fighter.sheet().traits()) {
      if (trait.startsWith("proficient in ") || trait.startsWith("specialised in ")) {
        stated = true;
        if (trait.endsWith(" in " + weapon.id())) {
          return true;
        }
      }
    }
    return !stated;
  }
}
