package dev.cleave.acks2;

import dev.cleave.engine.tally.Tag;
import dev.cleave.engine.tally.Term;

/**
 * What the manner of an attack adds to its throw.
 *
 * @param impact whether an impact weapon strikes with another die of damage. A2.DMG.20
 */
record Bonus(int value, Term why, boolean impact) {

  static final Bonus NONE = new Bonus(0, new Term("none", "A2.ATK.07", Tag.SITUATION), false);
}
