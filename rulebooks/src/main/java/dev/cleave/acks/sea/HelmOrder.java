package dev.cleave.acks.sea;

import dev.cleave.engine.table.Answer;

/** An order to a ship, as a captain says it: "close with Sea Hind", "ahead 60, turn port". */
record HelmOrder(String text) implements Answer {

  static final HelmOrder HOLD = new HelmOrder("hold");
  static final HelmOrder BEAR_AWAY = new HelmOrder("bear away");
  static final HelmOrder CUT_LOOSE = new HelmOrder("cut loose");
  static final HelmOrder STATIONS = new HelmOrder("all hands to stations");
  static final String CLOSE = "close with ";
  static final String RAM = "ram ";
  static final String GRAPPLE = "grapple ";
  static final String REPAIR = "repair with ";
  static final String FIRE = "fight fire with ";

  @Override
  public boolean declines() {
    return equals(HOLD);
  }
}
