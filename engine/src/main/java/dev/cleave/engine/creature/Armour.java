package dev.cleave.engine.creature;

/**
 * Body armour or a shield as one rulebook reads its sheet.
 *
 * @param rating what it adds to Armour Class
 * @param stone its weight in stone
 * @param speed feet a round it leaves its wearer, 0 if it does not slow
 * @param magic the share of its rating that is magic, 0 for the ordinary
 */
public record Armour(
    String id, String name, boolean shield, int rating, int stone, int speed, int magic) {

  public static final Armour NONE = new Armour("none", "no armour", false, 0, 0, 0);

  /** An ordinary one. */
  public Armour(String id, String name, boolean shield, int rating, int stone, int speed) {
    this(id, name, shield, rating, stone, speed, 0);
  }

  /** The same with so much magic in it, and in its name: chain mail +1. */
  public Armour enchanted(int bonus) {
    return bonus == 0
        ? this
        : new Armour(
            id,
            name + (bonus > 0 ? " +" : " ") + bonus,
            shield,
            rating + bonus,
            stone,
            speed,
            magic + bonus);
  }

  @Override
  public String toString() {
    return name;
  }
}
