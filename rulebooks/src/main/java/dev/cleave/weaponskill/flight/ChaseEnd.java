package dev.cleave.weaponskill.flight;

import dev.cleave.engine.table.Answer;

/** The Judge's word on a chase that is still undecided. WS.FLEE.13 */
enum ChaseEnd implements Answer {
  GOES_ON("goes on"),
  DEAD_END("dead end"),
  BREAKS_OFF("breaks off");

  private final String text;

  ChaseEnd(String text) {
    this.text = text;
  }

  @Override
  public String text() {
    return text;
  }
}
