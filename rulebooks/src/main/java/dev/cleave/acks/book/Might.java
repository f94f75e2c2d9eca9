package dev.cleave.acks.book;

import dev.cleave.engine.creature.Creature;
import dev.cleave.engine.creature.Weapon;

/**
 * What training, people or brute strength adds to hits with a weapon, and to attack throws.
 * A2.R.201, A2.R.208
 *
 * @param blow to damage hand to hand
 * @param hurl to the damage of what is thrown
 * @param shot to the damage of what is shot, to which no arm adds
 * @param words where damage comes from
 * @param skill to attack throws hand to hand
 * @param aim to those of shots and throws
 */
public record Might(int blow, int hurl, int shot, String words, int skill, int aim) {

  private static final Might NONE = new Might(0, 0, 0, "", 0, 0);

  static Might of(BookNumbers numbers, Creature sheet, int level) {
    int skill = sheet.number("attack bonus", 0);
    int aim = sheet.number("missile bonus", 0);
    int strength = sheet.number("damage bonus", 0);
    if (strength != 0) {
      return new Might(strength, strength, 0, "brute strength", skill, aim);
    }
    boolean everywhere = sheet.has("damage by level");
    boolean close = everywhere || sheet.has("melee damage by level");
    int trained = close ? numbers.damageByLevel(level) : 0;
    if (trained == 0 && skill == 0 && aim == 0) {
      return NONE;
    }
    int afar = everywhere ? trained : 0;
    return new Might(trained, afar, afar, "level " + level, skill, aim);
  }

  /**
   * @param missile whether it flies at the target
   */
  public int of(Weapon weapon, boolean missile) {
    return !missile ? blow : weapon.has("thrown") ? hurl : shot;
  }
}
