package dev.cleave.acks.sea;

import dev.cleave.engine.field.Vessel;

/** How fast a ship is. A1.SHIP.05-07, A1.GAP.250 */
final class Sailing {

  private static final int WHOLE = 100;
  private static final int STEP = 5;

  private final Sea sea;

  Sailing(Sea sea) {
    this.sea = sea;
  }

  /** Feet a round as things stand, under sail or oars, whichever is faster. A1.R.61 */
  int speed(Vessel vessel) {
    if (sea.hulls.isDisabled(vessel) || !vessel.held().isEmpty()) {
      return 0;
    }
    return Math.max(rowing(vessel), slowed(vessel.craft().sailing(), sea.hulls.lost(vessel)));
  }

  /** Feet a round under oars. A1.SHIP.06 */
  int rowing(Vessel vessel) {
    return slowed(vessel.craft().rowing(), sea.hulls.lost(vessel) + missing(vessel));
  }

  /** Percent of the rowers who are not at the oars. A1.SHIP.06 */
  int missing(Vessel vessel) {
    int benches = vessel.craft().rowers();
    return benches == 0 ? 0 : (benches - vessel.rowing()) * WHOLE / benches;
  }

  private static int slowed(int feet, int percent) {
    return feet * (WHOLE - Math.min(WHOLE, percent)) / WHOLE / STEP * STEP;
  }

  /** Feet of way that a quarter turn costs. A1.R.62 */
  int turning(Vessel vessel) {
    return Math.max(STEP, STEP * vessel.craft().length() / sea.numbers.turning / STEP * STEP);
  }
}
