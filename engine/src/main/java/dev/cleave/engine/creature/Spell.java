package dev.cleave.engine.creature;

/**
 * A spell by what it does.
 *
 * @param level of the spell
 * @param range in feet
 * @param allies whether it is for friends; otherwise for enemies
 * @param targets how many it takes in
 */
public record Spell(
    String id, String name, int level, int range, boolean allies, int targets, Effect effect) {

  @Override
  public String toString() {
    return name;
  }
}
