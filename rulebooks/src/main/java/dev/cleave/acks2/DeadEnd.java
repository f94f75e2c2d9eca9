package dev.cleave.acks2;

import dev.cleave.engine.field.Bearing;
import dev.cleave.engine.field.Route;
import dev.cleave.engine.field.Spot;
import org.jspecify.annotations.Nullable;

/** Why nobody gets away from his enemies there: he could not go so far, or they would hold him. */
final class DeadEnd {

  private static final String HELD = "WHO would not be clear of them there";
  private static final String NOWHERE = "WHO cannot get clear of them";

  private static final Bar WITHDRAWAL_HELD = new Bar(HELD, "A2.MOVE.32");
  private static final Bar NO_WITHDRAWAL = new Bar(NOWHERE, "A2.MOVE.33");
  private static final Bar TOO_FAR = new Bar("there is no way for WHO that far", "A2.MOVE.29");
  private static final Bar RETREAT_HELD = new Bar(HELD, "A2.FULL.39");
  private static final Bar NO_RETREAT = new Bar(NOWHERE, "A2.FULL.40");
  private static final Bar NOT_STRAIGHT = new Bar("WHO cannot run there straight", "A2.FULL.33");

  private DeadEnd() {}

  /**
   * @param way that leads there, clear of them or not; null if none does
   */
  static Bar ofWithdrawal(Spot to, @Nullable Route way) {
    return to instanceof Bearing ? NO_WITHDRAWAL : way == null ? TOO_FAR : WITHDRAWAL_HELD;
  }

  /**
   * @param way that leads there, clear of them or not; null if none does
   */
  static Bar ofRetreat(Spot to, @Nullable Route way) {
    return to instanceof Bearing ? NO_RETREAT : way == null ? NOT_STRAIGHT : RETREAT_HELD;
  }
}
