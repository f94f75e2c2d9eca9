package dev.cleave.acks.book;

import dev.cleave.engine.creature.Creature;

/**
 * What training or brute strength adds to the damage of every hit with a weapon. A2.R.201
 *
 * @param blow hand to hand
 * @param shot with what is shot or thrown
 * @param words where it comes from
 */
public record Might(int blow, int shot, String words) {

  private static final Might NONE = new Might(0, 0, "");

  static Might of(BookNumbers numbers, Creature sheet, int level) {
    int strength = sheet.number("damage bonus", 0);
    if (strength != 0) {
      return new Might(strength, strength, "brute strength");
    }
    boolean everywhere = sheet.has("damage by level");
    boolean close = everywhere || sheet.has("melee damage by level");
    int trained = close ? numbers.damageByLevel(level) : 0;
    return trained == 0 ? NONE : new Might(trained, everywhere ? trained : 0, "level " + level);
  }

  public int of(boolean hurled) {
    return hurled ? shot : blow;
  }
}
