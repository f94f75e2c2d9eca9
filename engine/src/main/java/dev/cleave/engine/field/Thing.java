package dev.cleave.engine.field;

import dev.cleave.engine.creature.Item;
import dev.cleave.engine.creature.Weapon;
import org.jspecify.annotations.Nullable;

/**
 * Something that lies on the ground and can be picked up: a weapon, or whatever else one carries.
 */
public final class Thing extends Feature {

  private final @Nullable Weapon weapon;
  private final @Nullable Item item;

  private Thing(String name, @Nullable Weapon weapon, @Nullable Item item) {
    super(name);
    this.weapon = weapon;
    this.item = item;
  }

  public static Thing of(Weapon weapon) {
    return new Thing(weapon.name(), weapon, null);
  }

  public static Thing of(Item item) {
    return new Thing(item.name(), null, item);
  }

  /** Under a name of its own, to tell it from others like it. */
  public static Thing of(String name, Weapon weapon) {
    return new Thing(name, weapon, null);
  }

  /** Under a name of its own, to tell it from others like it. */
  public static Thing of(String name, Item item) {
    return new Thing(name, null, item);
  }

  public @Nullable Weapon weapon() {
    return weapon;
  }

  public @Nullable Item item() {
    return item;
  }

  /** It does not change. */
  @Override
  protected Feature another() {
    return new Thing(name(), weapon, item);
  }
}
