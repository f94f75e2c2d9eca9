package dev.cleave.engine.creature;

/**
 * Body armour or a shield as one rulebook reads its sheet.
 *
 * @param rating what it adds to Armour Class
 * @param stone its weight in stone
 * @param speed feet a round it leaves its wearer, 0 if it does not slow
 */
public record Armour(String id, String name, boolean shield, int rating, int stone, int speed) {

  public static final Armour NONE = new Armour("none", "no armour", false, 0, 0, 0);

  /** The same with so much magic in it, and in its name: chain mail +1. */
  public Armour enchanted(int bonus) {
    return bonus == 0
        ? this
        : new Armour(
            id, name + (bonus > 0 ? " +" : " ") + bonus, shield, rating + bonus, stone, speed);
  }

  @Override
  public String toString() {
    return name;
  }
}
