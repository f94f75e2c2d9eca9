package dev.cleave.acks.cleaving;

import dev.cleave.engine.creature.Weapon;
import dev.cleave.engine.figures.Figures;
import dev.cleave.engine.figures.RoomNumbers;

/** The figures of cleaving. */
public final class CleavingNumbers extends RoomNumbers {

  private final int crossbowCleaves = number("cleaves crossbow");
  private final int longBowCleaves = number("cleaves long bow");

  public CleavingNumbers(Figures figures) {
    super(figures);
  }

  /** How often a missile weapon can cleave at all. A2.CLEAVE.38-40 */
  public int missileCleaves(Weapon weapon, int strength) {
    if (weapon.has("crossbow")) {
      return crossbowCleaves;
    }
    return weapon.has("heavy bow") ? longBowCleaves + Math.max(0, strength) : Integer.MAX_VALUE;
  }
}
