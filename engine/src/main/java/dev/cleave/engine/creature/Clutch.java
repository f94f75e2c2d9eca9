package dev.cleave.engine.creature;

import dev.cleave.engine.dice.Dice;

/**
 * A hit after which a creature does not let go.
 *
 * @param damage dealt every round from then on, without another throw
 * @param on the natural die from which it takes hold; 0 for every hit that wounds
 * @param most the largest it takes hold of
 */
public record Clutch(Way way, Dice damage, int on, Size most) {

  /** The manner of it. */
  public enum Way {
    /** Hangs on and drinks. */
    LATCH,
    /** Winds itself about its prey and crushes. */
    CONSTRICT,
    /** Takes its prey in whole. */
    SWALLOW,
    /** Presses whom all its limbs of a kind have hit, once. */
    HUG,
    /** Tears whom all its limbs of a kind have hit, once. */
    REND
  }
}
