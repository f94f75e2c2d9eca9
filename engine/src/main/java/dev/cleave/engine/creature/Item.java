package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;

/**
 * Something carried that is neither weapon nor armour.
 *
 * @param kept where it is: hand, belt, pouch or pack
 * @param heals hit points it restores when used, {@link Dice#NOTHING} if it does not
 * @param bait what pursuers may stop for: treasure, food, or empty
 * @param obstacle whether it bars the way when dropped
 */
public record Item(String id, String name, Place kept, Dice heals, String bait, boolean obstacle) {

  /** Where an item is carried, handiest first. */
  public enum Place {
    HAND,
    BELT,
    POUCH,
    PACK
  }

  public Item in(Place place) {
    return new Item(id, name, place, heals, bait, obstacle);
  }

  @Override
  public String toString() {
    return name;
  }
}
