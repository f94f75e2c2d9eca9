package dev.cleave.thac0.turn;

/** How much of somebody's round is left to him. */
public enum Left {
  /** All of it: his count is called. */
  ALL,
  /** An attack, after a move that left time for one. TH.C.MOVE.06 */
  THEN,
  /** One more attack, in a later pass. TH.MELEE.04 */
  LATER,
  /** What was held back: one attack, one use, or half a move. TH.C.HOLD.06 */
  HELD,
  /** A guard that nobody came to: half a move and one attack. TH.GUARD.11 */
  ABORTED
}
