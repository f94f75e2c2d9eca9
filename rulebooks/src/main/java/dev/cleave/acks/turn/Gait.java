package dev.cleave.acks.turn;

/** The ways to move, with the rule of each. */
public enum Gait {
  MARCH("marches", "A2.MOVE.19", true),
  CRAWL("crawls", "A2.COND.PRONE.04", true),
  SNEAK("sneaks", "A2.MOVE.24", true),
  STEP("steps", "A2.COMBAT.14", false),
  STEP_ON("steps", "A2.CLEAVE.16", false),
  STEP_BACK("steps", "A2.CLEAVE.36", false),
  RUN("runs", "A2.FULL.26", false),
  RUNNING_SNEAK("runs softly", "A2.FULL.30", false),
  CHARGE("charges", "A2.FULL.07", false),
  RETREAT("retreats", "A2.FULL.33", false),
  WITHDRAW("withdraws", "A2.MOVE.29", true),
  OVERRUN("barges on", "A2.MAN.OVERRUN.06", false);

  private final String verb;
  private final String rule;
  private final boolean turnsFreely;

  Gait(String verb, String rule, boolean turnsFreely) {
    this.verb = verb;
    this.rule = rule;
    this.turnsFreely = turnsFreely;
  }

  public String verb() {
    return verb;
  }

  public String rule() {
    return rule;
  }

  /** Leaves one free to look anywhere on the way and at its end. A2.MOVE.20, A2.MOVE.30 */
  public boolean turnsFreely() {
    return turnsFreely;
  }

  /** Takes the whole of a segment. */
  public boolean isFullRound() {
    return this == RUN || this == RUNNING_SNEAK || this == CHARGE || this == RETREAT;
  }

  /** Betrays the hidden. A2.COND.HIDE.02 */
  public boolean reveals() {
    return this != SNEAK && this != RUNNING_SNEAK && !isStep();
  }

  private boolean isStep() {
    return this == STEP || this == STEP_ON || this == STEP_BACK;
  }
}
