package dev.cleave.engine.field;

import dev.cleave.engine.creature.Material;

/** The stuff a feature is built of, how hard it is to hit, and how much of it still holds. */
public final class Fabric {

  private final Material material;
  private final int armourClass;
  private final int most;
  private int points;
  private boolean burning;

  /**
   * @param most its structural hit points when it is whole
   */
  public Fabric(Material material, int armourClass, int most) {
    this.material = material;
    this.armourClass = armourClass;
    this.most = most;
    this.points = most;
  }

  public Material material() {
    return material;
  }

  public int armourClass() {
    return armourClass;
  }

  /** Structural hit points when it is whole. */
  public int most() {
    return most;
  }

  /** Structural hit points left, none for what is destroyed. */
  public int points() {
    return points;
  }

  public void hurt(int by) {
    points = Math.max(0, points - by);
  }

  /** Repairs some of it. */
  public void mend(int by) {
    points = Math.min(most, points + by);
  }

  public boolean isDestroyed() {
    return points == 0;
  }

  public boolean isBurning() {
    return burning;
  }

  public void setBurning(boolean now) {
    this.burning = now;
  }

  Fabric copy() {
    var copy = new Fabric(material, armourClass, most);
    copy.points = points;
    copy.burning = burning;
    return copy;
  }
}
