package dev.cleave.thac0.book;

import dev.cleave.engine.actor.Condition;

/** States a combatant can be in that outlast a moment. */
public enum State implements Condition {
  KNEELING("kneeling", "TH.STANCE.02"),
  SITTING("sitting", "TH.STANCE.05"),
  PRONE("prone", "TH.STANCE.09"),
  SURPRISED("surprised", "TH.C.SURP.04"),
  UNAWARE("unaware", "TH.THREAT.03"),
  HIDDEN("hidden", "TH.C.COVR.04"),
  INVISIBLE("invisible", "TH.C.COVR.04"),
  DISPLACED("displaced", "TH.ATK.08"),
  STUNNED("stunned", "TH.C.COND.01"),
  DAZED("dazed", "TH.C.COND.01"),
  PINNED("pinned", "TH.C.WRES.08"),
  BOUND("bound", "TH.C.WRES.08"),
  PARALYSED("paralysed", "TH.C.THAC.11"),
  ASLEEP("asleep", "TH.C.THAC.11"),
  BLIND("blind", "TH.C.COND.03"),
  SLOWED("slowed", "TH.C.COND.02"),
  HASTED("hasted", "TH.C.COND.02"),
  ENTANGLED("entangled", "TH.C.SPWM.06"),
  SILENCED("silenced", "TH.C.CAST.04"),
  BLESSED("blessed", "TH.ATK.04"),
  CURSED("cursed", "TH.ATK.07"),
  FLEEING("fleeing", "TH.C.MOR.05"),
  WITHDRAWING("withdrawing", "TH.C.MOR.05"),
  TURNED("turned", "TH.C.TURN.03"),
  FEEBLE("feeble", "TH.C.DMG.06"),
  CLIMBING("climbing", "TH.C.T.INIT-SITUATION"),
  WADING("wading", "TH.C.T.INIT-SITUATION"),
  IN_DEEP_WATER("in deep water", "TH.C.T.INIT-SITUATION"),
  SUBMERGED("submerged", "TH.C.GAP.04"),
  UNSTEADY("unsteady", "TH.C.T.ATTACK-SITUATION"),
  BURNING("burning", "TH.GREN.18"),
  SOAKED("soaked", "TH.GREN.17"),
  DEBILITATED("debilitated", "TH.C.POIS.05"),
  CAUGHT("caught", "TH.C.SPWM.08"),
  AFOOT("out of the saddle", "TH.C.MOVE.22"),
  UNARMOURED("out of armour", "TH.C.ARM.07");

  public static final State[] ALL = values();

  /** Nothing at all can be done in these, nor anything threatened. TH.C.COND.01, TH.COVER.02 */
  public static final long UNABLE = bits(SURPRISED, STUNNED, BOUND, PARALYSED, ASLEEP);

  /** Struck without fail by any die but a 1. TH.C.THAC.11 */
  public static final long HELPLESS = bits(BOUND, PARALYSED, ASLEEP);

  /** Not on his feet. TH.STANCE.01 */
  public static final long LOW = bits(PRONE, KNEELING, SITTING);

  /** Their nerve has gone. TH.C.MOR.05 */
  public static final long BROKEN = bits(FLEEING, WITHDRAWING);

  private final String label;
  private final String rule;

  State(String label, String rule) {
    this.label = label;
    this.rule = rule;
  }

  private static long bits(State... states) {
    long bits = 0;
    for (State state : states) {
      bits |= 1L << state.ordinal();
    }
    return bits;
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
