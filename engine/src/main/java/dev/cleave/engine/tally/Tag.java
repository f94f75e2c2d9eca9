package dev.cleave.engine.tally;

/** The source of a number, so that a rule can leave a part out: the unaware keep no agility. */
public enum Tag {
  BASE,
  LEVEL,
  SKILL,
  ABILITY,
  ARMOUR,
  SHIELD,
  MAGIC,
  COVER,
  WEAPON,
  POSITION,
  RANGE,
  STATE,
  SITUATION
}
