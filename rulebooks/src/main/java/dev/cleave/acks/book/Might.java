package dev.cleave.acks.book;

import dev.cleave.engine.creature.Creature;

/**
 * What training, people or brute strength adds to hits with a weapon, and to attack throws.
 * A2.R.201, A2.R.208
 *
 * @param blow to damage hand to hand
 * @param shot to the damage of what is shot or thrown
 * @param words where damage comes from
 * @param skill to attack throws hand to hand
 * @param aim to those of shots and throws
 */
public record Might(int blow, int shot, String words, int skill, int aim) {

  private static final Might NONE = new Might(0, 0, "", 0, 0);

  static Might of(BookNumbers numbers, Creature sheet, int level) {
    int skill = sheet.number("attack bonus", 0);
    int aim = sheet.number("missile bonus", 0);
    int strength = sheet.number("damage bonus", 0);
    if (strength != 0) {
      return new Might(strength, strength, "brute strength", skill, aim);
    }
    boolean everywhere = sheet.has("damage by level");
    boolean close = everywhere || sheet.has("melee damage by level");
    int trained = close ? numbers.damageByLevel(level) : 0;
    if (trained == 0 && skill == 0 && aim == 0) {
      return NONE;
    }
    return new Might(trained, everywhere ? trained : 0, "level " + level, skill, aim);
  }

  public int of(boolean hurled) {
    return hurled ? shot : blow;
  }
}
