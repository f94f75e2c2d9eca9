package dev.cleave.acks.sea;

import dev.cleave.engine.table.Answer;

/** What the skill of two captains comes to, as the Judge finds. A1.SHIP.37 */
record Seamanship(int value) implements Answer {

  static final Seamanship NONE = new Seamanship(0);

  @Override
  public String text() {
    return value == 0 ? "nothing" : value > 0 ? "add " + value : "take " + -value;
  }
}
