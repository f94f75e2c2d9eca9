package dev.cleave.acks.turn;

/** The share of a segment that an action takes. A2.ACT.01 */
public enum Cost {
  /** The whole of it. A2.ACT.04 */
  FULL_ROUND("Full round"),
  /** The movement action, or a second one, or the combat action where its list says so. */
  MOVEMENT("Movement"),
  /** The combat action; the movement action before it was to remain stationary. A2.GAP.127 */
  COMBAT("Combat"),
  /** Nothing: the same question is asked again. A2.GAP.138 */
  FREE("Free"),
  /** Not now: the segment itself is put off. A2.INIT.06 */
  DELAY("Later");

  private final String heading;

  Cost(String heading) {
    this.heading = heading;
  }

  /** Under which a list of actions has it. */
  public String heading() {
    return heading;
  }
}
