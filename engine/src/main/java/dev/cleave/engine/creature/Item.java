package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;
import org.jspecify.annotations.Nullable;

/**
 * Something carried that is not worn and not ready to fight with.
 *
 * @param kind what it is used as: potion, herb, salve, oil, scroll, wand, rod, staff, ring, charm,
 *     water, flask, holy water, unholy water, torch, trollblood; empty where no rule asks
 * @param kept where it is: hand, belt, pouch or pack
 * @param heals hit points it restores when used, {@link Dice#NOTHING} if it does not
 * @param aid what it adds when the wounds of the fallen are treated with it
 * @param light feet it lights when it burns, 0 if it cannot
 * @param lit whether it burns
 * @param spell stored in it, null for most
 * @param charges how often that spell can still be released
 * @param weapon the weapon it is, for one that is packed away
 * @param bait what pursuers may stop for: treasure, food, or empty
 * @param obstacle whether it bars the way when dropped
 */
public record Item(
    String id,
    String name,
    String kind,
    Place kept,
    Dice heals,
    int aid,
    int light,
    boolean lit,
    @Nullable Spell spell,
    int charges,
    @Nullable Weapon weapon,
    String bait,
    boolean obstacle) {

  /** Where an item is carried, handiest first. */
  public enum Place {
    HAND,
    BELT,
    POUCH,
    PACK
  }

  /** A weapon that is packed away. */
  public static Item of(Weapon weapon) {
    return new Item(
        weapon.id(),
        weapon.name(),
        "",
        Place.PACK,
        Dice.NOTHING,
        0,
        0,
        false,
        null,
        0,
        weapon,
        "",
        false);
  }

  public boolean is(String wanted) {
    return kind.equals(wanted);
  }

  public boolean isInHand() {
    return kept == Place.HAND;
  }

  public Item in(Place place) {
    return new Item(
        id, name, kind, place, heals, aid, light, lit, spell, charges, weapon, bait, obstacle);
  }

  /** The same thing burning, or put out. */
  public Item lit(boolean burns) {
    return new Item(
        id, name, kind, kept, heals, aid, light, burns, spell, charges, weapon, bait, obstacle);
  }

  /** The same thing after its spell was released once. */
  public Item spent() {
    return new Item(
        id, name, kind, kept, heals, aid, light, lit, spell, charges - 1, weapon, bait, obstacle);
  }

  @Override
  public String toString() {
    return name;
  }
}
