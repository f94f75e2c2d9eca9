package dev.cleave.engine.field;

import dev.cleave.engine.creature.Effect;

/** A snare that does something to people once, unless somebody disarms it first. */
public final class Trap extends Feature {

  private final Effect effect;
  private final boolean wide;
  private boolean underfoot;
  private int depth;
  private boolean disarmed;
  private boolean sprung;

  /**
   * @param wide whether it catches everybody near, not only who springs it
   */
  public Trap(String name, Effect effect, boolean wide) {
    super(name);
    this.effect = effect;
    this.wide = wide;
  }

  public Effect effect() {
    return effect;
  }

  /** Catches everybody near, not only whoever springs it. */
  public boolean isWide() {
    return wide;
  }

  /** Springs on whoever steps there. */
  public boolean isUnderfoot() {
    return underfoot;
  }

  /** A hole in the ground, so many feet deep. */
  public static Trap pit(String name, int depth) {
    var pit = new Trap(name, Effect.NONE, false);
    pit.underfoot = true;
    pit.depth = depth;
    return pit;
  }

  /** Feet one falls in it, 0 for what is no pit. */
  public int depth() {
    return depth;
  }

  /** Lays it where people step. */
  public void layUnderfoot() {
    this.underfoot = true;
  }

  public boolean isDisarmed() {
    return disarmed;
  }

  public void disarm() {
    this.disarmed = true;
  }

  public boolean isSprung() {
    return sprung;
  }

  public void spring() {
    this.sprung = true;
  }

  @Override
  protected Feature another() {
    var copy = new Trap(name(), effect, wide);
    copy.underfoot = underfoot;
    copy.depth = depth;
    copy.disarmed = disarmed;
    copy.sprung = sprung;
    return copy;
  }
}
