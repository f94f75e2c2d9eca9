package dev.cleave.acks2;

import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;

/**
 * What the manner of an attack adds to its throw.
 *
 * @param impact whether an impact weapon strikes with another die of damage. A2.DMG.20
 * @param carry what it takes to keep it for a cleave
 */
record Bonus(int value, Term why, boolean impact, Carry carry) {

  /** When the cleaves of an attack go on in its manner. */
  enum Carry {
    NEVER,
    /** While each is made with a step. A2.CLEAVE.21-23 */
    STEPPING,
    /** While each is made at somebody who charged too. A2.CLEAVE.25-26 */
    AT_CHARGERS
  }

  private static final Term NOTHING = new Term("none", "A2.ATK.07", Tag.SITUATION);

  static final Bonus NONE = new Bonus(0, NOTHING, false, Carry.NEVER);

  /** A weapon set against a charge: the charger's own weight, and no more. A2.READY.16-17 */
  static final Bonus SET =
      new Bonus(0, new Term("set", "A2.READY.16", Tag.SITUATION), true, Carry.AT_CHARGERS);

  private static final Term FLAT = new Term("to knock out", "A2.NONLETHAL.10", Tag.SITUATION);

  /** With the flat of the blade. A2.MAN.INCAP.01 */
  static Bonus incapacitating(int value) {
    return new Bonus(value, FLAT, false, Carry.NEVER);
  }

  /** Whether all its damage is nonlethal. A2.MAN.INCAP.02 */
  boolean knocksOut() {
    return why.equals(FLAT);
  }

  /** What is left of it for the next cleave. */
  Bonus next(boolean stepped, boolean atCharger) {
    boolean goesOn =
        switch (carry) {
          case NEVER -> false;
          case STEPPING -> stepped;
          case AT_CHARGERS -> atCharger;
        };
    return goesOn ? this : NONE;
  }
}
