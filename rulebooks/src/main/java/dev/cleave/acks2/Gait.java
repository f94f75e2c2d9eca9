package dev.cleave.acks2;

/** The ways to move, with the rule of each. */
enum Gait {
  MARCH("marches", "A2.MOVE.19"),
  CRAWL("crawls", "A2.COND.PRONE.04"),
  STEP("steps", "A2.COMBAT.14"),
  RUN("runs", "A2.FULL.26"),
  CHARGE("charges", "A2.FULL.07"),
  RETREAT("retreats", "A2.FULL.33"),
  WITHDRAW("withdraws", "A2.MOVE.29");

  private final String verb;
  private final String rule;

  Gait(String verb, String rule) {
    this.verb = verb;
    this.rule = rule;
  }

  String verb() {
    return verb;
  }

  String rule() {
    return rule;
  }
}
