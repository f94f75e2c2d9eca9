package dev.cleave.acks.book;

/** What an action takes of body and mind; wounds and other states deny it. */
public enum Demand {
  ATTACK,
  /** A spell of one's own or from a scroll. */
  SPELL,
  /** Any magic one works oneself. */
  MAGIC,
  SPEECH,
  HEARING,
  HANDS,
  /** An arm for a shield. */
  SHIELD_ARM,
  /** Both feet under one. */
  RISING,
  RUNNING,
  RIDING,
  /** More than somebody can do who needs his bed. A2.HEAL.10 */
  EXERTION
}
