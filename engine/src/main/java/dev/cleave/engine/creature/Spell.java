package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;

/**
 * A spell by what it does.
 *
 * @param level of the spell
 * @param range in feet
 * @param allies whether it is for friends; otherwise for enemies
 * @param targets how many it takes in
 * @param damage dealt, or {@link Dice#NOTHING}
 * @param heals restored, or {@link Dice#NOTHING}
 * @param condition laid on those who fail, or empty
 * @param save what a saving throw does: none, half, negates
 * @param against the kind of saving throw
 */
public record Spell(
    String id,
    String name,
    int level,
    int range,
    boolean allies,
    int targets,
    Dice damage,
    Dice heals,
    String condition,
    String save,
    String against) {

  @Override
  public String toString() {
    return name;
  }
}
