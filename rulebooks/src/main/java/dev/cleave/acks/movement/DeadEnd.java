package dev.cleave.acks.movement;

import dev.cleave.acks.book.Forbidden;
import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import org.jspecify.annotations.Nullable;

/** Why nobody gets away from his enemies there: he could not go so far, or they would hold him. */
final class DeadEnd {

  private static final String HELD = "WHO would not be clear of them there";
  private static final String NOWHERE = "WHO cannot get clear of them";

  private static final Forbidden WITHDRAWAL_HELD = new Forbidden(HELD, "A2.MOVE.32");
  private static final Forbidden NO_WITHDRAWAL = new Forbidden(NOWHERE, "A2.MOVE.33");
  private static final Forbidden TOO_FAR =
      new Forbidden("there is no way for WHO that far", "A2.MOVE.29");
  private static final Forbidden RETREAT_HELD = new Forbidden(HELD, "A2.FULL.39");
  private static final Forbidden NO_RETREAT = new Forbidden(NOWHERE, "A2.FULL.40");
  static final Forbidden STOPPED =
      new Forbidden("another enemy would stop WHO on the way", "A2.FULL.41");
  private static final Forbidden NOT_STRAIGHT =
      new Forbidden("WHO cannot run there straight", "A2.FULL.33");

  private DeadEnd() {}

  /**
   * @param way that leads there, clear of them or not; null if none does
   */
  static Forbidden ofWithdrawal(Spot to, @Nullable Route way) {
    return to instanceof Bearing ? NO_WITHDRAWAL : way == null ? TOO_FAR : WITHDRAWAL_HELD;
  }

  /**
   * @param way that leads there, clear of them or not; null if none does
   */
  static Forbidden ofRetreat(Spot to, @Nullable Route way) {
    return to instanceof Bearing ? NO_RETREAT : way == null ? NOT_STRAIGHT : RETREAT_HELD;
  }
}
