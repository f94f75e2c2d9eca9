package dev.cleave.acks.book;

import dev.cleave.engine.creature.Weapon;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A demand that an action makes on body and mind; wounds and other states deny it. */
public enum Demand {
  ATTACK,
  /** An attack on anybody but who holds one. */
  ANOTHER_FOE,
  /** An attack with more than the smallest of weapons. */
  ELBOW_ROOM,
  /** A blow at the helpless or the frightened. */
  NO_MERCY,
  /** A shot or a throw for which one stands. */
  UPRIGHT_SHOT,
  /** A flask, a vial or a torch for which one stands. */
  UPRIGHT_THROW,
  /** A spell of one's own or from a scroll. */
  SPELL,
  /** Any magic one works oneself. */
  MAGIC,
  SPEECH,
  HEARING,
  HANDS,
  BOTH_HANDS,
  /** An arm for a shield. */
  SHIELD_ARM,
  /** The same while the other hand holds a weapon. */
  SHIELD_AND_WEAPON,
  /** To get from one place to another, or the whole of a round. */
  LEGS,
  /** Any other action of the body, but no magic. */
  LIMBS,
  /** Both feet under one. */
  FOOTING,
  /** To get one's feet under one. */
  RISING,
  RUNNING,
  CHARGING,
  RIDING,
  /** More than somebody can do who needs his bed. A2.HEAL.10 */
  EXERTION,
  /** The combat action of the round, or the whole of it, for whatever it is used. */
  COMBAT_ACTION,
  /** A segment of one's own in the round. A2.ROUND.03 */
  INITIATIVE,
  /** Any deed whatever, in one's own segment or another's. */
  ACTION,
  /** A will of one's own: without it one runs from the enemy. A2.COND.FRIGHT.04 */
  CHOICE,
  /** Something announced before the dice. A2.ROUND.05 */
  DECLARATION,
  /** A moment seized in another's segment. A2.READY.05 */
  INTERRUPT;

  private static final Set<Demand> OF_THE_ROUND = EnumSet.range(INITIATIVE, INTERRUPT);

  private final String label = name().toLowerCase(Locale.ROOT).replace('_', ' ');

  /** Made by the sequence of the round, before there is an action that could make any. */
  public boolean isOfTheRound() {
    return OF_THE_ROUND.contains(this);
  }

  /** The hands a weapon takes, null for one's own limbs. */
  public static @Nullable Demand grip(Weapon weapon) {
    boolean free = weapon.natural() || weapon.isUnarmed() || weapon.hands() == 0;
    return free ? null : weapon.hands() == 1 ? HANDS : BOTH_HANDS;
  }

  /** By its label, as content writes it; null if there is none such. */
  public static @Nullable Demand named(String label) {
    for (Demand demand : values()) {
      if (demand.label.equals(label)) {
        return demand;
      }
    }
    return null;
  }
}
