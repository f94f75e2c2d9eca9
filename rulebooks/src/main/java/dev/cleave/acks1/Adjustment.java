package dev.cleave.acks1;

import dev.cleave.engine.table.Answer;

/** What the Judge adds to a morale roll or takes from it. A1.MORALE.10 */
record Adjustment(int value) implements Answer {

  static final Adjustment NONE = new Adjustment(0);

  @Override
  public String text() {
    return value == 0 ? "nothing" : value > 0 ? "add " + value : "take " + -value;
  }
}
