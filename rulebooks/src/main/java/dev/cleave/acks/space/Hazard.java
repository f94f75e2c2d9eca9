package dev.cleave.acks.space;

import dev.cleave.acks.turn.Cloud;
import dev.cleave.engine.field.Pool;
import dev.cleave.engine.field.Trap;

/** Something that lies where people tread and does them harm. */
public sealed interface Hazard {

  /** Oil that burns. A2.OIL.42-43 */
  record Patch(Pool pool) implements Hazard {}

  /** A trap underfoot, or a pit. A2.R.165 */
  record Snare(Trap trap) implements Hazard {}

  /** Magic over the ground. A2.R.164 */
  record Haze(Cloud cloud) implements Hazard {}

  /** Water too deep to stand in. A2.R.190 */
  record Depths() implements Hazard {}
}
