package dev.cleave.engine.actor;

/** How a combatant stands with the fight. */
public enum Fate {
  STANDING("standing"),
  DOWN("down"),
  DEAD("dead"),
  FLED("fled"),
  YIELDED("yielded"),
  REMOVED("removed"),
  /** Not there yet; the Judge lets him in. */
  WAITING("not yet here");

  private final String label;

  Fate(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }
}
