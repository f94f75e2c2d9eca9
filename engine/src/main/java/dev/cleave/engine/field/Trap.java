package dev.cleave.engine.field;

import dev.cleave.engine.creature.Effect;

/** A snare that does something to people once, unless somebody disarms it first. */
public final class Trap extends Feature {

  private final Effect effect;
  private final boolean wide;
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
    copy.disarmed = disarmed;
    copy.sprung = sprung;
    return copy;
  }
}
