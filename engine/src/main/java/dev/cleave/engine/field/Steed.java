package dev.cleave.engine.field;

import dev.cleave.engine.creature.Creature;

/** A beast that waits for a rider, or trots past him. */
public final class Steed extends Feature {

  private final Creature creature;
  private final boolean moving;

  public Steed(String name, Creature creature, boolean moving) {
    super(name);
    this.creature = creature;
    this.moving = moving;
  }

  public Creature creature() {
    return creature;
  }

  public boolean isMoving() {
    return moving;
  }

  @Override
  protected Feature another() {
    return new Steed(name(), creature, moving);
  }
}
