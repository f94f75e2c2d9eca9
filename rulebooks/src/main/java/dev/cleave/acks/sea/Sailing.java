package dev.cleave.acks.sea;

import dev.cleave.engine.field.Facing;
import dev.cleave.engine.field.Vessel;

/** How fast a ship is. A1.SHIP.05-07, A1.WIND.03-09, A1.GAP.250 */
final class Sailing {

  private static final int WHOLE = 100;
  private static final int STEP = 5;

  private final Sea sea;

  Sailing(Sea sea) {
    this.sea = sea;
  }

  /** Feet a round as things stand, under sail or oars, whichever is faster. A1.R.61 */
  int speed(Vessel vessel) {
    return speed(vessel, vessel.heading());
  }

  /** The same with its bow to another side, where the wind may be better or worse. */
  int speed(Vessel vessel, Facing bow) {
    if (sea.hulls.isDisabled(vessel) || !vessel.held().isEmpty()) {
      return 0;
    }
    return Math.max(rowing(vessel), sailing(vessel, bow));
  }

  /** It goes somewhere, if not where its bow points now. A1.WIND.08 */
  boolean moves(Vessel vessel) {
    for (Facing bow : Facing.values()) {
      if (!bow.isDiagonal() && speed(vessel, bow) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Feet a round under sail. A1.SHIP.05, A1.WIND.03-09 */
  private int sailing(Vessel vessel, Facing bow) {
    int left = (WHOLE - sea.hulls.lost(vessel)) * sea.weather.parts(bow);
    return vessel.craft().sailing() * left / (WHOLE * Weather.PARTS) / STEP * STEP;
  }

  /** Feet a round under oars: the share of empty benches counts to the man. A1.SHIP.06 */
  int rowing(Vessel vessel) {
    int benches = vessel.craft().rowers();
    int empty = benches == 0 ? 0 : benches - vessel.rowing();
    int men = Math.max(1, benches);
    int left = Math.max(0, (WHOLE - sea.hulls.lost(vessel)) * men - WHOLE * empty);
    return vessel.craft().rowing() * left / (WHOLE * men) / STEP * STEP;
  }

  /** Percent of the rowers who are not at the oars. A1.SHIP.06 */
  int missing(Vessel vessel) {
    int benches = vessel.craft().rowers();
    return benches == 0 ? 0 : (benches - vessel.rowing()) * WHOLE / benches;
  }

  /** Feet of way that a quarter turn costs. A1.R.62 */
  int turning(Vessel vessel) {
    return Math.max(STEP, STEP * vessel.craft().length() / sea.numbers.turning / STEP * STEP);
  }
}
