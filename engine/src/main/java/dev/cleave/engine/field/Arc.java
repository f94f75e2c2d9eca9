package dev.cleave.engine.field;

/** Where somebody stands as seen from a combatant's own facing. */
public enum Arc {
  FRONT,
  FLANK,
  REAR
}
