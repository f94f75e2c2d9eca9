package dev.cleave.acks.book;

import dev.cleave.engine.actor.Condition;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The conditions of the book. */
public enum State implements Condition {
  PRONE("A2.COND.PRONE.01"),
  BLINDED("A2.COND.BLIND.02"),
  SURPRISED("A2.COND.SURPR.01"),
  HIDDEN("A2.COND.HIDE.01"),
  VULNERABLE("A2.COND.VULN.01"),
  HELPLESS("A2.COND.HELPLESS.02"),
  FALTERING("A2.COND.FALT.01"),
  FRIGHTENED("A2.COND.FRIGHT.01"),
  COWERING("A2.COND.COWER.02"),
  DISORDERED("A2.COND.DISORD.01"),
  /** After a countercharge. A2.GAP.150 */
  OFF_BALANCE("A2.READY.15"),
  /** Under magic that keeps blows and engagement away. */
  SANCTUARY("A2.ENGAGE.03"),
  /** Behind whatever is at hand. A2.GAP.157 */
  CROUCHING("A2.MOVE.28"),
  /** Bleeds at the start of every initiative until he shakes it off. A2.EX.107 */
  BLOODY_FLUX("A2.INIT.11"),
  /** The suit lies beside its owner. A2.GAP.159 */
  UNARMOURED("A2.FULL.19"),
  /** Under magic that gives one attack more. */
  SWIFT("A2.ATK.02"),
  /** Keeps up a spell with all his mind. */
  CONCENTRATING("A2.COND.CONC.01"),
  /** The same, and must not take a step. */
  ENTRANCED("A2.COND.CONC.02"),
  /** In magic that swallows every sound. */
  SILENCED("A2.COND.06"),
  /** Under magic that makes him a friend of those he would fight. */
  CHARMED("A2.COND.01"),
  /** In acid or oil. */
  COATED("A2.COMBAT.05"),
  /** Hurt again on the same count of the next round. */
  BURNING("A2.OIL.14"),
  GRABBED("A2.COND.GRAB.01"),
  RESTRAINED("A2.COND.RESTR.01"),
  WRESTLED("A2.COND.WREST.01"),
  /** Bed rest is due. */
  INCAPACITATED("A2.HEAL.06"),
  /** On the back of something larger. */
  CLAMBERING("A2.MAN.CLAMBER.06"),
  /** Helpless until the sleep ends, something hurts, or somebody shakes him. */
  ASLEEP("A2.COND.PARAL.01"),
  /** Helpless, and of stone. */
  PETRIFIED("A2.COND.PARAL.01"),
  /** Nobody sees him who looks. */
  INVISIBLE("A2.COND.INVIS.01"),
  /** The shield is broken. */
  SHIELDLESS("A2.MAN.SUNDER.09"),
  /** Away from the fight at a run, as long as anybody follows. */
  RETREATING("A1.MORALE.12"),
  /** Away from the fight step by step, and striking back. */
  WITHDRAWING("A1.MORALE.13"),
  /** Out of breath. */
  EXHAUSTED("A1.MOVE.11"),
  /** Inside something larger. */
  SWALLOWED("A2.R.162"),
  /** Has its jaws or its coils about somebody, and does not let go. */
  CLINGING("A2.R.163"),
  /** At the bottom of a pit. */
  TRAPPED("A2.R.166"),
  /** Goes down in deep water and can do nothing about it. */
  DROWNING("A2.R.192"),
  /** On a ladder, or in the face of a cliff. */
  CLIMBING("A2.R.195");

  public static final State[] ALL = values();

  /** Without those that only the first edition knows. */
  public static final List<State> OF_THE_SECOND_EDITION =
      Arrays.stream(ALL).filter(state -> !state.rule.startsWith("A1.")).toList();

  private final String label = name().toLowerCase(Locale.ROOT).replace('_', ' ');
  private final String rule;

  State(String rule) {
    this.rule = rule;
  }

  /** Several at once, for {@link dev.cleave.engine.actor.Combatant#isAny}. */
  public static long anyOf(State... several) {
    long bits = 0;
    for (State state : several) {
      bits |= 1L << state.ordinal();
    }
    return bits;
  }

  /** By its label; spells that leave somebody unaware leave him vulnerable here. */
  public static @Nullable State named(String label) {
    if (label.equals("unaware")) {
      return VULNERABLE;
    }
    if (label.equals("paralysed")) {
      return HELPLESS; // A2.COND.PARAL.01
    }
    for (State state : ALL) {
      if (state.label.equals(label)) {
        return state;
      }
    }
    return null;
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
