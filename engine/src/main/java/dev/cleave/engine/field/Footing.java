package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/**
 * Each combatant's place as it is stated, map or no map: cover, height, whether it is there and on
 * its own feet. All of it is one number: whether it is there, the cover, whether somebody bears it,
 * then the height.
 */
final class Footing {

  private static final long THERE = 1;
  private static final int COVER = 1;
  private static final long ALOFT = 1L << Integer.SIZE - 1;
  private static final int HEIGHT = Integer.SIZE;
  private static final long LOW = (1L << HEIGHT) - 1;

  private long[] stated;
  private boolean shared;
  private boolean level = true;
  private int changes;

  Footing(int size) {
    this.stated = new long[size];
  }

  private Footing(Footing other) {
    this.stated = other.stated;
    this.shared = true;
    this.level = other.level;
  }

  /** The two share what was stated until one of them changes it. */
  Footing copy() {
    shared = true;
    return new Footing(this);
  }

  private void state(Combatant combatant, long packed) {
    if (shared) {
      stated = stated.clone();
      shared = false;
    }
    stated[combatant.index()] = packed;
  }

  /** Grows whenever somebody has come or gone. */
  int changes() {
    return changes;
  }

  int cover(Combatant combatant) {
    return (int) ((stated[combatant.index()] & LOW - ALOFT) >> COVER);
  }

  void setCover(Combatant combatant, int grade) {
    long there = packed(combatant) & ~(LOW - THERE - ALOFT);
    state(combatant, there | (long) grade << COVER);
  }

  int elevation(Combatant combatant) {
    return (int) (stated[combatant.index()] >> HEIGHT);
  }

  /** Nobody has been above or below the others so far. */
  boolean isLevel() {
    return level;
  }

  void setElevation(Combatant combatant, int feet) {
    level &= feet == 0;
    state(combatant, packed(combatant) & LOW | (long) feet << HEIGHT);
  }

  /** All of it in one number. */
  long packed(Combatant combatant) {
    return stated[combatant.index()];
  }

  boolean isOn(Combatant combatant) {
    return (stated[combatant.index()] & THERE) != 0;
  }

  /** There, and on the ground rather than on somebody's back. */
  boolean takesRoom(Combatant combatant) {
    return (stated[combatant.index()] & (THERE | ALOFT)) == THERE;
  }

  void setAloft(Combatant combatant, boolean aloft) {
    changes++;
    state(combatant, packed(combatant) & ~ALOFT | (aloft ? ALOFT : 0));
  }

  void set(Combatant combatant, boolean there) {
    changes++;
    state(combatant, packed(combatant) & ~THERE | (there ? THERE : 0));
  }
}
