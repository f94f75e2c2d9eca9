package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/** What is stated of each combatant's place, map or no map: cover, height, whether it is there. */
final class Footing {

  private final int[] cover;
  private final int[] elevation;
  private final boolean[] on;

  Footing(int size) {
    this.cover = new int[size];
    this.elevation = new int[size];
    this.on = new boolean[size];
  }

  private Footing(Footing other) {
    this.cover = other.cover.clone();
    this.elevation = other.elevation.clone();
    this.on = other.on.clone();
  }

  Footing copy() {
    return new Footing(this);
  }

  int cover(Combatant combatant) {
    return cover[combatant.index()];
  }

  void setCover(Combatant combatant, int grade) {
    cover[combatant.index()] = grade;
  }

  int elevation(Combatant combatant) {
    return elevation[combatant.index()];
  }

  void setElevation(Combatant combatant, int feet) {
    elevation[combatant.index()] = feet;
  }

  /** All of it in one number. */
  long packed(Combatant combatant) {
    int i = combatant.index();
    return ((long) elevation[i] << 32) + cover[i] * 2L + (on[i] ? 1 : 0);
  }

  boolean isOn(Combatant combatant) {
    return on[combatant.index()];
  }

  void set(Combatant combatant, boolean there) {
    on[combatant.index()] = there;
  }
}
