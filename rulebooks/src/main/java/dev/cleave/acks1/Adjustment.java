package dev.cleave.acks1;

import dev.cleave.engine.table.Answer;

/** The Judge's adjustment of a morale roll. A1.MORALE.10 */
record Adjustment(int value) implements Answer {

  static final Adjustment NONE = new Adjustment(0);

  @Override
  public String text() {
    return value == 0 ? "nothing" : value > 0 ? "add " + value : "take " + -value;
  }
}
