package dev.cleave.weaponskill.book;

import dev.cleave.engine.actor.Condition;

/** States a fighter can be in that outlast a moment. */
public enum State implements Condition {
  PRONE("prone", "WS.COND.03"),
  UNAWARE("unaware", "WS.COND.01"),
  HELPLESS("helpless", "WS.COND.05"),
  SURPRISED("surprised", "WS.COND.02"),
  IN_DARKNESS("in darkness", "WS.COND.08"),
  HIDDEN("hidden", "WS.COND.01"),
  SILENCED("silenced", "WS.SPELL.02"),
  FLEEING("fleeing", "WS.FLEE.03");

  public static final State[] ALL = values();

  private final String label;
  private final String rule;

  State(String label, String rule) {
    this.label = label;
    this.rule = rule;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public String rule() {
    return rule;
  }
}
