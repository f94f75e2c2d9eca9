package dev.cleave.thac0.attack;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.thac0.fray.Fighter;

/** What somebody has learned to use. TH.C.THAC.08 */
public final class Skill {

  private Skill() {}

  /** Who says nothing of it has learned whatever he carries. */
  public static boolean isProficient(Fighter fighter, Weapon weapon) {
    return !fighter.prowess.schooled()
        || fighter.sheet().has("proficient in " + weapon.id())
        || fighter.sheet().has("specialised in " + weapon.id());
  }

  /** Specialised, or more than that. TH.C.ATKS.03 */
  public static boolean isSpecialist(Fighter fighter, Weapon weapon) {
    return has(fighter, "specialised in", weapon) || isMaster(fighter, weapon);
  }

  static boolean isMaster(Fighter fighter, Weapon weapon) {
    return has(fighter, "master of", weapon) || isGrandMaster(fighter, weapon);
  }

  static boolean isGrandMaster(Fighter fighter, Weapon weapon) {
    return has(fighter, "grand master of", weapon);
  }

  private static boolean has(Fighter fighter, String skill, Weapon weapon) {
    return fighter.prowess.specialised() && fighter.sheet().has(skill + " " + weapon.id());
  }
}
