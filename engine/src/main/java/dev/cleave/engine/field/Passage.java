package dev.cleave.engine.field;

import dev.cleave.engine.actor.Combatant;

/**
 * How a mover may go: through whose space, beside whom he may stop, and who can hold him up. The
 * rulebook says it; the field does the geometry.
 */
@FunctionalInterface
public interface Passage {

  /** Feet by which the ground may rise or drop from one square to the next for the mover. */
  default int climb(Combatant mover) {
    return Integer.MAX_VALUE;
  }

  /** Nobody goes there. */
  int BARRED = 0;

  /**
   * How many times as many feet a step takes in water so deep, {@link #BARRED} if the mover does
   * not go there.
   */
  default int drag(Combatant mover, int depth) {
    return 1;
  }

  /** The hold that stops a mover; lesser holds add up. Many numbers divide it. */
  int WHOLE = 12;

  /** The mover may go through the other's space as if it were empty. */
  boolean through(Combatant mover, Combatant other);

  /**
   * A big mover may walk over the other, as long as half of the squares it enters in one row are
   * clear side by side.
   */
  default boolean over(Combatant mover, Combatant other) {
    return false;
  }

  /** The mover does not know of the other, so he plans his way as if nobody were there. */
  default boolean overlooks(Combatant mover, Combatant other) {
    return false;
  }

  /** A big mover may stop on the other, as long as half of its base is clear. */
  default boolean on(Combatant mover, Combatant other) {
    return false;
  }

  /** The two may stand shoulder to shoulder, so that three of them share two squares. */
  default boolean abreast(Combatant mover, Combatant other) {
    return false;
  }

  /** The one may stand close behind the other, so that three ranks share two squares. */
  default boolean inFile(Combatant mover, Combatant other) {
    return false;
  }

  /**
   * How strongly the other holds a mover who comes within {@link #holdFeet} of him and before him.
   * Where the holds add up to {@link #WHOLE} a way ends.
   */
  default int hold(Combatant mover, Combatant other) {
    return 0;
  }

  /** Others hold a mover all round, and not only where they look. */
  default boolean holdsAllRound() {
    return false;
  }

  /** From how far others hold a mover. */
  default int holdFeet() {
    return 5;
  }

  /**
   * The mover runs and cannot turn on the spot: straight on or in a gradual curve, at most an
   * eighth of a turn in every {@link #TURN_FEET} feet, the first step in any direction.
   */
  default boolean curves() {
    return false;
  }

  /** Feet between two turns of a runner. A2.GAP.130 */
  int TURN_FEET = 15;
}
