package dev.cleave.engine.creature;

import java.util.List;

/**
 * What magic adds to the throws of one who is under it, for as long as it lasts; below 0 it takes
 * away.
 *
 * @param attack to attack throws
 * @param damage to the damage of blows and shots that hit
 * @param ac to Armour Class
 * @param saves to saving throws
 * @param morale to morale rolls
 * @param wards against some damage
 */
public record Modifiers(
    int attack, int damage, int ac, int saves, int morale, List<Protection> wards) {

  public static final Modifiers NONE = new Modifiers(0, 0, 0, 0, 0, List.of());

  /** They change nothing. */
  public boolean areNone() {
    return equals(NONE);
  }
}
