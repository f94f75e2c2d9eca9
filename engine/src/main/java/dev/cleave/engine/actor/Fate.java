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
  WAITING("not yet here"),
  /** A thing and no creature: a chariot, a litter. It stands on no side's feet. */
  WHOLE("whole"),
  WRECKED("wrecked");

  private final String label;

  Fate(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }
}
